import { imageOf } from '@canada28/db/database-image.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestWorld,
  createTestWorlds,
  TEST_NOW_MS,
} from '../../testing/test-server.ts';
import { pinnedClock, WorldClock, wallClock } from '../../world/clock.ts';
import { storeTime } from '../../world/world-time.ts';
import { memoryPlace } from '../../worlds/world-place.ts';
import { describeWorld } from './describe-world.ts';

const AT_LOCALHOST = { protocol: 'http', host: 'localhost' } as const;

/** A world as it was closed a day ago. */
function imageAtRate(rate: number, players = 0): Buffer {
  const world = createTestWorld({ nowMs: TEST_NOW_MS });
  for (let count = 0; count < players; count++) createTestPlayer(world);
  const wall = pinnedClock(wallClock.nowMs() - DAY_MS);
  const time = { worldMs: TEST_NOW_MS, rate, wallMs: wall.nowMs() };
  storeTime({ db: world.db, clock: new WorldClock(wall, time) });
  const image = imageOf(world.db);
  world.db.close();
  return image;
}

function closedWorld(rate: number) {
  const worlds = createTestWorlds();
  const hosted = worlds.add('spring', memoryPlace(imageAtRate(rate)), { wasOff: false });
  const describe = () => describeWorld({ ...createTestControl(), worlds }, hosted, AT_LOCALHOST);
  return { worlds, describe };
}

test.each([1, 2])('a world without requests stands where its time went on to, at rate %j', (rate) => {
  const { worlds, describe } = closedWorld(rate);
  const { nowMs } = describe();
  expect(worlds.hosted('spring')?.world).toBe(undefined);
  expect(nowMs).toBeGreaterThanOrEqual(TEST_NOW_MS + rate * DAY_MS);
  expect(worlds.hosted('spring')?.open().clock.nowMs()).toBeGreaterThanOrEqual(nowMs);
  worlds.close();
});

test('at a rate that is a century by now, it is told, and met, where the most of it is made up for', () => {
  const { worlds, describe } = closedWorld(100_000);
  expect(describe().nowMs).toBe(TEST_NOW_MS + 31 * DAY_MS);
  const metMs = worlds.hosted('spring')?.open().clock.nowMs() ?? 0;
  expect(metMs).toBeGreaterThanOrEqual(TEST_NOW_MS + 31 * DAY_MS);
  expect(metMs).toBeLessThan(TEST_NOW_MS + 62 * DAY_MS);
  worlds.close();
});

test('of an open world whose fast clock is ahead of what has happened, no moment is told to which no call comes', async () => {
  let wallMs = TEST_NOW_MS;
  const world = createTestWorld({ wall: { nowMs: () => wallMs } });
  world.clock.setRate(100_000);
  const worlds = createTestWorlds(world);
  const hosted = worlds.hosted('default');
  hosted?.open();
  const { reachedMs } = world.timetable;
  // Ten minutes without a call are nearly two years there, which take longer than a call waits.
  wallMs += 10 * MINUTE_MS;
  const told = hosted && describeWorld({ ...createTestControl(), worlds }, hosted, AT_LOCALHOST).nowMs;
  expect(told).toBe(reachedMs + 31 * DAY_MS);
  expect(world.clock.nowMs()).toBe(TEST_NOW_MS + 100_000 * 10 * MINUTE_MS);
  world.db.close();
});

test('frozen, it stands there still', () => {
  expect(closedWorld(0).describe().nowMs).toBe(TEST_NOW_MS);
});

test('what happened in it while it was open is told once it is closed again', async () => {
  const { worlds, describe } = closedWorld(0);
  const before = describe().players.length;
  const world = worlds.hosted('spring')?.open();
  if (world !== undefined) createTestPlayer(world);
  await worlds.closeIdle(0);
  expect(worlds.hosted('spring')?.world).toBe(undefined);
  expect(describe().players).toHaveLength(before + 1);
});

test('another world under its name is told of as it is', async () => {
  const { worlds, describe } = closedWorld(0);
  const before = describe().players.length;
  const replacing = { undoable: undefined, endsInvitation: false };
  await worlds.hosted('spring')?.replace(() => ({ image: imageAtRate(0, 1) }), replacing);
  expect(describe().players).toHaveLength(before + 1);
});
