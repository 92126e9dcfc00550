import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LOCKED = 900007;
const WRONG = 90006;

async function prepare() {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { hasPayPassword: true });
  return { server, player };
}

/** Logs in from an address of the local network; answers the code. */
async function logIn({ app }: TestServer, player: TestPlayer, from: string, password = DEMO_LOGIN_PASSWORD) {
  const payload = { uname: player.userName, password };
  const url = '/player-api/player/user/login';
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: from,
    headers: { lang: 'en' },
  });
  return reply.json();
}

const changeTo = (oldPwd: string) => ({ oldPwd, newPwd: 'another-28', newAgainPwd: 'another-28' });

async function messagesOf({ call }: TestServer, player: TestPlayer): Promise<string[]> {
  const reply = await call('notifyMessage/getNotifyMessage', {}, { ...player.headers, lang: 'en' });
  return reply.body.data.list.map(({ title }: { title: string }) => title);
}

test('five wrong passwords from one address lock it for that address, and no other one', async () => {
  const { server, player } = await prepare();
  for (let count = 0; count < 5; count++)
    expect((await logIn(server, player, '10.0.0.1', 'wrong')).code).toBe(WRONG);
  expect(await logIn(server, player, '10.0.0.1')).toMatchObject({
    code: LOCKED,
    msg: expect.stringContaining('5 min'),
  });
  expect((await logIn(server, player, '10.0.0.2')).code).toBe(200);
  // The log in elsewhere does not open it here.
  expect((await logIn(server, player, '10.0.0.1')).code).toBe(LOCKED);
});

/** Twenty wrong ones within an hour, never five from one address. */
async function guessFromManyAddresses(server: TestServer, player: TestPlayer): Promise<void> {
  for (let count = 0; count < 20; count++)
    expect((await logIn(server, player, `10.0.1.${count}`, 'wrong')).code).toBe(WRONG);
}

test('twenty wrong ones in an hour from many addresses lock it for every stranger, and the player is told once', async () => {
  const { server, player } = await prepare();
  await guessFromManyAddresses(server, player);
  expect(await logIn(server, player, '10.0.2.1')).toMatchObject({
    code: LOCKED,
    msg: expect.stringContaining('60 min'),
  });
  await server.control('clock', { advance: 60 * MINUTE_MS });
  expect((await logIn(server, player, '10.0.2.1')).code).toBe(200);
  await guessFromManyAddresses(server, player);
  const title = 'Repeated failed login attempts';
  expect((await messagesOf(server, player)).filter((other) => other === title)).toEqual([title]);
});

test('a player with an open session changes the password all the same, from the very address of the strangers', async () => {
  const { server, player } = await prepare();
  await guessFromManyAddresses(server, player);
  for (let count = 0; count < 5; count++) await logIn(server, player, '127.0.0.1', 'wrong');
  const reply = await server.call('user/changeLoginPassword', changeTo(DEMO_LOGIN_PASSWORD), player.headers);
  expect(reply.body.code).toBe(200);
});

test('a stolen session that guesses the old password is locked by its own five wrong ones, the log in is not', async () => {
  const { server, player } = await prepare();
  for (let count = 0; count < 5; count++)
    expect((await server.call('user/changeLoginPassword', changeTo('wrong'), player.headers)).body.code).toBe(
      900002,
    );
  const locked = await server.call('user/changeLoginPassword', changeTo(DEMO_LOGIN_PASSWORD), player.headers);
  expect(locked.body.code).toBe(LOCKED);
  expect((await logIn(server, player, '127.0.0.1')).code).toBe(200);
});

test('ten wrong transaction passwords in a day lock it until the operator opens it', async () => {
  const { server, player } = await prepare();
  const setTo = (oldPwd: string) => ({ oldPwd, newPwd: '1357', newAgainPwd: '1357' });
  const change = async (oldPwd: string) =>
    (await server.call('user/changePayPassword', setTo(oldPwd), { ...player.headers, lang: 'en' })).body;
  for (let count = 0; count < 10; count++) {
    expect((await change('0000')).code).toBe(WRONG);
    await server.control('clock', { advance: 10 * MINUTE_MS });
  }
  await server.control('clock', { advance: 48 * 60 * MINUTE_MS });
  expect(await change(DEMO_PAY_PASSWORD)).toMatchObject({
    code: LOCKED,
    msg: expect.stringContaining('customer service'),
  });
  expect(await messagesOf(server, player)).toContain('Transaction password locked');

  const unlocked = await server.control(`players/${player.id}`, { unlock: true });
  expect(unlocked.body.data).toMatchObject({ id: player.id, isPayPasswordLocked: false });
  expect((await change(DEMO_PAY_PASSWORD)).code).toBe(200);
});

test.each([
  ['players/1', { unlock: true }, 404, 'There is no player 1'],
  ['players/100001', { unlock: false }, 400, '{"unlock": true}'],
  ['players/demo', { unlock: true }, 400, 'account ID'],
] as const)('%s with %j is refused in a sentence', async (path, body, status, sentence) => {
  const { server } = await prepare();
  const reply = await server.control(path, body).expect(status);
  expect(reply.body.msg).toContain(sentence);
});
