import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { publishNoticeControl, sendMessageControl } from '@canada28/shared/control/operator.control.ts';
import { expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const { body: MESSAGE } = sendMessageControl.example;
const { body: NOTICE } = publishNoticeControl.example;

const inbox = async ({ call }: TestServer, player: TestPlayer, lang = 'en') =>
  (await call('notifyMessage/getNotifyMessage', {}, { ...player.headers, lang })).body.data.list;

test('a message to a player is read in the language of the reader', async () => {
  const server = await createTestServer();
  const [one, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  const sent = await server.control('messages', { ...MESSAGE, player: one.id }).expect(200);
  expect(sent.body.data).toEqual({ sent: 1 });
  for (const lang of LANGUAGE_CODES) {
    const [message] = await inbox(server, one, lang);
    expect(message).toMatchObject({
      title: MESSAGE.title[lang],
      templateContent: MESSAGE.text[lang],
      templateType: 2,
      readStatus: 0,
    });
  }
  expect(await inbox(server, other)).toHaveLength(1);
});

test('a message to all reaches every player but the deleted ones, and is read as it was written', async () => {
  const server = await createTestServer();
  const players = [createTestPlayer(server.world), createTestPlayer(server.world, { status: 3 })];
  createTestPlayer(server.world, { status: 1 });
  const text = { ...MESSAGE.text, en: 'Take {amount}' };
  const sent = await server.control('messages', { ...MESSAGE, text }).expect(200);
  expect(sent.body.data).toEqual({ sent: 2 });
  for (const player of players)
    expect((await inbox(server, player))[0]).toMatchObject({
      title: 'Welcome',
      templateContent: 'Take {amount}',
    });
});

test('a notice stands above the earlier ones, in the language of the reader', async () => {
  const server = await createTestServer();
  const notices = async (lang: string) =>
    (await server.call('common/getSystemNotice', {}, { lang })).body.data;
  const before = await notices('jp');
  const first = (await server.control('notices', NOTICE).expect(200)).body.data;
  const second = (await server.control('notices', { ...NOTICE, type: 2 }).expect(200)).body.data;
  expect(second).toEqual({ ...NOTICE, id: first.id + 1, type: 2, createTime: '2026-09-16 10:01:00' });
  const after = await notices('jp');
  expect(after.slice(2)).toEqual(before);
  expect(after.slice(0, 2)).toMatchObject([
    { id: second.id, type: 2, title: NOTICE.title.jp, content: NOTICE.content.jp },
    { id: first.id, type: 1, title: NOTICE.title.jp, createTime: '2026-09-16 10:01:00' },
  ]);
});

const { zh, ...withoutChinese } = MESSAGE.title;

test.each([
  ['messages', { ...MESSAGE, title: withoutChinese }],
  ['messages', { ...MESSAGE, title: 'Welcome' }],
  ['messages', { ...MESSAGE, text: { ...MESSAGE.text, en: '' } }],
  ['messages', { ...MESSAGE, text: { ...MESSAGE.text, de: 'Willkommen' } }],
  ['messages', { ...MESSAGE, title: { ...MESSAGE.title, en: 'a'.repeat(81) } }],
  ['messages', { title: MESSAGE.title }],
  ['messages', { ...MESSAGE, player: 'demo' }],
  ['notices', { title: NOTICE.title }],
  ['notices', { ...NOTICE, type: 3 }],
  ['notices', { ...NOTICE, content: { ...NOTICE.content, kor: 1 } }],
])('%s refuses %j and says what it takes', async (path, body) => {
  const server = await createTestServer();
  const { msg } = (await server.control(path, body).expect(400)).body;
  expect(msg).toMatch(/^The body must have "title" and ".*"zh", "en", "jp", "kor", "cht"/);
});

test('a message to an unknown player is refused in a sentence', async () => {
  const server = await createTestServer();
  const { msg } = (await server.control('messages', { ...MESSAGE, player: 1 }).expect(404)).body;
  expect(msg).toBe('There is no player 1: GET /__mock/players lists all there are.');
});
