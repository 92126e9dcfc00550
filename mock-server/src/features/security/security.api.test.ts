import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { describe, expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const LOGIN_PASSWORD = 'user/changeLoginPassword';
const PAY_PASSWORD = 'user/changePayPassword';
const NEW_LOGIN = { oldPwd: DEMO_LOGIN_PASSWORD, newPwd: 'another-28', newAgainPwd: 'another-28' };
const NEW_PAY = { oldPwd: DEMO_PAY_PASSWORD, newPwd: '8642', newAgainPwd: '8642' };
const DONE = { code: 200, data: true, msg: '' };

async function logIn({ call }: TestServer, player: TestPlayer, password: string) {
  return (await call('user/login', { uname: player.userName, password })).body;
}

async function newestMessage({ call }: TestServer, player: TestPlayer): Promise<string> {
  const reply = await call('notifyMessage/getNotifyMessage', {}, { ...player.headers, lang: 'en' });
  return reply.body.data.list[0].title;
}

async function answerTo({ call }: TestServer, player: TestPlayer, path: string, body: object) {
  return (await call(path, body, { ...player.headers, lang: 'en' })).body;
}

describe('the login password', () => {
  test('is changed by a session that knows the old one, and every other session ends', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    const otherSession = await logIn(server, player, DEMO_LOGIN_PASSWORD);
    const other = { 'P-Token': otherSession.data.tokenValue };

    expect(await answerTo(server, player, LOGIN_PASSWORD, NEW_LOGIN)).toEqual(DONE);
    expect((await server.call('user/getUserInfo', {}, other)).body.code).toBe(403);
    expect((await server.call('user/getUserInfo', {}, player.headers)).body.code).toBe(200);
    expect(await newestMessage(server, player)).toBe('Login password changed');
    expect(await logIn(server, player, DEMO_LOGIN_PASSWORD)).toMatchObject({ code: 90006 });
    expect(await logIn(server, player, 'another-28')).toMatchObject({ code: 200 });
  });

  test.each([
    ['with a wrong old one', { oldPwd: 'wrong' }, 900002, 'The current password is wrong'],
    [
      'with two different new ones',
      { newAgainPwd: 'other-28' },
      900002,
      'The passwords set are inconsistent',
    ],
    [
      'with both, the old one first',
      { oldPwd: 'wrong', newAgainPwd: 'other-28' },
      900002,
      'The current password is wrong',
    ],
    [
      'shorter than six characters',
      { newPwd: 'short', newAgainPwd: 'short' },
      400,
      /^Parameter error: newPwd/,
    ],
    ['that is no text', { newPwd: 123456 }, 400, /^Parameter error: newPwd/],
  ])('is not changed %s', async (_, changes, code, msg) => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    const answer = await answerTo(server, player, LOGIN_PASSWORD, { ...NEW_LOGIN, ...changes });
    expect(answer).toEqual({ code, data: null, msg: expect.stringMatching(msg) });
    expect(await logIn(server, player, DEMO_LOGIN_PASSWORD)).toMatchObject({ code: 200 });
  });

  test('is locked for five minutes after five wrong old ones, the right one included', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await answerTo(server, player, LOGIN_PASSWORD, { ...NEW_LOGIN, oldPwd: 'wrong' });
      expect(answer.code).toBe(900002);
    }
    expect(await answerTo(server, player, LOGIN_PASSWORD, NEW_LOGIN)).toEqual({
      code: 900007,
      data: null,
      msg: 'Too many wrong passwords, please try again in 5 min',
    });
    await server.control('clock', { advance: 300_000 });
    expect(await answerTo(server, player, LOGIN_PASSWORD, NEW_LOGIN)).toEqual(DONE);
  });
});

describe('the transaction password', () => {
  test('is set for the first time without an old one', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world);
    const first = { newPwd: '1357', newAgainPwd: '1357' };
    expect(await answerTo(server, player, PAY_PASSWORD, first)).toEqual(DONE);
    expect((await server.call('user/getUserInfo', {}, player.headers)).body.data.payPassword).toBe(true);
    expect(await newestMessage(server, player)).toBe('Transaction password set');
    expect(await answerTo(server, player, PAY_PASSWORD, first)).toMatchObject({ code: 90006 });
  });

  test('is changed by a session that knows the old one', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world, { hasPayPassword: true });
    expect(await answerTo(server, player, PAY_PASSWORD, NEW_PAY)).toEqual(DONE);
    expect(await newestMessage(server, player)).toBe('Transaction password changed');
    expect(await answerTo(server, player, PAY_PASSWORD, NEW_PAY)).toMatchObject({ code: 90006 });
    expect(await answerTo(server, player, PAY_PASSWORD, { ...NEW_PAY, oldPwd: '8642' })).toEqual(DONE);
  });

  test.each([
    ['with a wrong old one', { oldPwd: '0000' }, 90006],
    ['with a wrong old one and different new ones', { oldPwd: '0000', newAgainPwd: '1111' }, 90006],
    ['with two different new ones', { newAgainPwd: '1111' }, 900002],
    ['of three digits', { newPwd: '123', newAgainPwd: '123' }, 400],
    ['of five digits', { newPwd: '12345', newAgainPwd: '12345' }, 400],
    ['of letters', { newPwd: 'abcd', newAgainPwd: 'abcd' }, 400],
    ['of digits of another script', { newPwd: '１２３４', newAgainPwd: '１２３４' }, 400],
  ])('is not changed %s', async (_, changes, code) => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world, { hasPayPassword: true });
    expect(await answerTo(server, player, PAY_PASSWORD, { ...NEW_PAY, ...changes })).toMatchObject({
      code,
      data: null,
    });
    expect(await answerTo(server, player, PAY_PASSWORD, NEW_PAY)).toEqual(DONE);
  });

  test('locks by itself: the login password stays usable', async () => {
    const server = await createTestServer();
    const player = createTestPlayer(server.world, { hasPayPassword: true });
    for (let attempt = 0; attempt < 5; attempt++) {
      await answerTo(server, player, PAY_PASSWORD, { ...NEW_PAY, oldPwd: '0000' });
    }
    expect(await answerTo(server, player, PAY_PASSWORD, NEW_PAY)).toMatchObject({ code: 900007 });
    const none = { ...NEW_PAY, oldPwd: '' };
    expect(await answerTo(server, player, PAY_PASSWORD, none)).toMatchObject({ code: 90006 });
    expect(await logIn(server, player, DEMO_LOGIN_PASSWORD)).toMatchObject({ code: 200 });
  });
});

test.each([
  [LOGIN_PASSWORD, NEW_LOGIN],
  [PAY_PASSWORD, NEW_PAY],
])('%s asks a guest to log in', async (path, body) => {
  const { call } = await createTestServer();
  expect((await call(path, body)).body).toMatchObject({ code: 403, data: null });
});
