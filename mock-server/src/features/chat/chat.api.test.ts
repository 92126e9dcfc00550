import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import {
  createTestServer,
  createTestWorld,
  TEST_NOW_MS,
  type TestServer,
} from '../../testing/test-server.ts';
import { playerContextAt } from '../../world/context.ts';
import { sendChat } from './send-chat.ts';

const LIST = 'chat/list';
const SEND = 'chat/send';

let server: TestServer;
let player: TestPlayer;

beforeEach(async () => {
  server = await createTestServer();
  player = createTestPlayer(server.world);
});

const say = (content: string, who = player) => server.call(SEND, { content }, who.headers);

async function linesOf(body: object = {}, lang = 'en') {
  const reply = await server.call(LIST, body, { lang });
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data as { id: number; kind: string; content: string }[];
}

const textsOf = (lines: readonly { content: string }[]) => lines.map(({ content }) => content);

test('what a player says stands in the room, for guests too', async () => {
  const sent = await say('Good luck everybody');
  const line = {
    id: expect.any(Number),
    userId: player.id,
    nickName: player.userName,
    content: 'Good luck everybody',
    kind: 'player',
    createTime: '2026-09-16 10:01:00',
  };
  expect(sent.body).toEqual({ code: 200, data: line, msg: '' });
  expect((await linesOf()).at(-1)).toEqual(sent.body.data);
});

test.each([
  ['zh', '欢迎来到聊天室', '加拿大28'],
  ['en', 'Welcome to the chat room', 'Canada 28'],
  ['jp', 'チャットルームへようこそ', 'カナダ28'],
  ['kor', '채팅방에 오신 것을 환영합니다', '캐나다 28'],
  ['cht', '歡迎來到聊天室', '加拿大28'],
])('a new room welcomes its guests in their language: %s', async (lang, words, nickName) => {
  expect(await linesOf({}, lang)).toEqual([
    {
      id: 1,
      userId: null,
      nickName,
      content: expect.stringContaining(words),
      kind: 'system',
      createTime: '2026-09-16 10:01:00',
    },
  ]);
});

test('lines come oldest first, and only those after the one already seen', async () => {
  for (const text of ['one', 'two', 'three']) await say(text);
  const lines = await linesOf();
  expect(textsOf(lines).slice(1)).toEqual(['one', 'two', 'three']);
  expect(textsOf(await linesOf({ sinceId: lines[1]?.id ?? 0 }))).toEqual(['two', 'three']);
  expect(await linesOf({ sinceId: lines.at(-1)?.id ?? 0 })).toEqual([]);
});

test('a line that the room has not come to is of a world that went back: its reader gets the newest lines', async () => {
  const before = await linesOf();
  await server.control('clock', { freeze: true });
  await say('gone with the step back');
  const seen = (await linesOf()).at(-1)?.id ?? 0;
  await server.control('clock', { back: true });
  expect(await linesOf({ sinceId: seen })).toEqual(before);
});

test('a long history is told from its end, and page by page to who was away', async () => {
  for (let count = 1; count <= 101; count++) {
    await say(String(count));
    if (count % 5 === 0) await server.control('clock', { advance: 10_000 });
  }
  const newest = await linesOf();
  expect([newest.length, newest[0]?.content, newest.at(-1)?.content]).toEqual([100, '2', '101']);
  const missed = await linesOf({ sinceId: 1 });
  expect([missed.length, missed[0]?.content, missed.at(-1)?.content]).toEqual([100, '1', '100']);
  expect(textsOf(await linesOf({ sinceId: missed.at(-1)?.id ?? 0 }))).toEqual(['101']);
});

test('a message is plain text: HTML comes back as it was typed', async () => {
  const text = '<b onclick="alert(1)">big</b> & {amount} "28"';
  await say(text);
  expect((await linesOf()).at(-1)?.content).toBe(text);
});

test('the space around a message is dropped', async () => {
  expect((await say('  hello\n')).body.data.content).toBe('hello');
});

test('200 characters are a message, however many bytes they take', async () => {
  expect((await say('🍁'.repeat(200))).body.code).toBe(200);
  expect((await say('🍁'.repeat(201))).body.code).toBe(400);
});

test('an emoji alone is a message', async () => {
  expect((await say('❤️')).body.data.content).toBe('❤️');
});

test("a line shows its player's present nickname", async () => {
  await say('hello');
  await server.call('user/updateUserInfo', { nickName: 'Maple' }, player.headers);
  expect((await linesOf()).at(-1)).toMatchObject({ nickName: 'Maple' });
});

describe('saying too much', () => {
  test('a sixth line within ten seconds is refused, later it is not', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await say(text);
    await server.control('clock', { advance: 9_999 });
    const refused = await server.call(SEND, { content: '6' }, { ...player.headers, lang: 'en' });
    expect(refused.body).toEqual({
      code: 5000,
      data: null,
      msg: 'The system is busy, please try again in a moment',
    });
    await server.control('clock', { advance: 1 });
    expect((await say('6')).body.code).toBe(200);
  });

  test('where the clock of the world stands still, real time lets a player speak again', async () => {
    const wall = { atMs: TEST_NOW_MS, nowMs: () => wall.atMs };
    const world = createTestWorld({ nowMs: TEST_NOW_MS, wall });
    const { id, status } = { ...createTestPlayer(world), status: PLAYER_STATUS.normal };
    const speak = () =>
      sendChat(playerContextAt(world, world.clock.nowMs(), { id, status }), { content: 'hi' });
    world.clock.setRate(0);
    for (let line = 0; line < 5; line++) speak();
    expect(speak).toThrow('busy');
    wall.atMs += 10_000;
    for (let line = 0; line < 5; line++) speak();
    expect(speak).toThrow('busy');
    expect(world.clock.nowMs()).toBe(TEST_NOW_MS);
  });

  test('one who says too much does not silence the others', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) await say(text);
    expect((await say('hello', createTestPlayer(server.world))).body.code).toBe(200);
  });
});

test('a guest may read and not speak', async () => {
  const reply = await server.call(SEND, { content: 'hello' }, { lang: 'en' });
  expect(reply.body).toEqual({ code: 403, data: null, msg: 'Please log in first' });
  expect(await linesOf()).toHaveLength(1);
});

test.each([
  [LIST, { sinceId: '1' }],
  [LIST, { sinceId: -1 }],
  [SEND, {}],
  [SEND, { content: '' }],
  [SEND, { content: ' \n\u200b' }],
  [SEND, { content: '\u3164\u115F\u034F\uFE0F' }],
  [SEND, { content: 28 }],
])('%s refuses the malformed body %j', async (path, body) => {
  expect((await server.call(path, body, player.headers)).body).toMatchObject({ code: 400, data: null });
});
