import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS } from '../testing/test-server.ts';

const CURRENT_ISSUE = 'game/findcurIssue.do';

describe('every reply is marked as the demo it is', () => {
  test.each([
    ['a success', CURRENT_ISSUE, { lotteryId: '1' }],
    ['a refusal', 'user/login', { uname: 'nobody', password: 'wrong' }],
    ['a malformed body', CURRENT_ISSUE, {}],
    ['a missing session', 'user/getUserInfo', {}],
    ['an unknown path', 'user/unknown', {}],
  ])('%s', async (_, path, body) => {
    const server = await createTestServer();
    const reply = await server.call(path, body);
    expect(reply.headers['x-demo']).toBe('default');
  });

  test('a reply to a player', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    const reply = await server.call('user/getUserInfo', {}, player.headers);
    expect(reply.body.code).toBe(200);
    expect(reply.headers['x-demo']).toBe('default');
  });
});

test('a world on wall time does not speak of its clock', async () => {
  const server = await createTestServer();
  const reply = await server.call(CURRENT_ISSUE, { lotteryId: '1' });
  expect(reply.headers['x-demo-clock']).toBeUndefined();
});

test.each([
  ['advanced', { advance: 1000 }, `${TEST_NOW_MS + 1000};rate=1`],
  ['frozen', { freeze: true }, `${TEST_NOW_MS};rate=0`],
  ['sped up', { rate: 60 }, `${TEST_NOW_MS};rate=60`],
])('a world whose clock was %s tells its time and rate', async (_, command, told) => {
  const server = await createTestServer();
  await server.control('clock', command).expect(200);
  const reply = await server.call(CURRENT_ISSUE, { lotteryId: '1' });
  expect(reply.headers['x-demo-clock']).toBe(told);
});

test('over how long clients spread is told where they are a crowd', async () => {
  const server = await createTestServer();
  const markOf = async () => (await server.call(CURRENT_ISSUE, { lotteryId: '1' })).headers['x-demo-crowd'];
  const { port } = server.app.server.address() as AddressInfo;
  const join = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: 190 }, join));
  expect(await markOf()).toBeUndefined();
  sockets.push(...(await Promise.all(Array.from({ length: 20 }, join))));
  await expect.poll(markOf).toMatch(/^42\d$/);
  for (const socket of sockets) socket.destroy();
  await expect.poll(markOf).toBeUndefined();
});

test('a fast clock that is far ahead of its world, as where maintenance refuses all calls, is not told so', async () => {
  let wallMs = TEST_NOW_MS;
  const { world, call, control } = await createTestServer({ wall: { nowMs: () => wallMs } });
  await control('clock', { rate: 100_000 }).expect(200);
  await control('maintenance', { on: true }).expect(200);
  wallMs += 10 * MINUTE_MS;
  const { body, headers } = await call('common/getSystemNotice');
  expect(body.code).toBe(503);
  expect(headers['x-demo-clock']).toBe(`${world.timetable.reachedMs + 31 * DAY_MS};rate=100000`);
});
