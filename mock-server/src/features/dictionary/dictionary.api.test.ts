import { bannerFromText, contactFromText } from '@canada28/shared/contract/dictionary.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const PATHS = ['common/getDictData', 'common/getQAList', 'common/getCustomerContact'] as const;

type Part = { type: string; value: { sort: number; label: string; value: string }[] };

async function partsOf(server: TestServer, path: string, body: object = {}, lang = 'en'): Promise<Part[]> {
  const reply = await server.call(path, body, { lang });
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data;
}

async function valuesOf(server: TestServer, dictCodes: string[]): Promise<string[]> {
  const parts = await partsOf(server, 'common/getDictData', { dictCodes });
  return parts.flatMap(({ value }) => value.map((entry) => entry.value));
}

test('a guest asks for entries by their codes', async () => {
  const server = await createTestServer();
  const body = { dictCodes: ['draw_interval_seconds', 'home_order_count'] };
  expect(await partsOf(server, 'common/getDictData', body)).toEqual([
    { type: 'draw_interval_seconds', value: [{ sort: 1, label: 'Seconds between draws', value: '210' }] },
    { type: 'home_order_count', value: [{ sort: 1, label: 'Players who have bet', value: '9500' }] },
  ]);
});

test('codes may come as one text with commas', async () => {
  const server = await createTestServer();
  const parts = await partsOf(server, 'common/getDictData', { dictCodes: 'check_update,about_us' });
  expect(parts.map(({ type }) => type)).toEqual(['check_update', 'about_us']);
});

test('an unknown code has no entries', async () => {
  const server = await createTestServer();
  const parts = await partsOf(server, 'common/getDictData', { dictCodes: ['constructor'] });
  expect(parts).toEqual([{ type: 'constructor', value: [] }]);
});

test('without codes each call answers what it is there for', async () => {
  const server = await createTestServer();
  const codesOf = async (path: string) => (await partsOf(server, path)).map(({ type }) => type);
  const questions = ['qa_default_type', 'qa_deposit_type', 'qa_withdraw_type', 'qa_password_type'];
  expect(await codesOf('common/getQAList')).toEqual(questions);
  expect(await codesOf('common/getCustomerContact')).toEqual(['customer_contact', 'customer_banner']);
  expect(await codesOf('common/getDictData')).toEqual(
    expect.arrayContaining(['about_us', 'check_update', ...questions]),
  );
});

test('what is configured is what the dictionary says', async () => {
  const config = {
    homeOrderCount: 12,
    chaseProfitRule: 'grow',
    chaseDoubleRule: 'stepped',
    maxChaseIssues: 5,
  } as const;
  const server = await createTestServer(config);
  const codes = ['home_order_count', 'chase_profit_rule', 'chase_double_rule', 'chase_max_issues'];
  expect(await valuesOf(server, codes)).toEqual(['12', 'grow', 'stepped', '5']);
});

const limitsText = async (server: TestServer) =>
  (await valuesOf(server, ['qa_deposit_type'])).find((text) => text.includes('50,000')) ?? '';

test('the bonus that is promised is the one that is paid by default: 5 %, at most 388', async () => {
  const server = await createTestServer();
  expect(await valuesOf(server, ['deposit_bonus'])).toEqual(['{"percent":5,"most":388}']);
  expect(await limitsText(server)).toContain('Each deposit earns a bonus of 5%, up to 388 USDT.');
});

test.each([
  { percent: 0, mostMicros: 388_000_000 },
  { percent: 5, mostMicros: 0 },
])('where %j is paid, no text promises a bonus', async (depositBonus) => {
  const text = await limitsText(await createTestServer({ depositBonus }));
  expect(text).toContain('We charge no deposit fee');
  expect(text).not.toContain('bonus');
});

test.each([
  [180, '3 minutes'],
  [210, '3.5 minutes'],
  [300, '5 minutes'],
])('with a draw every %i seconds the texts say about every %s', async (intervalSeconds, words) => {
  const server = await createTestServer({ schedule: scheduleConfig({ intervalSeconds }) });
  expect(await valuesOf(server, ['about_us'])).toEqual([expect.stringContaining(`about every ${words}`)]);
  expect(await valuesOf(server, ['draw_interval_seconds'])).toEqual([String(intervalSeconds)]);
});

test.each([
  ['shift', 'daily 19:00–20:00, on Mondays 20:00–21:00', '20:00', '21:00'],
  ['extend', 'daily 19:00–20:00, on Mondays 19:00–21:00', '19:00', '21:00'],
  ['short', 'daily 18:56:30–19:29:30', '18:56:30', '19:29:30'],
] as const)(
  'the hours of maintenance are told and written as configured: %s',
  async (maintenance, words, start, end) => {
    const server = await createTestServer({ schedule: scheduleConfig({ maintenance }) });
    const [about, hours] = await valuesOf(server, ['about_us', 'maintenance']);
    expect(about).toContain(`Maintenance (UTC+8): ${words}. Open`);
    expect(JSON.parse(hours ?? '')).toMatchObject({ utcOffsetMinutes: 480, weekdays: { 0: { start, end } } });
  },
);

test('a world without a daily break tells no hours and says so', async () => {
  const server = await createTestServer({ schedule: scheduleConfig({ maintenance: 'none' }) });
  const [about, hours] = await valuesOf(server, ['about_us', 'maintenance']);
  expect(about).toContain('there is no regular maintenance');
  expect(hours).toBe('{"utcOffsetMinutes":480,"weekdays":[]}');
});

test.each([
  ['zh', '如何充值？'],
  ['en', 'How do I deposit?'],
  ['jp', '入金の手順を教えてください'],
  ['kor', '입금은 어떻게 하나요?'],
  ['cht', '如何儲值？'],
])('questions and answers come in the language asked for: %s', async (lang, question) => {
  const server = await createTestServer();
  const [part] = await partsOf(server, 'common/getQAList', { dictCodes: ['qa_deposit_type'] }, lang);
  expect(part?.value[0]?.label).toBe(question);
});

test('no text shows a word that was not filled in', async () => {
  const server = await createTestServer();
  for (const lang of ['zh', 'en', 'jp', 'kor', 'cht']) {
    const parts = await partsOf(server, 'common/getDictData', {}, lang);
    const texts = parts.flatMap(({ value }) => value.map((entry) => `${entry.label} ${entry.value}`));
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  }
});

test('contacts and banner are JSON texts that carry their own pictures and lead nowhere', async () => {
  const server = await createTestServer();
  const [contacts, banners] = await partsOf(server, 'common/getCustomerContact');
  const read = contacts?.value.map(({ value }) => contactFromText(value)) ?? [];
  expect(read.map((contact) => contact?.label)).toEqual([
    'Live chat, 24 hours a day',
    'Email, answered within 24 hours',
  ]);
  for (const contact of read) {
    expect(contact?.icon).toMatch(/^data:image\/svg\+xml,/);
    expect(contact?.link).toMatch(/[/@][\w.]+\.example(\/|$)/);
  }
  expect(bannerFromText(banners?.value[0]?.value ?? '')).toMatchObject({
    imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
    title: 'Need help?',
  });
});

describe.each(PATHS)('%s', (path) => {
  test.each([
    { dictCodes: 28 },
    { dictCodes: [28] },
    { dictCodes: { code: 'about_us' } },
    { dictCodes: Array.from({ length: 51 }, () => 'about_us') },
    [],
  ])('refuses the malformed body %j', async (body) => {
    const server = await createTestServer();
    expect((await server.call(path, body)).body).toMatchObject({ code: 400, data: null });
  });
});
