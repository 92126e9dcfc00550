import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test, vi } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const WALLET = 'wallet/getMyWallet';

async function rotatingServer() {
  const server = await createTestServer({ tokenRotationMs: 10 * MINUTE_MS });
  return { server, player: createTestPlayer(server.world) };
}

async function newTokenOf(server: TestServer, headers: Record<string, string>): Promise<string> {
  const reply = await server.call(WALLET, {}, headers);
  expect(reply.body).toMatchObject({ code: 200 });
  return reply.headers['new-token'] ?? '';
}

test('tokens stay as they are unless the world rotates them', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await server.control('clock', { advance: 29 * 24 * 60 * MINUTE_MS });
  expect(await newTokenOf(server, player.headers)).toBe('');
});

describe('in a world that rotates tokens every ten minutes', () => {
  test('a younger token stays', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS - 1 });
    expect(await newTokenOf(server, player.headers)).toBe('');
  });

  test('an older token is replaced, in the header and in the cookie', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const reply = await server.call(WALLET, {}, player.headers);
    const token = reply.headers['new-token'];
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const endsInSeconds = 30 * 86_400 - 600;
    expect(reply.headers['set-cookie']).toEqual([
      `P-Token=${token}; Max-Age=${endsInSeconds}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  test('the new token opens the session and is replaced in its turn', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const second = { 'P-Token': await newTokenOf(server, player.headers) };
    expect(await newTokenOf(server, second)).toBe('');
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const third = await newTokenOf(server, second);
    expect(third).toMatch(/^[0-9a-f]{32}$/);
    expect(third).not.toBe(second['P-Token']);
  });

  test('the old token stays valid for 60 seconds', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    await newTokenOf(server, player.headers);
    await server.control('clock', { advance: MINUTE_MS - 1 });
    await newTokenOf(server, player.headers);
    await server.control('clock', { advance: 1 });
    expect((await server.call(WALLET, {}, player.headers)).body.code).toBe(403);
  });

  test('a reply that was lost costs no session: the old token is told the same new one again', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const lost = await newTokenOf(server, player.headers);
    await server.control('clock', { advance: MINUTE_MS - 1 });
    const again = await server.call(WALLET, {}, player.headers);
    const heard = again.headers['new-token'] ?? '';
    expect(heard).toBe(lost);
    expect(again.headers['set-cookie']?.[0]).toContain(`Max-Age=${30 * 86_400 - 660};`);
    await server.control('clock', { advance: MINUTE_MS });
    expect(await newTokenOf(server, { 'P-Token': heard })).toBe('');
  });

  test.each(['old', 'new'])('a log out with the %s token ends the session with both', async (which) => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const second = { 'P-Token': await newTokenOf(server, player.headers) };
    await server.call('user/logout', {}, which === 'old' ? player.headers : second);
    for (const headers of [player.headers, second])
      expect((await server.call(WALLET, {}, headers)).body.code).toBe(403);
  });

  test.each([
    ['new', 403],
    // Its reply names the new one, which may have been lost before: it stays for its 60 seconds.
    ['old', 200],
  ])('a change of password with the %s token ends all others but the new one', async (which, oldAnswers) => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const token = await newTokenOf(server, player.headers);
    const second = { 'P-Token': token };
    const login = await server.call('user/login', { uname: player.userName, password: player.password });
    const change = { oldPwd: player.password, newPwd: 'another-28', newAgainPwd: 'another-28' };
    const by = which === 'old' ? player.headers : second;
    const changed = await server.call('user/changeLoginPassword', change, by);
    expect(changed.body.code).toBe(200);
    expect(changed.headers['new-token']).toBe(which === 'old' ? token : undefined);
    const codeOf = async (headers: Record<string, string>) =>
      (await server.call(WALLET, {}, headers)).body.code;
    expect(await codeOf(player.headers)).toBe(oldAnswers);
    expect(await codeOf({ 'P-Token': login.body.data.tokenValue })).toBe(403);
    expect(await codeOf(second)).toBe(200);
    await server.control('clock', { advance: MINUTE_MS });
    expect(await codeOf(player.headers)).toBe(403);
    expect(await codeOf(second)).toBe(200);
  });

  test('a new token that cannot be stored takes nothing from the call, and the old token stays', async () => {
    const { server, player } = await rotatingServer();
    const { app, world, call } = server;
    await server.control('clock', { advance: 10 * MINUTE_MS });
    // What is due at the commit is refused, as by a disk that has no room left.
    world.db.exec(`
      CREATE TABLE unkept (player_id INTEGER REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
      CREATE TRIGGER fails_at_commit AFTER INSERT ON sessions BEGIN INSERT INTO unkept VALUES (-1); END;`);
    const logged = vi.spyOn(app.log, 'error');
    const reply = await call('user/updateUserInfo', { nickName: 'Maple', userSex: 1 }, player.headers);
    expect(reply.body.code).toBe(200);
    expect(reply.headers['new-token']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
    world.db.exec('DROP TRIGGER fails_at_commit');
    await server.control('clock', { advance: MINUTE_MS });
    const { nickName } = (await call('user/getUserInfo', {}, player.headers)).body.data;
    expect(nickName).toBe('Maple');
  });

  test('a session does not last longer for having new tokens', async () => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 29 * 24 * 60 * MINUTE_MS });
    const second = { 'P-Token': await newTokenOf(server, player.headers) };
    await server.control('clock', { advance: 24 * 60 * MINUTE_MS });
    expect((await server.call(WALLET, {}, second)).body.code).toBe(403);
  });

  test.each([
    ['a refused call', 'game/getOrderById.do', { orderCode: '1' }],
    ['a malformed call', 'user/updateUserInfo', { userSex: 9 }],
    ['a log out', 'user/logout', {}],
    ['a call without need of a session', 'common/getSystemNotice', {}],
  ])('%s hands out no token', async (_, path, body) => {
    const { server, player } = await rotatingServer();
    await server.control('clock', { advance: 10 * MINUTE_MS });
    const reply = await server.call(path, body, player.headers);
    expect(reply.headers['new-token']).toBeUndefined();
  });

  test('a guest is handed no token', async () => {
    const { server } = await rotatingServer();
    const reply = await server.call(WALLET);
    expect(reply.body.code).toBe(403);
    expect(reply.headers['new-token']).toBeUndefined();
  });
});

test('a token that takes the place of another takes nothing of the chance of a seeded world', async () => {
  const server = await createTestServer();
  const tokens: string[] = [];
  for (const world of ['spring', 'autumn']) {
    const headers = { 'x-world': world };
    await server.control('worlds', { name: world, seed: '7', at: TEST_NOW_MS, rate: 0 }).expect(200);
    const open = async () =>
      (await server.control('open', { world, as: 'demo' }).set(headers).expect(200)).body.data.storage.token;
    const first = { ...headers, 'x-token': await open() };
    if (world === 'autumn')
      await server
        .control('faults', faultBody({ newToken: true }, { path: WALLET }))
        .set(headers)
        .expect(200);
    expect((await newTokenOf(server, first)) !== '').toBe(world === 'autumn');
    tokens.push(await open());
  }
  expect(tokens[1]).toBe(tokens[0]);
});
