import { once } from 'node:events';
import { imageOf } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { expect, test } from 'vitest';
import {
  addTestFault,
  createFaultFixture,
  firstHit,
  isSigned,
  listTestFaults,
  SIGN_PATH,
  sign,
  socketOfSign,
  wireOfSign,
} from '../../testing/test-faults.ts';
import type { World } from '../../world/world.ts';

const sessionsOf = ({ db }: World) => listRows(db, 'SELECT player_id FROM sessions');

test('a call that waits delays no other, not even a server that closes', async () => {
  const server = await createFaultFixture();
  await addTestFault(server, { latencyMs: 60_000 }, { path: SIGN_PATH });
  await addTestFault(server, { sessionExpired: true }, { path: SIGN_PATH });
  const waiting = wireOfSign(server);
  await firstHit(server.world);
  expect(await isSigned(server)).toBe(false);
  await server.app.close();
  expect(await waiting).toBe('');
  expect(sessionsOf(server.world)).toHaveLength(1);
});

test.each(['curl/8.14.1', 'Mozilla/5.0 (X11; Linux x86_64)'])(
  'a reply to %s that drips does not hold up a server that closes: it is broken off',
  async (userAgent) => {
    const server = await createFaultFixture();
    await addTestFault(server, { dripMs: 200 }, { path: SIGN_PATH });
    const socket = socketOfSign(server, userAgent).setEncoding('utf8');
    const ended = once(socket, 'close');
    let wire = '';
    socket.on('data', (part) => {
      wire += part;
    });
    await expect.poll(() => wire).toContain('{');
    await server.app.close();
    await ended;
    expect(wire).not.toContain('}');
    expect(wire.match(/HTTP/g)).toHaveLength(1);
  },
);

test('a call that waits is over, and not carried out, when its world is removed meanwhile', async () => {
  const server = await createFaultFixture();
  for (const what of [{ latencyMs: 50 }, { code: 600 }, { emptyBody: true }] as const)
    await addTestFault(server, what, { path: SIGN_PATH });
  const waiting = sign(server).then();
  await firstHit(server.world);
  for (const hosted of server.app.worlds.all) server.app.worlds.remove(hosted);
  expect((await waiting).body).toEqual({ code: 404, data: null, msg: 'There is no world "default".' });
});

test('a call that waits is over, and not carried out, when its world is reset meanwhile', async () => {
  const server = await createFaultFixture();
  // However busy the machine is, the world is reset before the wait is over.
  await addTestFault(server, { latencyMs: 1000 }, { path: SIGN_PATH });
  const waiting = sign(server).then();
  await firstHit(server.world);
  await server.control('worlds/default/reset', {}).expect(200);
  expect((await waiting).body.code).toBe(ERROR_CODES.busy);
  expect(await listTestFaults(server)).toEqual([]);
});

test('a call that waits is not carried out when its caller has gone away meanwhile', async () => {
  const server = await createFaultFixture();
  await addTestFault(server, { latencyMs: 300 }, { nth: 1, path: SIGN_PATH });
  await addTestFault(server, { sessionExpired: true }, { nth: 1, path: SIGN_PATH });
  const request = sign(server);
  request.end(() => undefined);
  await firstHit(server.world);
  // However busy the machine is, the server hears of it before the wait is over.
  request.abort();
  // Answered after the first one is over: it waits as long, and came later.
  await addTestFault(server, { latencyMs: 300 }, { path: 'chat/list' });
  await server.call('chat/list');
  expect(await isSigned(server)).toBe(false);
});

test('a call that was to be told a new token is told to try again when its world is reset meanwhile', async () => {
  const server = await createFaultFixture();
  const { call, player, world, app } = server;
  await addTestFault(server, { newToken: true }, { path: 'user/login' });
  const login = { uname: player.userName, password: player.password };
  const hashing = call('user/login', login, player.headers).then();
  await firstHit(world);
  const replacing = { undoable: undefined, endsInvitation: false };
  await app.worlds.hosted('default')?.replace(() => ({ image: imageOf(world.db) }), replacing);
  const { status, body, headers } = await hashing;
  expect([status, body.code]).toEqual([200, ERROR_CODES.busy]);
  expect(headers).not.toHaveProperty('new-token');
});
