import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import {
  createRestartableServer,
  itemStates,
  LOSS,
  outcomeOf,
  SLOT_MS,
  startTestChase,
  sumOfEntries,
  WIN,
} from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { lookAt } from '../../testing/test-server.ts';
import { presentMs } from '../../world/catch-up.ts';
import type { World } from '../../world/world.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { findIssueAfter, findIssueOfMoment } from '../draws/draws.repository.ts';

/** When each bet of a chase was placed, ms after its issue opened. */
function betTimes(world: World, chaseId: number): number[] {
  const sql = `SELECT bets.placed_at_ms - issues.sale_start_ms FROM bets JOIN issues USING (issue_code)
    WHERE chase_id = ? ORDER BY bets.id`;
  return world.db.prepare(sql).pluck().all(chaseId) as number[];
}

/** Steps of one task each, as on a machine that has hardly any time. */
function tinyStep(world: World): boolean {
  const limit = { untilMs: world.clock.nowMs(), isOver: () => true };
  return world.timetable.runStep(limit).isDone;
}

describe('a world without a request', () => {
  test('bets every item at its own moment, in order', () => {
    const server = createRestartableServer();
    const world = server.start();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player);
    server.wait(4 * SLOT_MS + 150_000);
    lookAt(world);
    expect(itemStates(world, chaseId)).toBe('11111');
    expect(betTimes(world, chaseId)).toEqual([60_000, 0, 0, 0, 0]);
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ status: CHASE_STATUS.finished, staked: 50 });
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test('stops a chase by its rule as it would have stopped', () => {
    const server = createRestartableServer();
    const world = server.start();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    queueDraws(world, { sums: [LOSS, WIN] });
    server.wait(3600_000);
    lookAt(world);
    expect(itemStates(world, chaseId)).toBe('11222');
  });

  test('bets an item that waited for a late draw at the moment of that draw', () => {
    const server = createRestartableServer({ schedule: scheduleConfig({ drawDelaySeconds: 200 }) });
    const world = server.start();
    const chaseId = startTestChase(world, createTestPlayer(world), { stopMode: 2 });
    queueDraws(world, { sums: [LOSS, LOSS, LOSS, LOSS, LOSS] });
    server.wait(3600_000);
    lookAt(world);
    expect(itemStates(world, chaseId)).toBe('11111');
    expect(betTimes(world, chaseId)).toEqual([60_000, 170_000, 170_000, 170_000, 170_000]);
  });

  test.each([1000, 100_000])('loses nothing at %s times the pace of the wall', (rate) => {
    const server = createRestartableServer();
    const world = server.start();
    const chaseId = startTestChase(world, createTestPlayer(world));
    moveClock(world, { rate });
    server.wait(1200);
    lookAt(world);
    expect(itemStates(world, chaseId)).toBe('11111');
  });

  test('that is put off for good afterwards has missed what came after its end only', () => {
    const server = createRestartableServer();
    const world = server.start();
    const chaseId = startTestChase(world, createTestPlayer(world));
    server.wait(SLOT_MS);
    lookAt(world);
    const after = server.offFor(2 * SLOT_MS);
    expect(itemStates(after, chaseId)).toBe('11210');
  });
});

describe('a server that was off', () => {
  test('and is killed while it catches up still knows at its next start what it missed', () => {
    const server = createRestartableServer();
    const before = server.start();
    const player = createTestPlayer(before);
    const chaseId = startTestChase(before, player);
    server.wait(3 * SLOT_MS);
    const killed = server.wakeUp();
    for (let steps = 0; steps < 2; steps++) tinyStep(killed);
    expect(itemStates(killed, chaseId)).toBe('10000');
    const after = server.start();
    expect(itemStates(after, chaseId)).toBe('12210');
    expect(sumOfEntries(after.db)).toBe(0);
  });

  test('does not lose what comes due while it catches up', () => {
    const server = createRestartableServer();
    const before = server.start();
    const chaseId = startTestChase(before, createTestPlayer(before));
    server.wait(2 * SLOT_MS);
    const world = server.wakeUp();
    tinyStep(world);
    server.wait(2 * SLOT_MS);
    lookAt(world);
    expect(itemStates(world, chaseId)).toBe('12111');
  });
});

test('a call in a world that is behind happens in its present or not at all', () => {
  const server = createRestartableServer();
  const world = server.start();
  server.wait(SLOT_MS);
  lookAt(world);
  expect(presentMs(world)).toBe(world.clock.nowMs());
  world.timetable.hasReached = () => false;
  world.timetable.runStep = () => ({ events: [], isDone: false });
  server.wait(1);
  expect(() => presentMs(world)).toThrow('busy');
});

test('on a fast clock it happens at the moment that its world has reached, with an issue of that moment', () => {
  const server = createRestartableServer();
  const world = server.start();
  world.clock.setRate(100_000);
  server.wait(SLOT_MS / 1000);
  const { timetable } = world;
  const runStep = timetable.runStep.bind(timetable);
  // A step does one thing, as on a machine that gets to no more.
  timetable.runStep = (limit) =>
    runStep(limit.isOver === undefined ? limit : { ...limit, isOver: () => true });
  const behindMs = world.clock.nowMs();
  const nowMs = presentMs(world);
  expect(nowMs).toBeLessThan(behindMs);
  expect(world.clock.nowMs()).toBe(nowMs);
  expect(findIssueOfMoment(world.db, nowMs) ?? findIssueAfter(world.db, nowMs)).toBeDefined();
});
