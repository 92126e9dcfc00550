import { inTransaction } from '@canada28/db/transaction.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { issueCodeAfter, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { scriptDraws } from '../../control/draws/script-draws.ts';
import {
  chaseOrder,
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
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { findIssue, ISSUE_STATE } from '../draws/draws.repository.ts';
import { voidIssue } from '../settlement/void-issue.ts';

describe('a chase after each settlement', () => {
  const { running, stopped, finished } = CHASE_STATUS;

  test.each([
    {
      rule: 'without a stop rule runs to its end',
      change: { stopMode: 0, totalIssue: 3 },
      sums: [WIN, WIN, WIN],
      states: '111',
      status: finished,
    },
    { rule: 'stops on a win', change: { stopMode: 2 }, sums: [LOSS, WIN], states: '11222', status: stopped },
    {
      rule: 'that stops in profit goes on after a win that does not make up for the losses',
      change: { stopMode: 1 },
      sums: [LOSS, WIN],
      states: '11100',
      status: running,
    },
    {
      rule: 'stops when winnings exceed stakes',
      change: { stopMode: 1 },
      sums: [LOSS, WIN, WIN],
      states: '11122',
      status: stopped,
    },
    {
      rule: 'for profit goes on below its rate',
      config: { chaseProfitRule: 'stop' },
      change: { planType: 4, winRate: 50 },
      sums: [LOSS, WIN, WIN],
      states: '11110',
      status: running,
    },
    {
      rule: 'for profit stops above its rate',
      config: { chaseProfitRule: 'stop' },
      change: { planType: 4, winRate: 50 },
      sums: [WIN],
      states: '12222',
      status: stopped,
    },
    {
      rule: 'for profit also stops on a win when the player says so',
      config: { chaseProfitRule: 'stop' },
      change: { planType: 4, winRate: 50, stopMode: 2 },
      sums: [LOSS, WIN],
      states: '11222',
      status: stopped,
    },
  ] as const)('$rule', ({ change, sums, states, status, ...rest }) => {
    const world = createTestWorld('config' in rest ? rest.config : {});
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, change);
    drawNext(world, sums);
    expect(itemStates(world, chaseId)).toBe(states);
    expect(outcomeOf(world, player, chaseId).status).toBe(status);
  });

  test('that grows does not end by itself at its rate', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const chaseId = startTestChase(world, player, { planType: 4, winRate: 10 });
    drawNext(world, [WIN]);
    expect(itemStates(world, chaseId)).toBe('11000');
  });

  test('one chase that stops leaves the chases of others alone', () => {
    const world = createTestWorld();
    const [one, other] = [createTestPlayer(world), createTestPlayer(world)];
    const stops = startTestChase(world, one, { stopMode: 2 });
    const goesOn = startTestChase(world, other, { stopMode: 2, numberRecord: '30' });
    drawNext(world, [WIN]);
    expect(itemStates(world, stops)).toBe('12222');
    expect(itemStates(world, goesOn)).toBe('11000');
  });
});

test.each([
  ['drawn', ISSUE_STATE.settled],
  ['void', ISSUE_STATE.closed],
])(
  'an issue that is %s without a bet of the chase leaves its item that waits alone, whatever others bet there',
  (end, state) => {
    const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 180 }) });
    const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
    const { startIsuueCode: late } = chaseOrder(world);
    const lost = issueCodeAfter(late, 1);
    scriptDraws(world, { issueCode: late, lateMs: 3 * SLOT_MS });
    if (end === 'void') scriptDraws(world, { issueCode: lost, void: true });
    const chaseId = startTestChase(world, player, { stopMode: 2, totalIssue: 4 });
    startTestChase(world, other, { startIsuueCode: lost, totalIssue: 1 });
    pass(world, 2 * SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('1230');
    setLimit(world, player, { name: 'timeoutUntil', value: Number.MAX_SAFE_INTEGER });
    pass(world, SLOT_MS / 2);
    expect(findIssue(world.db, lost)?.state).toBe(state);
    expect(itemStates(world, chaseId)).toBe('1230');
  },
);

test('when the end of a chase fails, its issue is not settled either; at the next attempt both are, once', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { stopMode: 2 });
  const before = outcomeOf(world, player, chaseId);
  world.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON postings WHEN NEW.kind = 'chase-refund'
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect(() => drawNext(world, [WIN])).toThrow('the disk is full');
  expect(outcomeOf(world, player, chaseId)).toEqual(before);

  world.db.exec('DROP TRIGGER broken');
  pass(world, SLOT_MS);
  expect(outcomeOf(world, player, chaseId)).toMatchObject({
    status: CHASE_STATUS.stopped,
    paid: 19.99,
    available: 1009.99,
    frozen: 0,
  });
});

describe('an issue that is declared void', () => {
  const declareVoid = (world: World, issueCode: string) =>
    inTransaction(world.db, () => voidIssue(playerContext(world, { id: 0 }), issueCode));

  test('cancels the item that was bet on it, and the chase goes on with the next issue', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const { startIsuueCode } = chaseOrder(world);
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    declareVoid(world, startIsuueCode);
    expect(itemStates(world, chaseId)).toBe('20000');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 960, frozen: 40, staked: 0 });
    pass(world, SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('21000');
    drawNext(world, [WIN]);
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 1009.99, frozen: 0, staked: 10 });
    expect(sumOfEntries(world.db)).toBe(0);
  });

  test('gives back the item that was still to come', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const { startIsuueCode } = chaseOrder(world);
    const chaseId = startTestChase(world, player, { totalIssue: 2 });
    declareVoid(world, issueCodeAfter(startIsuueCode, 1));
    expect(itemStates(world, chaseId)).toBe('12');
    expect(outcomeOf(world, player, chaseId)).toMatchObject({ status: CHASE_STATUS.running, available: 990 });
    drawNext(world, [LOSS]);
    expect(outcomeOf(world, player, chaseId).status).toBe(CHASE_STATUS.finished);
  });

  test('lets the item go ahead that waited for it', () => {
    const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 240 }) });
    const player = createTestPlayer(world);
    const { startIsuueCode } = chaseOrder(world);
    const chaseId = startTestChase(world, player, { stopMode: 2 });
    pass(world, SLOT_MS);
    expect(itemStates(world, chaseId)).toBe('13000');
    declareVoid(world, startIsuueCode);
    expect(itemStates(world, chaseId)).toBe('21000');
  });

  test('ends a chase that has nothing else', () => {
    const world = createTestWorld();
    const player = createTestPlayer(world);
    const { startIsuueCode } = chaseOrder(world);
    const chaseId = startTestChase(world, player, { totalIssue: 1 });
    declareVoid(world, startIsuueCode);
    expect(outcomeOf(world, player, chaseId)).toEqual({
      status: CHASE_STATUS.finished,
      staked: 0,
      paid: 0,
      available: 1000,
      frozen: 0,
    });
  });
});
