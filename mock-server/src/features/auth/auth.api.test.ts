import { findRow, listRows } from '@canada28/db/prepared.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { getBalances } from '../ledger/ledger.repository.ts';

const NEW = { uname: 'linmei', password: 'maple-leaf-28', code: '7K3P', type: '1' };
const DONE = { code: 200, data: true, msg: '' };

const logIn = ({ call }: TestServer, uname: string, password: string) =>
  call('user/login', { uname, password, code: '7K3P', type: '1' }, { lang: 'en' });

async function logInCode(server: TestServer, uname: string, password: string): Promise<number> {
  return (await logIn(server, uname, password)).body.code;
}

test('a new account is opened, logs in afterwards and starts with the announced demo credit', async () => {
  const server = await createTestServer({ demoCreditMicros: 28_500_000 });
  const reply = await server.call('user/register', NEW);
  expect(reply.body).toEqual(DONE);
  expect(reply.get('Set-Cookie')).toBeUndefined();

  const login = (await logIn(server, NEW.uname, NEW.password)).body;
  expect(login).toEqual({
    code: 200,
    msg: '',
    data: expect.objectContaining({
      id: 100001,
      userName: 'linmei',
      nickName: 'linmei',
      status: 0,
      moneyUsable: null,
      moneyFrozen: null,
      moneyDrawUsable: null,
      margin: null,
      payPassword: false,
      tokenName: 'P-Token',
      tokenValue: expect.stringMatching(/^[0-9a-f]{32}$/),
      token: login.data.tokenValue,
    }),
  });
  expect(getBalances(server.world.db, 100001)).toEqual({ availableMicros: 28_500_000, frozenMicros: 0 });
  const messages = listRows(server.world.db, 'SELECT player_id, template, details, is_read FROM messages');
  expect(messages).toEqual([
    { player_id: 100001, template: 'demoCredit', details: '{"amount":"28.5"}', is_read: 0 },
  ]);
});

test('without demo credit nothing is booked and nothing announced', async () => {
  const server = await createTestServer({ demoCreditMicros: 0 });
  await server.call('user/register', NEW);
  expect(getBalances(server.world.db, 100001)).toEqual({ availableMicros: 0, frozenMicros: 0 });
  expect(listRows(server.world.db, 'SELECT * FROM postings')).toEqual([]);
  expect(listRows(server.world.db, 'SELECT * FROM messages')).toEqual([]);
});

test.each([
  ['short a name', { uname: 'x' }, 'uname'],
  ['long a name', { uname: 'x'.repeat(33) }, 'uname'],
  ['spaced a name', { uname: 'lin mei' }, 'uname'],
  ['short a password', { password: '12345' }, 'password'],
  ['long a password', { password: 'x'.repeat(65) }, 'password'],
  ['numeric a password', { password: 12345678 }, 'password'],
  ['absent a name', { uname: undefined }, 'uname'],
])('no account is opened with too %s', async (_, changes, field) => {
  const server = await createTestServer();
  const reply = await server.call('user/register', { ...NEW, ...changes }, { lang: 'en' });
  expect(reply.body).toEqual({
    code: 400,
    data: null,
    msg: expect.stringMatching(`Parameter error: .*${field}`),
  });
  expect(findRow(server.world.db, 'SELECT id FROM players')).toBeUndefined();
});

test.each(['linmei', 'LinMei', 'LINMEI'])('a name is taken in whatever case: %s', async (uname) => {
  const server = await createTestServer();
  await server.call('user/register', NEW);
  const reply = await server.call('user/register', { ...NEW, uname }, { lang: 'en' });
  expect(reply.body).toEqual({ code: 900005, data: null, msg: expect.stringMatching(/name/i) });
  expect(listRows(server.world.db, 'SELECT id FROM players')).toHaveLength(1);
});

test('the name of a deleted account stays taken', async () => {
  const server = await createTestServer();
  const { userName } = createTestPlayer(server.world, { status: 1 });
  expect((await server.call('user/register', { ...NEW, uname: userName })).body.code).toBe(900005);
});

test('of several registrations of one name at the same moment exactly one wins', async () => {
  const server = await createTestServer();
  const replies = await Promise.all(
    ['linmei', 'LinMei', 'linmei'].map((uname) => server.call('user/register', { ...NEW, uname })),
  );
  expect(replies.map(({ body }) => body.code).sort()).toEqual([200, 900005, 900005]);
  expect(listRows(server.world.db, 'SELECT id FROM players')).toHaveLength(1);
  expect(listRows(server.world.db, 'SELECT id FROM postings')).toHaveLength(1);
});

test('a name logs in in whatever case, a password only in its own', async () => {
  const server = await createTestServer();
  await server.call('user/register', NEW);
  expect(await logInCode(server, 'LINMEI', NEW.password)).toBe(200);
  expect(await logInCode(server, 'linmei', 'Maple-Leaf-28')).toBe(90006);
});

test('the password itself is nowhere in the database', async () => {
  const server = await createTestServer();
  await server.call('user/register', NEW);
  await logIn(server, NEW.uname, NEW.password);
  expect(server.world.db.serialize().includes(NEW.password)).toBe(false);
});

test.each([
  ['no account has that name', 'unknown', 'demo2828', 800000],
  ['the account is deleted, even with its password', 'deleted', 'demo2828', 800000],
  ['the password is wrong', 'normal', 'wrong', 90006],
  ['the password is wrong, before the account is called forbidden', 'forbidden', 'wrong', 90006],
  ['the account may not log in', 'forbidden', 'demo2828', 900007],
])('no session opens when %s', async (_, who, password, code) => {
  const server = await createTestServer();
  const names: Record<string, string> = {
    unknown: 'unknown',
    normal: createTestPlayer(server.world).userName,
    deleted: createTestPlayer(server.world, { status: 1 }).userName,
    forbidden: createTestPlayer(server.world, { status: 2 }).userName,
  };
  const before = listRows(server.world.db, 'SELECT * FROM sessions').length;
  const reply = await logIn(server, names[who] ?? '', password);
  expect(reply.body).toEqual({ code, data: null, msg: expect.stringMatching(/\S/) });
  expect(reply.get('Set-Cookie')).toBeUndefined();
  expect(listRows(server.world.db, 'SELECT * FROM sessions')).toHaveLength(before);
});

test('an account that may not trade logs in', async () => {
  const server = await createTestServer();
  const { userName } = createTestPlayer(server.world, { status: 3 });
  expect((await logIn(server, userName, 'demo2828')).body.data).toMatchObject({ status: 3 });
});

test('logging out is always answered true', async () => {
  const { call, world } = await createTestServer();
  const { headers } = createTestPlayer(world);
  for (const sent of [{}, { 'P-Token': 'broken' }, headers, headers]) {
    expect((await call('user/logout', {}, sent)).body).toEqual(DONE);
  }
});

test('five wrong passwords lock it for five minutes, the right one included', async () => {
  const server = await createTestServer();
  const { userName, password } = createTestPlayer(server.world);
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await logInCode(server, userName, 'wrong')).toBe(90006);
  const locked = (minutes: number) => ({
    code: 900007,
    data: null,
    msg: `Too many wrong passwords, please try again in ${minutes} min`,
  });
  expect((await logIn(server, userName, 'wrong')).body).toEqual(locked(5));
  expect((await logIn(server, userName, password)).body).toEqual(locked(5));
  moveClock(server.world, { advance: 5 * MINUTE_MS - 1 });
  expect((await logIn(server, userName, password)).body).toEqual(locked(1));
  moveClock(server.world, { advance: 1 });
  expect(await logInCode(server, userName, password)).toBe(200);
});

test('wrong passwords of one account lock no other', async () => {
  const server = await createTestServer();
  const [victim, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  for (let attempt = 0; attempt < 5; attempt++) await logIn(server, victim.userName, 'wrong');
  expect(await logInCode(server, other.userName, other.password)).toBe(200);
});
