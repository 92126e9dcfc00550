import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

test.each([
  ['a scenario', 'scenario', { name: 'sealed' }],
  ['a reset', 'worlds/spring/reset', {}],
  ['a restored snapshot', 'snapshots/start/restore', {}],
  ['a step back', 'clock', { back: true }],
])('%s waits for a move of the clock that is under way, and both are carried out', async (_, path, body) => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  const spring = (to: string, sent: object) => server.control(to, sent).set('x-world', 'spring');
  await spring('snapshots', { name: 'start' }).expect(200);
  const world = server.app.worlds.hosted('spring')?.open();
  const beganMs = world?.clock.nowMs() ?? 0;
  const moved = spring('clock', { advance: 7 * DAY_MS }).then();
  while (world?.db.open && world.clock.nowMs() < beganMs + DAY_MS) await nextTurn();
  const replies = await Promise.all([moved, spring(path, body)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect([replies[0].body.data.nowMs >= beganMs + 7 * DAY_MS, world?.db.open]).toEqual([true, false]);
});

test('of two that replace a world at the same time each does so, one after the other', async () => {
  const server = await createTestServer();
  const replies = await Promise.all([
    server.control('scenario', { name: 'sealed' }),
    server.control('worlds/default/reset', {}),
    server.control('scenario', { name: 'new-player' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});
