import {
  DEMO_ACCOUNTS,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD_HASH,
  type DemoAccount,
  TOUR_ACCOUNT,
} from '@canada28/db/seeds/demo.ts';
import { TOUR_ROUNDS, TOUR_VISITS } from '@canada28/db/seeds/demo-tour.ts';
import { nextSlot, type Slot, slotAt } from '@canada28/shared/game/issue-schedule.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { contextAt } from '../../world/context.ts';
import type { TaskContext, World } from '../../world/world.ts';
import { firstSlotOnSale, slotsBefore } from '../draws/past-slots.ts';
import { populateDraws } from '../draws/populate-draws.ts';
import { updatePlayerProfile } from '../profile/profile.repository.ts';
import { createPlayer } from './create-player.ts';
import { Tour } from './tour.ts';

/** Long enough to open an account, fill an address book and pay in. */
const BEFORE_FIRST_VISIT_MS = 3_600_000;

/**
 * Populates a world for people who look around: its past draws, the demo accounts, and a month of the tour account, played
 * at its moments by the handlers of the product. The other accounts are opened now. A step is an issue.
 */
export function* populateDemo(world: World): Generator<void, void> {
  const visits = TOUR_VISITS.map((visit) => ({ ...visit, slots: slotsOf(world, visit.daysAgo) }));
  const slots = visits.flatMap((visit) => visit.slots);
  const beginsMs = (slots[0]?.saleStartMs ?? world.clock.nowMs()) - BEFORE_FIRST_VISIT_MS;
  const tour = new Tour(world, visits, seedAccount(contextAt(world, beginsMs), TOUR_ACCOUNT));
  tour.begin(beginsMs);
  yield* populateDraws(world, { slots, attend: (issueCode, slot) => tour.attend(issueCode, slot) });
  const context = contextAt(world, world.clock.nowMs());
  for (const account of DEMO_ACCOUNTS) if (account !== TOUR_ACCOUNT) seedAccount(context, account);
}

/** The slots of a visit: from this time of an earlier day on, and today those up to the one on sale. */
function slotsOf(world: World, daysAgo: number): Slot[] {
  if (daysAgo === 0) {
    const current = firstSlotOnSale(world);
    return [...slotsBefore(world, current, TOUR_ROUNDS), current];
  }
  const { schedule } = world.config;
  const fromMs = world.clock.nowMs() - daysAgo * DAY_MS;
  const slots = [slotAt(schedule, fromMs) ?? nextSlot(schedule, fromMs)];
  for (let last = slots[0]; last !== undefined && slots.length < TOUR_ROUNDS; last = slots.at(-1)) {
    slots.push(nextSlot(schedule, last.endMs));
  }
  return slots;
}

function seedAccount(context: TaskContext, account: DemoAccount): number {
  const id = createPlayer(context, {
    userName: account.userName,
    nickName: account.nickName,
    status: account.status,
    loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
    payPasswordHash: account.hasPayPassword ? DEMO_PAY_PASSWORD_HASH : undefined,
    balanceMicros: account.creditMicros,
    hasDeposited: false,
  });
  updatePlayerProfile(context.db, id, { sex: account.sex });
  return id;
}
