import { inTransaction } from '@canada28/db/transaction.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import {
  drawNext,
  itemStates,
  LOSS,
  outcomeOf,
  pass,
  SLOT_MS,
  startTestChase,
  sumOfEntries,
  WIN,
} from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { stopChase } from './stop-chase.ts';

function stop(world: World, player: TestPlayer, planId: number): void {
  inTransaction(world.db, () => stopChase(playerContext(world, player), { planId }));
}

test('a chase stopped between two draws keeps the bet it placed and gives the rest back', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  drawNext(world, [LOSS]);
  stop(world, player, chaseId);
  expect(itemStates(world, chaseId)).toBe('11222');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({
    status: CHASE_STATUS.stopped,
    available: 980,
    frozen: 0,
    staked: 20,
  });
});

test('the bet that a stopped chase left behind is settled like any other, and shows in the chase', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { stopMode: 2 });
  stop(world, player, chaseId);
  drawNext(world, [WIN]);
  expect(outcomeOf(world, player, chaseId)).toEqual({
    status: CHASE_STATUS.stopped,
    staked: 10,
    paid: 19.99,
    available: 1009.99,
    frozen: 0,
  });
  pass(world, 5 * SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('12222');
  expect(sumOfEntries(world.db)).toBe(0);
});

test('a chase stopped while an item waits for a settlement gives that item back', () => {
  const world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 240 }) });
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { stopMode: 2 });
  pass(world, SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('13000');
  stop(world, player, chaseId);
  expect(itemStates(world, chaseId)).toBe('12222');
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ available: 990, frozen: 0 });
});

test('when any part of a stop fails, the chase runs on untouched', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  const before = outcomeOf(world, player, chaseId);
  world.db.exec(`CREATE TRIGGER broken BEFORE UPDATE OF status ON chases
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect(() => stop(world, player, chaseId)).toThrow('the disk is full');
  expect(itemStates(world, chaseId)).toBe('10000');
  expect(outcomeOf(world, player, chaseId)).toEqual(before);
});

test('a chase is stopped once: the refusal says which chase it was', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player);
  stop(world, player, chaseId);
  expect(refusalOf(() => stop(world, player, chaseId))).toEqual({
    errorName: 'chaseNotRunning',
    details: {},
    facts: { chaseId },
  });
});
