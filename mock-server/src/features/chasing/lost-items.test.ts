import { CHASE_ITEM_LOSS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { newestMessage } from '../../testing/newest-message.ts';
import {
  createRestartableServer,
  drawNext,
  itemStates,
  LOSS,
  outcomeOf,
  pass,
  SLOT_MS,
  setLimit,
  startTestChase,
} from '../../testing/test-chase.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, lookAt } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { findIssueAfter } from '../draws/draws.repository.ts';
import { listItemsOfChase } from './chase-items.repository.ts';

const lossesOf = (world: World, chaseId: number) =>
  listItemsOfChase(world.db, chaseId).map(({ loss }) => loss ?? undefined);

/** Results come when the next issue has been on sale for so long, seconds. */
const lateBy = (drawDelaySeconds: number) => ({ schedule: scheduleConfig({ drawDelaySeconds }) });

const onBreak = (world: World, player: TestPlayer) =>
  setLimit(world, player, { name: 'timeoutUntil', value: Number.MAX_SAFE_INTEGER });

test('an item that waited until its issue sealed is lost as late', () => {
  const world = createTestWorld(lateBy(240));
  const chaseId = startTestChase(world, createTestPlayer(world), { stopMode: 2, totalIssue: 2 });
  pass(world, 2 * SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('12');
  expect(lossesOf(world, chaseId)).toEqual([undefined, CHASE_ITEM_LOSS.late]);
});

test('an item whose issue was on sale while the server was off is lost as missed', () => {
  const server = createRestartableServer();
  const world = server.start();
  const chaseId = startTestChase(world, createTestPlayer(world), { totalIssue: 2 });
  lookAt(world);
  const after = server.offFor(3 * SLOT_MS);
  expect(itemStates(after, chaseId)).toBe('12');
  expect(lossesOf(after, chaseId)).toEqual([undefined, CHASE_ITEM_LOSS.missed]);
});

test('a chase whose last item is lost when the bet before is settled ends at once, and its player is told', () => {
  const world = createTestWorld(lateBy(200));
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { stopMode: 2, totalIssue: 2 });
  pass(world, SLOT_MS);
  expect(itemStates(world, chaseId)).toBe('13');
  onBreak(world, player);
  drawNext(world, [LOSS]);
  expect(lossesOf(world, chaseId)).toEqual([undefined, CHASE_ITEM_LOSS.break]);
  expect(outcomeOf(world, player, chaseId)).toMatchObject({ status: CHASE_STATUS.finished, frozen: 0 });
  expect(newestMessage(world, player)?.title).toBe('Chase finished');
});

test('a chase that starts in the millisecond in which its issue opens bets at once', () => {
  const world = createTestWorld();
  const next = findIssueAfter(world.db, world.clock.nowMs());
  moveClock(world, { set: next?.saleStartMs ?? 0 });
  const chaseId = startTestChase(world, createTestPlayer(world), { totalIssue: 2 });
  expect(itemStates(world, chaseId)).toBe('10');
});

test('a world without odds for a choice takes no chase on it', () => {
  const world = createTestWorld({ oddsThousandths: [966_000] });
  expect(() => startTestChase(world, createTestPlayer(world))).toThrow('there are no odds for play code 31');
});
