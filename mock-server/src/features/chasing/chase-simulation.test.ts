import { findRow } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { CHASE_STATUS, modeOfPlanType } from '@canada28/shared/contract/chase-states.ts';
import { hasStopRule } from '@canada28/shared/game/chase-stop.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { createRestartableServer, pass, startTestChase, sumOfEntries } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { testRandom } from '../../testing/test-random.ts';
import type { World } from '../../world/world.ts';
import { numbersForSum } from '../draws/script-draws.ts';
import { getBalances } from '../ledger/ledger.repository.ts';
import { type ChaseRow, findChase } from './chasing.repository.ts';
import { stopChase } from './stop-chase.ts';

const CREDIT_MICROS = 1_000_000 * MICROS_PER_USDT;
const LONGER_THAN_ANY_CHASE_MS = 3_600_000;

const orders = fc.record({
  planType: fc.integer({ min: 1, max: 4 }),
  totalIssue: fc.integer({ min: 1, max: 5 }),
  startAmount: fc.integer({ min: 1, max: 50 }),
  startMutiple: fc.integer({ min: 1, max: 4 }),
  issueRato: fc.integer({ min: 1, max: 3 }),
  winRate: fc.integer({ min: 1, max: 40 }),
  stopMode: fc.constantFrom(0 as const, 1 as const, 2 as const),
  numberRecord: fc.constantFrom('31', '18', '35'),
});

/** What happens: the server runs for so many seconds, or is off for so many, or the player stops the chase. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ runsFor: fc.integer({ min: 1, max: 420 }) }) },
  { weight: 2, arbitrary: fc.record({ isOffFor: fc.integer({ min: 0, max: 700 }) }) },
  { weight: 1, arbitrary: fc.constant('stop' as const) },
);

const configs = fc.record({
  schedule: fc.constantFrom(30, 200, 240).map((drawDelaySeconds) => scheduleConfig({ drawDelaySeconds })),
  chaseProfitRule: fc.constantFrom('stop' as const, 'grow' as const),
  chaseDoubleRule: fc.constantFrom('spaced' as const, 'stepped' as const),
});

/** Sums 5, 18 and 16, each searched for once. */
const numberSets = [5, 18, 16].map((sum) => numbersForSum(testRandom('sets'), sum));
const draws = fc.array(fc.constantFrom(...numberSets), { minLength: 20, maxLength: 20 });

test('whatever is drawn, and whenever it is stopped or switched off, all money of a chase is accounted for', () => {
  fc.assert(
    fc.property(
      orders,
      fc.array(happening, { maxLength: 12 }),
      configs,
      draws,
      (order, story, config, numbers) => {
        const server = createRestartableServer(config);
        let world = server.start();
        const player = createTestPlayer(world, { creditMicros: CREDIT_MICROS });
        queueDraws(world, { numbers });
        const chaseId = startTestChase(world, player, order);
        for (const step of story) {
          if (step === 'stop') stopIfRunning(world, player, chaseId);
          else if ('runsFor' in step) pass(world, step.runsFor * 1000);
          else world = server.offFor(step.isOffFor * 1000);
          holdAtAnyTime(world, player, getChase(world, chaseId));
        }
        pass(world, LONGER_THAN_ANY_CHASE_MS);
        holdAtTheEnd(world, player, getChase(world, chaseId));
        world.db.close();
      },
    ),
    { numRuns: 60 },
  );
});

function holdAtAnyTime(world: World, player: TestPlayer, chase: ChaseRow): void {
  const { frozenMicros } = getBalances(world.db, player.id);
  expect(sumOfEntries(world.db)).toBe(0);
  expect(chase.stakedMicros + refundedMicros(world) + frozenMicros).toBe(chase.totalMicros);
  const mode = modeOfPlanType(chase.planType);
  if (hasStopRule({ stopMode: chase.stopMode, planMode: mode, profitRule: chase.profitRule })) {
    expect(chase.unsettledBets).toBeLessThanOrEqual(1);
  }
}

function holdAtTheEnd(world: World, player: TestPlayer, chase: ChaseRow): void {
  const { availableMicros, frozenMicros } = getBalances(world.db, player.id);
  expect(chase.status).not.toBe(CHASE_STATUS.running);
  expect(frozenMicros).toBe(0);
  expect(chase.stakedMicros + refundedMicros(world)).toBe(chase.totalMicros);
  expect(availableMicros).toBe(CREDIT_MICROS - chase.stakedMicros + chase.paidMicros);
  expect(sumOfEntries(world.db)).toBe(0);
  const tooLate = 'SELECT bets.id FROM bets JOIN issues USING (issue_code) WHERE placed_at_ms >= sale_end_ms';
  expect(findRow(world.db, tooLate)).toBeUndefined();
}

function stopIfRunning(world: World, player: TestPlayer, planId: number): void {
  if (getChase(world, planId).status !== CHASE_STATUS.running) return;
  inTransaction(world.db, () => stopChase(playerContext(world, player), { planId }));
}

function getChase(world: World, chaseId: number): ChaseRow {
  const chase = findChase(world.db, chaseId);
  if (chase === undefined) throw new Error(`there is no chase ${chaseId}`);
  return chase;
}

function refundedMicros(world: World): number {
  const sql = `SELECT coalesce(sum(amount_micros), 0) AS micros FROM postings WHERE kind = 'chase-refund'`;
  return findRow<{ micros: number }>(world.db, sql)?.micros ?? 0;
}
