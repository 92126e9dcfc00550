import { runStatement } from '@canada28/db/prepared.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { issueCodeAfter, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import {
  chaseOrder,
  createRestartableServer,
  drawNext,
  itemStates,
  LOSS,
  outcomeOf,
  pass,
  SLOT_MS,
  setLimit,
  startTestChase,
  sumOfEntries,
  WIN,
} from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, lookAt } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { listItemsOfChase } from './chase-items.repository.ts';

/** From the test's beginning, one minute into a sale, to its cutoff, ms. */
const TO_CUTOFF_MS = 120_000;

function betTimes(world: World, chaseId: number): number[] {
  const sql = `SELECT bets.placed_at_ms - issues.sale_start_ms FROM bets JOIN issues USING (issue_code)
    WHERE chase_id = ? ORDER BY bets.id`;
  return world.db.prepare(sql).pluck().all(chaseId) as number[];
}

describe('items in time', () => {
  test('each item is bet at the moment its issue opens, after the settlement of the one before', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    drawNext(world, [LOSS, LOSS]);
    expect(betTimes(world, chaseId)).toEqual([60_000, 0, 0]);
  });

  test('a win that ends the chase at the moment the next issue opens leaves no bet on it', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    drawNext(world, [WIN]);
    expect(itemStates(world, chaseId)).toBe('12222');
  });

  test('a double chase leaves the issues between its bets alone', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { planType: 3, issueRato: 3, totalIssue: 3 });
    drawNext(world, [WIN, WIN]);
    expect(itemStates(world, chaseId)).toBe('100');
    drawNext(world, [LOSS]);
    expect(itemStates(world, chaseId)).toBe('110');
  });

  test('a chase goes on after the maintenance break with the next issue code', () => {
    const nowMs = Date.UTC(2026, 8, 16, 10, 57, 30); // the last slot before 19:00 in Shanghai
    const world = createTestWorld({ nowMs });
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { totalIssue: 2 });
    const codes = listItemsOfChase(world.db, chaseId).map(({ issueCode }) => issueCode);
    expect(codes[1]).toBe(issueCodeAfter(codes[0] ?? '', 1));
    pass(world, 60 * 60_000);
    expect(itemStates(world, chaseId)).toBe('10');
    pass(world, 3 * 60_000);
    expect(itemStates(world, chaseId)).toBe('11');
    expect(betTimes(world, chaseId).at(-1)).toBe(0);
  });

  test('a chase without a stop rule finishes with the settlement of its last bet', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { totalIssue: 2 });
    drawNext(world, [WIN]);
    expect(outcomeOf(world, player, chaseId).status).toBe(CHASE_STATUS.running);
    drawNext(world, [LOSS]);
    expect(outcomeOf(world, player, chaseId)).toEqual({
      status: CHASE_STATUS.finished,
      staked: 20,
      paid: 19.99,
      available: 999.99,
      frozen: 0,
    });
  });
});

describe('late draws', () => {
  const schedule = scheduleConfig({ drawDelaySeconds: 240 });

  test('an item whose predecessor is not settled when its issue seals is cancelled and given back', () => {
    const world = createTestWorld({ schedule });
    const player = createTestPlayer(world);
    queueDraws(world, { sums: [LOSS, LOSS, LOSS, LOSS, LOSS, LOSS, LOSS] });
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    pass(world, SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('13000');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 950, frozen: 40 });
    pass(world, TO_CUTOFF_MS - 1);
    expect(itemStates(world, chaseId)).toBe('13000');
    pass(world, 1);
    expect(itemStates(world, chaseId)).toBe('12000');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 960, frozen: 30 });
    pass(world, 5 * SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('12121');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ status: CHASE_STATUS.finished, frozen: 0 });
  });

  test('an item that waits is bet as soon as the one before is settled, when its issue is still on sale', () => {
    const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 200 }) });
    const player = createTestPlayer(world);
    queueDraws(world, { sums: [LOSS, LOSS, LOSS] });
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    pass(world, SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('13000');
    pass(world, TO_CUTOFF_MS);
    expect(itemStates(world, chaseId)).toBe('11000');
    expect(betTimes(world, chaseId)).toEqual([60_000, 170_000]);
  });

  test('a settlement in the moment of the cutoff comes too late', () => {
    const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 210 }) });
    const player = createTestPlayer(world);
    queueDraws(world, { sums: [LOSS, LOSS, LOSS] });
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    pass(world, SLOT_MS + TO_CUTOFF_MS);
    expect(itemStates(world, chaseId)).toBe('12000');
  });

  test('without a stop rule no item waits', () => {
    const world = createTestWorld({ schedule });
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player);
    pass(world, SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('11000');
  });
});

describe('a server that was off', () => {
  test('goes on where it was after a restart, and settles nothing twice', () => {
    const server = createRestartableServer();
    const first = server.start();
    const player = createTestPlayer(first);
    const chaseId = startTestChase(first, player, { planType: 3, stopMode: 2 });
    queueDraws(first, { sums: [LOSS, LOSS, WIN] });
    pass(first, SLOT_MS);
    const second = server.offFor(0);
    pass(second, SLOT_MS);
    const third = server.offFor(0);
    pass(third, SLOT_MS);
    expect(outcomeOf(third, player, chaseId)).toEqual({
      status: CHASE_STATUS.stopped,
      staked: 70,
      paid: 79.96,
      available: 1009.96,
      frozen: 0,
    });
  });

  test('cancels the items whose sale it missed, and bets the one that is on sale', () => {
    const server = createRestartableServer();
    const before = server.start();
    const player = createTestPlayer(before);
    const chaseId = startTestChase(before, player);
    queueDraws(before, { sums: [LOSS, WIN, WIN] });
    const after = server.offFor(3 * SLOT_MS);
    expect(itemStates(after, chaseId)).toBe('12210');
    expect(outcomeOf(after, player, chaseId)).toMatchObject({
      available: 970,
      frozen: 10,
      staked: 20,
      paid: 0,
    });
  });

  test('does not bet on an issue that sealed while it was off, even before that issue is drawn', () => {
    const server = createRestartableServer();
    const before = server.start();
    const player = createTestPlayer(before);
    const chaseId = startTestChase(before, player);
    const after = server.offFor(SLOT_MS + TO_CUTOFF_MS);
    expect(itemStates(after, chaseId)).toBe('12000');
  });

  test('ends by its rule what would have ended meanwhile', () => {
    const server = createRestartableServer();
    const before = server.start();
    const player = createTestPlayer(before);
    const chaseId = startTestChase(before, player, { stopMode: 2 });
    queueDraws(before, { sums: [WIN] });
    const after = server.offFor(2 * SLOT_MS);
    expect(itemStates(after, chaseId)).toBe('12222');
    expect(outcomeOf(after, player, chaseId)).toMatchObject({
      status: CHASE_STATUS.stopped,
      available: 1009.99,
    });
  });

  test('for longer than a chase lasts gives back all that was not bet', () => {
    const server = createRestartableServer();
    const before = server.start();
    const player = createTestPlayer(before);
    const startIsuueCode = issueCodeAfter(chaseOrder(before).startIsuueCode, 1);
    const chaseId = startTestChase(before, player, { startIsuueCode });
    const after = server.offFor(24 * 3_600_000);
    expect(itemStates(after, chaseId)).toBe('22222');
    expect(outcomeOf(after, player, chaseId)).toEqual({
      status: CHASE_STATUS.finished,
      staked: 0,
      paid: 0,
      available: 1000,
      frozen: 0,
    });
    expect(sumOfEntries(after.db)).toBe(0);
  });
});

describe('a player who may not bet when an issue opens', () => {
  test('takes a time-out: the items in it are given back, the chase goes on after it', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player);
    setLimit(world, player, { name: 'timeoutUntil', value: world.clock.nowMs() + 2 * SLOT_MS });
    drawNext(world, [LOSS, LOSS]);
    expect(itemStates(world, chaseId)).toBe('12200');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 970, frozen: 20 });
    drawNext(world, [LOSS]);
    expect(itemStates(world, chaseId)).toBe('12210');
  });

  test('has reached the daily loss limit: no item is bet that could exceed it', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player);
    setLimit(world, player, { name: 'dailyLoss', value: 29_999_999 });
    drawNext(world, [LOSS, LOSS]);
    expect(itemStates(world, chaseId)).toBe('11200');
  });

  test('was forbidden to trade meanwhile: all the rest is given back', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player);
    runStatement(world.db, 'UPDATE players SET status = 3 WHERE id = :id', { id: player.id });
    drawNext(world, [LOSS, LOSS, LOSS, LOSS]);
    expect(itemStates(world, chaseId)).toBe('12222');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({
      status: CHASE_STATUS.finished,
      available: 990,
    });
  });
});

test('when the bet of an item fails, the item is untouched and is bet at the next attempt', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  const before = outcomeOf(world, player, chaseId);
  world.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON postings WHEN NEW.kind = 'chase-stake'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  queueDraws(world, { sums: [LOSS] });
  expect(() => pass(world, SLOT_MS)).toThrow('the disk is full');
  expect(itemStates(world, chaseId)).toBe('10000');
  expect(outcomeOf(world, player, chaseId)).toEqual(before);

  world.db.exec('DROP TRIGGER broken');
  lookAt(world);
  expect(itemStates(world, chaseId)).toBe('11000');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 950, frozen: 30 });
});
