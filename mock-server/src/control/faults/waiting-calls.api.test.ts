import { imageOf } from '@canada28/db/database-image.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { expect, test } from 'vitest';
import {
  addTestFault,
  createFaultStage,
  firstHit,
  isSigned,
  listTestFaults,
  SIGN_PATH,
  sign,
  wireOfSign,
} from '../../testing/test-faults.ts';

test('a call that waits holds nobody up, not even a server that closes', async () => {
  const server = await createFaultStage();
  await addTestFault(server, { latencyMs: 60_000 }, { path: SIGN_PATH });
  const waiting = wireOfSign(server);
  await firstHit(server.world);
  expect(await isSigned(server)).toBe(false);
  await server.app.close();
  expect(await waiting).toBe('');
});

test('a reply that drips does not hold up a server that closes', async () => {
  const server = await createFaultStage();
  await addTestFault(server, { dripMs: 10_000 }, { path: SIGN_PATH });
  const dripping = wireOfSign(server);
  await firstHit(server.world);
  await server.app.close();
  expect(await dripping).not.toContain('{"code"');
});

test('a call that waits is over, and not carried out, when its world is removed meanwhile', async () => {
  const server = await createFaultStage();
  await addTestFault(server, { latencyMs: 50 }, { path: SIGN_PATH });
  const waiting = sign(server).then();
  await firstHit(server.world);
  for (const hosted of server.app.worlds.all) server.app.worlds.remove(hosted);
  expect((await waiting).body).toEqual({ code: 404, data: null, msg: 'There is no world "default".' });
});

test('a call that waits is over, and not carried out, when its world is reset meanwhile', async () => {
  const server = await createFaultStage();
  // However busy the machine is, the world is reset before the wait is over.
  await addTestFault(server, { latencyMs: 1000 }, { path: SIGN_PATH });
  const waiting = sign(server).then();
  await firstHit(server.world);
  await server.control('worlds/default/reset', {}).expect(200);
  expect((await waiting).body.code).toBe(ERROR_CODES.busy);
  expect(await listTestFaults(server)).toEqual([]);
});

test('a call that waits is not carried out when its caller has gone away meanwhile', async () => {
  const server = await createFaultStage();
  await addTestFault(server, { latencyMs: 300 }, { nth: 1, path: SIGN_PATH });
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
  const server = await createFaultStage();
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
