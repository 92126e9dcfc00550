import { describe, expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertMessage } from './messages.repository.ts';

const LIST = 'notifyMessage/getNotifyMessage';
const COUNT_UNREAD = 'notifyMessage/getNotifyMessageUnreadCount';
const READ = 'notifyMessage/updateNotifyMessageRead';
const READ_ALL = 'notifyMessage/updateAllNotifyMessageRead';

/** Each account has one message from the start: the demo credit's. */
function sendMessages({ world }: TestServer, player: TestPlayer, amounts: readonly number[]): void {
  for (const amount of amounts) {
    const details = { amount };
    const createdAtMs = world.clock.nowMs();
    insertMessage(world.db, { playerId: player.id, template: 'demoCredit', details, createdAtMs });
  }
}

async function listOf(server: TestServer, player: TestPlayer, input: object = {}) {
  const reply = await server.call(LIST, input, player.headers);
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data as {
    list: { id: number; readStatus: number; templateContent: string }[];
    total: number;
  };
}

test('a new account finds the message about its demo credit', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const reply = await server.call(LIST, {}, { ...player.headers, lang: 'en' });
  expect(reply.body).toEqual({
    code: 200,
    data: {
      list: [
        {
          id: expect.any(Number),
          templateNickname: 'Canada 28',
          title: 'Your demo credit has arrived',
          templateContent: expect.stringContaining('1000 USDT'),
          templateType: 2,
          readStatus: 0,
          createTime: '2026-09-16 10:01:00',
        },
      ],
      total: 1,
    },
    msg: '',
  });
});

test.each([
  ['zh', '演示资金已到账', '加拿大28'],
  ['en', 'Your demo credit has arrived', 'Canada 28'],
  ['jp', 'デモ資金を付与しました', 'カナダ28'],
  ['kor', '데모 자금이 지급되었습니다', '캐나다 28'],
  ['cht', '示範資金已到帳', '加拿大28'],
])('a stored message reads in the language asked for: %s', async (lang, title, sender) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const reply = await server.call(LIST, {}, { ...player.headers, lang });
  expect(reply.body.data.list).toMatchObject([{ title, templateNickname: sender }]);
});

test('messages come in pages, the newest first', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { creditMicros: 0 });
  sendMessages(server, player, [1, 2, 3, 4, 5]);
  const first = await listOf(server, player, { pageNo: 1, pageSize: 2 });
  const last = await listOf(server, player, { pageNo: 3, pageSize: 2 });
  expect(first.list.map(({ templateContent }) => /\d+/.exec(templateContent)?.[0])).toEqual(['5', '4']);
  expect(last.list.map(({ templateContent }) => /\d+/.exec(templateContent)?.[0])).toEqual(['1']);
  expect([first.total, last.total]).toEqual([5, 5]);
});

test('read messages leave the unread ones and their count', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { creditMicros: 0 });
  sendMessages(server, player, [1, 2, 3]);
  const ids = (await listOf(server, player)).list.map(({ id }) => id);

  const read = await server.call(READ, { ids: ids.slice(0, 1) }, player.headers);
  expect(read.body).toEqual({ code: 200, data: 1, msg: '' });
  expect((await server.call(COUNT_UNREAD, {}, player.headers)).body.data).toBe(2);
  expect((await listOf(server, player, { readStatus: 0 })).list.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await listOf(server, player, { readStatus: 1 })).toMatchObject({ list: [{ id: ids[0] }], total: 1 });
  expect((await listOf(server, player, { readStatus: true })).total).toBe(1);
  expect((await listOf(server, player)).list.map(({ readStatus }) => readStatus)).toEqual([1, 0, 0]);
});

test('a message that was read before does not change again', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const ids = (await listOf(server, player)).list.map(({ id }) => id);
  await server.call(READ, { ids }, player.headers);
  expect((await server.call(READ, { ids }, player.headers)).body.data).toBe(0);
});

test('all messages are read at once, those of other players stay unread', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const other = createTestPlayer(server.world);
  sendMessages(server, player, [1, 2]);
  expect((await server.call(READ_ALL, {}, player.headers)).body).toEqual({ code: 200, data: 3, msg: '' });
  expect((await server.call(READ_ALL, {}, player.headers)).body.data).toBe(0);
  expect((await server.call(COUNT_UNREAD, {}, player.headers)).body.data).toBe(0);
  expect((await server.call(COUNT_UNREAD, {}, other.headers)).body.data).toBe(1);
});

test("no player reads or marks another one's messages", async () => {
  const server = await createTestServer();
  const owner = createTestPlayer(server.world);
  const stranger = createTestPlayer(server.world, { creditMicros: 0 });
  const ids = (await listOf(server, owner)).list.map(({ id }) => id);
  expect(await listOf(server, stranger)).toEqual({ list: [], total: 0 });
  expect((await server.call(READ, { ids }, stranger.headers)).body.data).toBe(0);
  expect((await listOf(server, owner)).list).toMatchObject([{ readStatus: 0 }]);
});

describe('without a session', () => {
  test.each([LIST, COUNT_UNREAD, READ, READ_ALL])('%s asks to log in', async (path) => {
    const server = await createTestServer();
    const reply = await server.call(path, { ids: [1] }, { lang: 'en' });
    expect(reply.body).toEqual({ code: 403, data: null, msg: 'Please log in first' });
  });
});

test.each([
  [LIST, { readStatus: 2 }],
  [LIST, { pageNo: 0 }],
  [LIST, { pageSize: 101 }],
  [READ, {}],
  [READ, { ids: [] }],
  [READ, { ids: ['1'] }],
  [READ, { ids: 1 }],
])('%s refuses the malformed body %j', async (path, body) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect((await server.call(path, body, player.headers)).body).toMatchObject({ code: 400, data: null });
});
