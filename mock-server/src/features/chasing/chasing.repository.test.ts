import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { itemStates, SLOT_MS, setLimit, startTestChase } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import { chaseOfRow, findChases, findNewestChase, getChase } from './chasing.repository.ts';
import { getOwnChase } from './get-own-chase.ts';

test('chases are found by player, state, mode and time, newest first', () => {
  const world = createTestWorld();
  const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
  const first = startTestChase(world, player, { totalIssue: 1 });
  moveClock(world, { advance: SLOT_MS });
  const second = startTestChase(world, other, { planType: 2 });
  const third = startTestChase(world, player, { planType: 3 });
  const found = (filter: Parameters<typeof findChases>[1], limit = 9) => {
    const { rows, total } = findChases(world.db, filter, { limit, offset: 0 });
    return [total, ...rows.map(({ id }) => id)];
  };
  expect(found({})).toEqual([3, third, second, first]);
  expect(found({}, 1)).toEqual([3, third]);
  expect(found({ player: player.id })).toEqual([2, third, first]);
  expect(found({ status: CHASE_STATUS.finished })).toEqual([1, first]);
  expect(found({ type: 2 })).toEqual([1, second]);
  expect(found({ fromMs: TEST_NOW_MS + 1 })).toEqual([2, third, second]);
  expect(found({ beforeMs: TEST_NOW_MS + 1 })).toEqual([1, first]);
  expect(findNewestChase(world.db, player.id)?.id).toBe(third);
  expect(findNewestChase(world.db, player.id, CHASE_STATUS.finished)?.id).toBe(first);
});

test('a chase says what it goes by and what its items came to', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const id = startTestChase(world, player, { planType: 2, startMutiple: 3, totalIssue: 2 });
  expect(chaseOfRow(getChase(world.db, id))).toMatchObject({
    planCode: String(id),
    mode: 'sameMultiple',
    status: CHASE_STATUS.running,
    totalIssues: 2,
    executedIssues: 1,
    stakedMicros: 30_000_000,
    paidMicros: 0,
    totalMicros: 60_000_000,
    createdAtMs: TEST_NOW_MS,
  });
});

test('a chase that never was is no chase', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  expect(() => getChase(world.db, 9)).toThrow('there is no chase 9');
  const id = startTestChase(world, player);
  const context = playerContext(world, player);
  expect(getOwnChase(context, id).id).toBe(id);
  expect(getOwnChase(context, String(id)).id).toBe(id);
  for (const text of [` ${id}`, `${id}.0`, `+${id}`, `${id}x`, '', '-1'])
    expect(refusalOf(() => getOwnChase(context, text)).errorName).toBe('notFound');
});

test('of many items on one issue a hundred are decided at once, and the rest right after them', () => {
  const world = createTestWorld();
  const players = Array.from({ length: 101 }, () => createTestPlayer(world));
  const chases = players.map((player) => startTestChase(world, player, { totalIssue: 2 }));
  const [last] = players.slice(-1);
  if (last === undefined) throw new Error('there are no players');
  setLimit(world, last, { name: 'dailyLoss', value: 1 });
  const { happened } = moveClock(world, { advance: SLOT_MS });
  const details = happened.filter(({ what }) => what === 'chase-items-opened').map(({ detail }) => detail);
  expect(details).toEqual([
    expect.stringContaining(' 100 items, 100 bet (1000)'),
    expect.stringContaining(' 1 items, 1 cancelled (10 back)'),
  ]);
  expect(chases.map((id) => itemStates(world, id)).filter((states) => states === '11')).toHaveLength(100);
});
