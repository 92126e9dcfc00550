import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const PATH = 'common/getSystemNotice';

test('a guest reads the notices, the newest first', async () => {
  const server = await createTestServer();
  const reply = await server.call(PATH, {}, { lang: 'en' });
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  const times = reply.body.data.map(({ createTime }: { createTime: string }) => createTime);
  expect(times).toEqual([...times].sort().reverse());
  expect(reply.body.data.at(-1)).toEqual({
    id: 1,
    title: 'The platform has a new name',
    type: 1,
    content:
      'On 20 June 2023 the platform was renamed Canada 28. User levels and assets are unaffected, and existing accounts work as before.',
    createTime: '2023-06-20 00:00:00',
  });
});

test.each([
  ['zh', '平台更名公告'],
  ['en', 'The platform has a new name'],
  ['jp', '名称変更のお知らせ'],
  ['kor', '서비스명 변경 안내'],
  ['cht', '平台更名公告'],
])('a notice reads in the language asked for: %s', async (lang, title) => {
  const server = await createTestServer();
  const reply = await server.call(PATH, {}, { lang });
  expect(reply.body.data.at(-1)).toMatchObject({ title });
});

test.each([
  ['shift', 'Maintenance (UTC+8): daily 19:00–20:00, on Mondays 20:00–21:00.'],
  ['extend', 'Maintenance (UTC+8): daily 19:00–20:00, on Mondays 19:00–21:00.'],
  ['short', 'Maintenance (UTC+8): daily 18:56:30–19:29:30.'],
] as const)('the daily break is announced as it is configured: %s', async (maintenance, words) => {
  const server = await createTestServer({ schedule: scheduleConfig({ maintenance }) });
  const reply = await server.call(PATH, {}, { lang: 'en' });
  const texts = reply.body.data.map(({ content }: { content: string }) => content);
  expect(texts).toContainEqual(expect.stringContaining(words));
});

test('a world without a daily break announces none', async () => {
  const server = await createTestServer({ schedule: scheduleConfig({ maintenance: 'none' }) });
  const reply = await server.call(PATH, {}, { lang: 'en' });
  const titles = reply.body.data.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['This is a demo', 'The platform has a new name']);
});
