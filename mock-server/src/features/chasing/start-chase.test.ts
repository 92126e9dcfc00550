import { runStatement } from '@canada28/db/prepared.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import {
  chaseOrder,
  drawNext,
  itemStates,
  LOSS,
  outcomeOf,
  pass,
  SLOT_MS,
  startTestChase,
  sumOfEntries,
} from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { listItemsOfChase } from './chase-items.repository.ts';
import { chaseOfRow, findChase } from './chasing.repository.ts';

test('the whole total is held and the first item is a bet at once', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  expect(itemStates(world, chaseId)).toBe('10000');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 950, frozen: 40, staked: 10 });
  expect(sumOfEntries(world.db)).toBe(0);
});

test.each([
  ['ordinary', {}, [1, 1, 1, 1], [0, 1, 2, 3]],
  ['same multiple', { planType: 2, startMutiple: 3 }, [3, 3, 3, 3], [0, 1, 2, 3]],
  ['double, its bets apart', { planType: 3, startMutiple: 2, issueRato: 3 }, [2, 4, 8, 16], [0, 3, 6, 9]],
  ['profitable', { planType: 4, winRate: 20, startMutiple: 7 }, [1, 2, 5, 13], [0, 1, 2, 3]],
])('the items of mode %s', (_, change, multiples, offsets) => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const items = listItemsOfChase(world.db, startTestChase(world, player, { totalIssue: 4, ...change }));
  const { startIsuueCode } = chaseOrder(world);
  expect(items.map(({ multiple }) => multiple)).toEqual(multiples);
  expect(items.map(({ issueCode }) => issueCode)).toEqual(
    offsets.map((offset) => issueCodeAfter(startIsuueCode, offset)),
  );
});

test('a profitable chase that stops at its rate is flat', () => {
  const world = createTestWorld({ chaseProfitRule: 'stop' });
  const chaseId = startTestChase(world, createTestPlayer(world), { planType: 4, totalIssue: 4, winRate: 20 });
  expect(listItemsOfChase(world.db, chaseId).map(({ multiple }) => multiple)).toEqual([1, 1, 1, 1]);
});

test('with the stepped rule a double chase bets every issue and doubles every second', () => {
  const world = createTestWorld({ chaseDoubleRule: 'stepped' });
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { planType: 3, totalIssue: 4, issueRato: 2 });
  expect(listItemsOfChase(world.db, chaseId).map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2]);
});

test('settings that the mode does not use are not kept', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { planType: 1, startMutiple: 9, issueRato: 9, winRate: 9 });
  expect(findChase(world.db, chaseId)).toMatchObject({
    startMultiple: 1,
    issueGap: 1,
    winRatePercent: 0,
  });
});

test('a chase on the next issue waits until that issue opens', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const startIsuueCode = issueCodeAfter(chaseOrder(world).startIsuueCode, 1);
  const chaseId = startTestChase(world, player, { startIsuueCode });
  const status = () => {
    const row = findChase(world.db, chaseId);
    return row && chaseOfRow(row).status;
  };
  expect(status()).toBe(CHASE_STATUS.waiting);
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 950, frozen: 50 });
  drawNext(world, [LOSS]);
  expect(status()).toBe(CHASE_STATUS.running);
  expect(itemStates(world, chaseId)).toBe('10000');
});

test('odds that change later do not change the bets of a chase', () => {
  const oddsThousandths = Array.from({ length: 38 }, () => 2_000);
  const world = createTestWorld({ oddsThousandths });
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  oddsThousandths.fill(1_500);
  pass(world, SLOT_MS);
  const bets = world.db.prepare('SELECT odds_thousandths FROM bets WHERE chase_id = ?').pluck().all(chaseId);
  expect(bets).toEqual([2_000, 2_000]);
});

test('when any part of a start fails, nothing of it remains', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  world.db.exec(`CREATE TRIGGER broken BEFORE UPDATE OF status ON chase_items
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect(() => startTestChase(world, player)).toThrow('the disk is full');
  for (const table of ['chases', 'chase_items', 'bets']) {
    expect(world.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  }
  expect(outcomeOf(world, player, 1)).toMatchObject({ available: 1000, frozen: 0 });
});

test('the terms of a chase and of its items are never changed', () => {
  const world = createTestWorld();
  const chaseId = startTestChase(world, createTestPlayer(world));
  const change = (sql: string) => () => runStatement(world.db, sql, { chaseId });
  expect(change('UPDATE chases SET total_micros = 1 WHERE id = :chaseId')).toThrow('never changed');
  expect(change('UPDATE chase_items SET amount_micros = 1 WHERE chase_id = :chaseId')).toThrow(
    'never changed',
  );
  expect(change('UPDATE chase_items SET status = 0 WHERE chase_id = :chaseId')).toThrow('decided once');
});

test('a refusal says what it goes by, and what is beside the limits of a mode does not matter to another', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const refusal = (change: Parameters<typeof startTestChase>[2]) =>
    refusalOf(() => startTestChase(world, player, change));
  expect(refusal({ startAmount: 10.5 }).facts).toEqual({ amount: 10.5 });
  expect(refusal({ planType: 3, startMutiple: 1, startAmount: 20_000 }).facts).toEqual({
    cause: 'an item of the chase would be above it',
  });
  const badFields = [
    [{ planType: 3, issueRato: 101 }, 'issueRato', 'must be a whole number 1–100'],
    [{ planType: 2, startMutiple: 0 }, 'startMutiple', 'must be a whole number above 0'],
    [{ planType: 4, winRate: 0 }, 'winRate', 'must be a whole number of percent above 0'],
    [{ totalIssue: 0 }, 'totalIssue', 'must be a whole number 1–8'],
  ] as const;
  for (const [change, field, cause] of badFields)
    expect(refusal(change)).toMatchObject({ details: { field }, facts: { cause } });
});

test('what a chase does not say of its multiples and gaps is one', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const termsOf = (planType: 2 | 3) =>
    findChase(world.db, startTestChase(world, player, { planType, totalIssue: 2 }));
  expect(termsOf(2)).toMatchObject({ startMultiple: 1, issueGap: 1, winRatePercent: 0 });
  expect(termsOf(3)).toMatchObject({ startMultiple: 1, issueGap: 1, winRatePercent: 0 });
});
