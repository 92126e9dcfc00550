import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { createTestDatabase } from '@canada28/db/test-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { WORLD_RULES } from '../app/world-rules.ts';
import { queueDraws } from '../control/draws/script-draws.ts';
import { moveClock } from '../control/time/move-clock.ts';
import { listItemsOfChase } from '../features/chasing/chase-items.repository.ts';
import { findChase, findNewestChase } from '../features/chasing/chasing.repository.ts';
import { startChase } from '../features/chasing/start-chase.ts';
import { findIssueOfMoment } from '../features/draws/draws.repository.ts';
import { getBalances } from '../features/ledger/ledger.repository.ts';
import { type PlayLimitName, updateStoredLimit } from '../features/play-limits/play-limits.repository.ts';
import { openWorld } from '../world/open-world.ts';
import type { World } from '../world/world.ts';
import { type WorldConfig, worldConfig } from '../world/world-config.ts';
import { playerContext, type TestPlayer } from './test-player.ts';
import { lookAt, TEST_NOW_MS } from './test-server.ts';

/** From one draw to the next, ms. */
export const SLOT_MS = 210_000;

/** Sums of draws that a bet on big wins and loses. */
export const [WIN, LOSS] = [18, 5];

type Wire = InputOf<typeof startChaseCall>;

/** A chase on big, 10 USDT on each of five issues from the one on sale; `change` sets what matters to the test. */
export function chaseOrder(world: World, change: Partial<Wire> = {}): Wire {
  const startIsuueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  return {
    lotteryId: '1',
    planType: 1,
    numberRecord: String(PLAY.big),
    startIsuueCode,
    totalIssue: 5,
    startAmount: 10,
    stopMode: 0,
    ...change,
  };
}

/** Starts a chase as its call would; answers its id. */
export function startTestChase(world: World, player: TestPlayer, change: Partial<Wire> = {}): number {
  inTransaction(world.db, () => startChase(playerContext(world, player), chaseOrder(world, change)));
  const newest = findNewestChase(world.db, player.id);
  if (newest === undefined) throw new Error('the chase was not stored');
  return newest.id;
}

/** Lets time pass on a running server, ms. */
export function pass(world: World, ms: number): void {
  moveClock(world, { advance: ms });
}

/** Sets a limit of the player's own, in force at once; micro-USDT or epoch ms. */
export function setLimit(
  world: World,
  player: TestPlayer,
  { name, value }: { readonly name: PlayLimitName; readonly value: number },
): void {
  updateStoredLimit(world.db, player.id, name, { value, next: undefined });
}

/** Queues results and lets so many draws happen, each settled at once. */
export function drawNext(world: World, sums: readonly number[]): void {
  queueDraws(world, { sums: [...sums] });
  pass(world, sums.length * SLOT_MS);
}

/** States of a chase's items, in order: 0 not executed, 1 executed, 2 cancelled, 3 paused. */
export function itemStates(world: World, chaseId: number): string {
  return listItemsOfChase(world.db, chaseId)
    .map(({ status }) => status)
    .join('');
}

/** What a chase came to, in USDT, and the player's balances. */
export function outcomeOf(world: World, player: TestPlayer, chaseId: number) {
  const chase = findChase(world.db, chaseId);
  const { availableMicros, frozenMicros } = getBalances(world.db, player.id);
  return {
    status: chase?.status,
    staked: (chase?.stakedMicros ?? 0) / MICROS_PER_USDT,
    paid: (chase?.paidMicros ?? 0) / MICROS_PER_USDT,
    available: availableMicros / MICROS_PER_USDT,
    frozen: frozenMicros / MICROS_PER_USDT,
  };
}

/** The sum of all entries; anything but 0 is a defect (game §6). */
export function sumOfEntries(db: Database): number {
  return findRow<{ sum: number }>(db, 'SELECT sum(amount_micros) AS sum FROM entries')?.sum ?? 0;
}

/** A server that can be off, or on without a call: its wall clock goes on, its database stays. */
export function createRestartableServer(config: Partial<WorldConfig> = {}) {
  const db = createTestDatabase();
  let wallMs = TEST_NOW_MS;
  const said: string[] = [];
  const options = {
    name: 'default',
    db,
    rules: WORLD_RULES,
    config: worldConfig({ pastDraws: 5, ...config }),
    seed: 'test',
    say: (sentence: string) => said.push(sentence),
  };
  /** As the process finds it, with all that was missed still to come. */
  const wakeUp = () => openWorld({ ...options, wall: { nowMs: () => wallMs } });
  const start = () => {
    const world = wakeUp();
    lookAt(world);
    return world;
  };
  return {
    start,
    wakeUp,
    /** What the server said about its time. */
    said,
    /** Lets the wall clock go on, or back, by so much (ms), without a call. */
    wait: (ms: number): void => {
      wallMs += ms;
    },
    /** The server is off for so long, ms; answers it started again. */
    offFor: (ms: number): World => {
      wallMs += ms;
      return start();
    },
  };
}
