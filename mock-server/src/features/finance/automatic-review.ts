import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { TaskContext } from '../../world/world.ts';
import type { StoredOrder } from './finance.repository.ts';

/** What an amount asks of the automatic reviewer (docs/magic-amounts.md). */
type Wish = 'fail' | 'cancel' | 'stay' | 'slow';

/** A wish by the cents that an amount ends in: 0.01, 0.02, 0.03, 0.04 USDT. */
const WISHES: readonly (Wish | undefined)[] = [undefined, 'fail', 'cancel', 'stay', 'slow'];

const MICROS_PER_CENT = MICROS_PER_USDT / 100;
const SLOW_REVIEW_MS = 10 * 60_000;

/** What the amount (micro-USDT) asks for; undefined for an ordinary one. */
export function wishOf(amountMicros: number): Wish | undefined {
  return WISHES[(amountMicros % MICROS_PER_USDT) / MICROS_PER_CENT];
}

/** When the automatic reviewer looks at an order of this amount (epoch ms); undefined when a person has to. */
export function automaticReviewMs({ world, clock }: TaskContext, amountMicros: number): number | undefined {
  const { reviewPolicy, reviewSeconds } = world.config;
  const wish = wishOf(amountMicros);
  if (reviewPolicy === 'manual' || wish === 'stay') return undefined;
  return clock.nowMs() + (wish === 'slow' ? SLOW_REVIEW_MS : reviewSeconds * 1000);
}

/** When an approved withdrawal is paid by itself (epoch ms); undefined when a person pays it. */
export function automaticPaymentMs({ world, clock }: TaskContext): number | undefined {
  const { reviewPolicy, reviewSeconds } = world.config;
  return reviewPolicy === 'manual' ? undefined : clock.nowMs() + reviewSeconds * 1000;
}

const WISH_WORDS: Readonly<Record<Wish, string>> = {
  fail: 'which asks that it fails',
  cancel: 'which asks that it is cancelled or not paid',
  stay: 'which asks that it waits for a person',
  slow: 'which asks for ten minutes',
};

/**
 * Why the automatic reviewer decides an order as it does, and when, for testers (control §15): so long it waited, whatever
 * the settings are by now.
 */
export function reviewReason({ clock }: TaskContext, { amountMicros, updatedAtMs }: StoredOrder): string {
  const wish = wishOf(amountMicros);
  const seconds = Math.round((clock.nowMs() - updatedAtMs) / SECOND_MS);
  const policy = `The automatic review decided it (${seconds} s, settings reviewPolicy and reviewSeconds)`;
  return wish === undefined
    ? `${policy}.`
    : `${policy}; the amount ends in ${wishCents(amountMicros)}, ${WISH_WORDS[wish]}.`;
}

function wishCents(amountMicros: number): string {
  return `.0${(amountMicros % MICROS_PER_USDT) / MICROS_PER_CENT}`;
}
