import { expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const DONE = { code: 200, data: true, msg: '' };

async function profileOf({ call }: TestServer, player: TestPlayer) {
  const reply = await call('user/getUserInfo', {}, player.headers);
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data;
}

async function update({ call }: TestServer, player: Pick<TestPlayer, 'headers'>, changes: object) {
  return (await call('user/updateUserInfo', changes, { ...player.headers, lang: 'en' })).body;
}

test('the profile of a new player has what registration knows and null for the rest', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { creditMicros: 1_284_500_001 });
  expect(await profileOf(server, player)).toEqual({
    id: player.id,
    userName: player.userName,
    nickName: player.userName,
    userSex: 0,
    userPhone: null,
    userEmail: null,
    userPortrait: null,
    userSign: null,
    birthday: null,
    status: 0,
    moneyUsable: 1284.500001,
    moneyFrozen: null,
    moneyDrawUsable: 1284.500001,
    margin: 0,
    payPassword: false,
    tokenName: 'P-Token',
    tokenValue: null,
  });
});

test('what is given is changed, what is left out stays', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const all = {
    nickName: '林梅',
    userSex: 3,
    userPhone: '+852 2828 2828',
    userEmail: 'mei@example.com',
    userPortrait: 'maple',
    userSign: 'one, two, twenty-eight',
    birthday: '2000-02-29',
  };
  expect(await update(server, player, all)).toEqual(DONE);
  expect(await profileOf(server, player)).toMatchObject(all);
  expect(await update(server, player, { userSign: '', userSex: 0 })).toEqual(DONE);
  expect(await profileOf(server, player)).toMatchObject({ ...all, userSign: '', userSex: 0 });
  expect(await update(server, player, {})).toEqual(DONE);
});

test('a player changes themselves only', async () => {
  const server = await createTestServer();
  const [player, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  await update(server, player, { nickName: 'Mei', id: other.id, userId: other.id });
  expect((await profileOf(server, other)).nickName).toBe(other.userName);
});

test('status, money, name and passwords are not for the player to write', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { status: 3 });
  const before = await profileOf(server, player);
  const wishes = { status: 0, moneyUsable: 1e6, userName: 'admin', payPassword: true, password: 'x', id: 1 };
  expect(await update(server, player, wishes)).toEqual(DONE);
  expect(await profileOf(server, player)).toEqual(before);
});

test('a nickname is kept without the spaces around it', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await update(server, player, { nickName: '  Mei  ' });
  expect((await profileOf(server, player)).nickName).toBe('Mei');
});

test.each([
  ['an empty nickname', { nickName: '' }],
  ['a nickname of spaces', { nickName: '   ' }],
  ['a nickname of 21 characters', { nickName: 'x'.repeat(21) }],
  ['a nickname that is no text', { nickName: 5 }],
  ['a gender that does not exist', { userSex: 4 }],
  ['a gender as text', { userSex: '1' }],
  ['a birthday in another form', { birthday: '29/02/2000' }],
  ['a birthday that no calendar has', { birthday: '2026-02-30' }],
  ['a month that no calendar has', { birthday: '2026-13-01' }],
  ['an email without end', { userEmail: 'x'.repeat(255) }],
  ['null', { userPhone: null }],
])('%s is refused, and nothing changes', async (_, changes) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const before = await profileOf(server, player);
  const reply = await update(server, player, { userSign: 'changed', ...changes });
  expect(reply).toEqual({ code: 400, data: null, msg: expect.stringMatching(/^Parameter error: \S/) });
  expect(await profileOf(server, player)).toEqual(before);
});

test('a birthday can be taken back', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await update(server, player, { birthday: '2000-02-29' });
  expect(await update(server, player, { birthday: '' })).toEqual(DONE);
});

test.each([
  ['as it is', 'Mei'],
  ['in other letters', 'MEI'],
  ['in full-width letters', 'Ｍｅｉ'],
  ['with spaces around it', ' mei '],
  ['with an invisible sign', 'Mei\uFE0F'],
  ['with an invisible sign behind a space', 'Mei \uFE0F'],
])('the nickname of another player, %s, is refused', async (_, nickName) => {
  const server = await createTestServer();
  const [mei, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  await update(server, mei, { nickName: 'Mei' });
  expect(await update(server, other, { nickName })).toEqual({
    code: 900005,
    data: null,
    msg: 'This nickname is already in use. Please choose another one',
  });
  expect((await profileOf(server, other)).nickName).toBe(other.userName);
  expect(await update(server, mei, { nickName: 'MEI' })).toEqual(DONE);
});

test('a run of spaces makes no other nickname', async () => {
  const server = await createTestServer();
  const [mei, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  await update(server, mei, { nickName: 'Mei  Lin' });
  for (const [nickName, code] of [
    ['Mei Lin', 900005],
    ['Mei   Lin', 900005],
    ['MeiLin', 200],
  ])
    expect(await update(server, other, { nickName })).toMatchObject({ code });
});

test.each(['alice', 'ALICE', 'ａlice'])(
  'the account name of another player, as %s, is no nickname',
  async (nickName) => {
    const server = await createTestServer();
    await server.call('user/register', { uname: 'Alice', password: 'secret-28' });
    const login = await server.call('user/login', { uname: 'alice', password: 'secret-28' });
    const alice = { headers: { 'P-Token': login.body.data.tokenValue } };
    expect(await update(server, alice, { nickName: 'Bob' })).toEqual(DONE);
    expect(await update(server, createTestPlayer(server.world), { nickName })).toMatchObject({
      code: 900005,
    });
    expect(await update(server, alice, { nickName })).toEqual(DONE);
  },
);

test('a new account does not take the nickname of a player as its name', async () => {
  const server = await createTestServer();
  await update(server, createTestPlayer(server.world), { nickName: 'Maple28' });
  const reply = await server.call('user/register', { uname: 'maple28', password: 'secret-28' });
  expect(reply.body).toMatchObject({ code: 900005, data: null });
});

test.each([
  ['without width', 'Me\u200bi'],
  ['that turns the direction of the text', 'Mei\u202egnol'],
  ['that isolates a direction', '\u2066Mei\u2069'],
  ['that fills space unseen', 'Mei\u3164'],
  ['of control', 'Mei\u0007'],
  ['that colours an emoji, and no emoji,', '\uFE0F'],
])('a nickname with a character %s is refused', async (_, nickName) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect(await update(server, player, { nickName })).toMatchObject({ code: 400, data: null });
  expect((await profileOf(server, player)).nickName).toBe(player.userName);
});

test.each(['林梅', 'さくら 28', '메이', 'Ünal ❤️', 'O’Neil'])('the nickname %s is fine', async (nickName) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect(await update(server, player, { nickName })).toEqual(DONE);
  expect((await profileOf(server, player)).nickName).toBe(nickName);
});
