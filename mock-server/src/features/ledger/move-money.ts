import type { TaskContext } from '../../world/world.ts';
import { type AccountKind, insertPosting } from './ledger.repository.ts';

/** What a movement books; with a reference it happens once and never again. */
export type PostingKind = keyof typeof POSTING_SIDES;

/** Every kind of movement with the accounts it takes from and gives to: the whole of the product's bookkeeping. */
export const POSTING_SIDES = {
  'demo-credit': ['demo-credit', 'available'],
  'bet-stake': ['available', 'stakes'],
  'bet-prize': ['prizes', 'available'],
  'bet-refund': ['stakes', 'available'],
  'chase-hold': ['available', 'frozen'],
  'chase-stake': ['frozen', 'stakes'],
  'chase-refund': ['frozen', 'available'],
  deposit: ['deposits', 'available'],
  'deposit-bonus': ['bonuses', 'available'],
  'withdrawal-hold': ['available', 'frozen'],
  'withdrawal-payment': ['frozen', 'withdrawals'],
  'withdrawal-fee': ['frozen', 'fees'],
  'withdrawal-return': ['frozen', 'available'],
  'operator-credit': ['operator', 'available'],
  'operator-debit': ['available', 'operator'],
} as const satisfies Record<string, readonly [AccountKind, AccountKind]>;

type Movement = {
  readonly kind: PostingKind;
  readonly playerId: number;
  /** What it is for, for example the id of a bet. */
  readonly reference: number | string;
  readonly amountMicros: number;
};

/**
 * Books one movement between an account of the player and the other side that its kind names. Throws (and so rolls
 * the whole call back) when the event was booked before or the player's balance does not suffice.
 */
export function moveMoney({ db, clock }: TaskContext, { reference, ...movement }: Movement): void {
  const [from, to] = POSTING_SIDES[movement.kind];
  insertPosting(db, { from, to }, { ...movement, reference: String(reference), atMs: clock.nowMs() });
}
