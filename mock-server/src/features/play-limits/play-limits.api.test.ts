import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const GET = 'user/getPlayLimits';
const UPDATE = 'user/updatePlayLimits';
const NO_LIMITS = {
  dailyDeposit: null,
  dailyLoss: null,
  sessionMinutes: null,
  timeoutUntil: null,
  pending: [],
  depositedToday: 0,
  lostToday: 0,
};
/** The test's world begins at 2026-09-16 10:01:00 in UTC+8. */
const TOMORROW = '2026-09-17 10:01:00';
const TOMORROW_WORDS: Readonly<Record<LanguageCode, string>> = {
  zh: '2026/09/17 10:01:00',
  en: '09/17/2026, 10:01:00',
  jp: '2026/09/17 10:01:00',
  kor: '2026. 09. 17. 10:01:00',
  cht: '2026/09/17 10:01:00',
};
/** Traditional Chinese has a thin space before the hour. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
const DAY_AFTER = '2026-09-18 10:01:00';

async function setUp(): Promise<{ server: TestServer; player: TestPlayer }> {
  const server = await createTestServer({ pastDraws: 0 });
  return { server, player: createTestPlayer(server.world) };
}

async function answerTo({ call }: TestServer, player: TestPlayer, path: string, body: object = {}) {
  return (await call(path, body, { ...player.headers, lang: 'en' })).body;
}

async function limitsOf(server: TestServer, player: TestPlayer) {
  return (await answerTo(server, player, GET)).data;
}

/** Bets on the issue on sale, USDT: on big unless told otherwise. */
async function bet(server: TestServer, player: TestPlayer, totalAmount: number, numberRecord = '31') {
  const issue = (await server.game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const slip = {
    issueCode: issue.issueCode,
    lotteryId: '1',
    totalAmount,
    gameItem: [{ totalAmount, numberRecord }],
  };
  return (await server.game('gameBet.do', slip, { ...player.headers, lang: 'en' })).body;
}

async function newestTitle(server: TestServer, player: TestPlayer): Promise<string> {
  return (await answerTo(server, player, 'notifyMessage/getNotifyMessage')).data.list[0].title;
}

test('a player begins without limits, and a first one applies at once', async () => {
  const { server, player } = await setUp();
  expect(await limitsOf(server, player)).toEqual(NO_LIMITS);
  const wanted = { dailyDeposit: 500, dailyLoss: 200.5, sessionMinutes: 60 };
  expect(await answerTo(server, player, UPDATE, wanted)).toEqual({
    code: 200,
    data: { ...NO_LIMITS, ...wanted },
    msg: '',
  });
  expect(await limitsOf(server, player)).toEqual({ ...NO_LIMITS, ...wanted });
  expect(await newestTitle(server, player)).toBe('Play limits changed');
});

test('a looser limit, or none, waits 24 hours and then applies by itself', async () => {
  const { server, player } = await setUp();
  await answerTo(server, player, UPDATE, { dailyDeposit: 500, dailyLoss: 200, sessionMinutes: 60 });
  await answerTo(server, player, UPDATE, { dailyDeposit: null, dailyLoss: 300, sessionMinutes: 30 });
  expect(await limitsOf(server, player)).toMatchObject({
    dailyDeposit: 500,
    dailyLoss: 200,
    sessionMinutes: 30,
    pending: [
      { dailyDeposit: null, appliesAt: TOMORROW },
      { dailyLoss: 300, appliesAt: TOMORROW },
    ],
  });
  await server.control('clock', { advance: DAY_MS - 1 });
  expect(await limitsOf(server, player)).toMatchObject({ dailyDeposit: 500, dailyLoss: 200 });
  await server.control('clock', { advance: 1 });
  expect(await limitsOf(server, player)).toMatchObject({ dailyDeposit: null, dailyLoss: 300, pending: [] });
});

test('a limit that stays as it is, or waits already, is announced by no message', async () => {
  const { server, player } = await setUp();
  await answerTo(server, player, UPDATE, { dailyLoss: 200 });
  await answerTo(server, player, UPDATE, { dailyLoss: 300 });
  const unread = async () =>
    (await answerTo(server, player, 'notifyMessage/getNotifyMessageUnreadCount')).data;
  const before = await unread();
  const waiting = await limitsOf(server, player);
  await server.control('clock', { advance: 60_000 });
  for (const same of [{ dailyLoss: 300 }, { dailyDeposit: null, sessionMinutes: null }, {}])
    expect(await answerTo(server, player, UPDATE, same)).toMatchObject({ data: waiting });
  expect(await unread()).toBe(before);
  await answerTo(server, player, UPDATE, { dailyLoss: 200 });
  expect(await unread()).toBe(before + 1);
});

test('a limit may be as much as an account can hold, and no more', async () => {
  const { server, player } = await setUp();
  const most = { dailyDeposit: 2 ** 32, dailyLoss: 2 ** 32 };
  expect(await answerTo(server, player, UPDATE, most)).toMatchObject({ code: 200, data: most });
  for (const more of [{ dailyDeposit: 2 ** 32 + 0.5 }, { dailyLoss: 2 ** 32 + 1 }])
    expect(await answerTo(server, player, UPDATE, more)).toMatchObject({ code: 400 });
});

test('what is not given stays as it is', async () => {
  const { server, player } = await setUp();
  await answerTo(server, player, UPDATE, { dailyLoss: 200 });
  await answerTo(server, player, UPDATE, { sessionMinutes: 60 });
  expect(await answerTo(server, player, UPDATE, {})).toMatchObject({
    data: { dailyLoss: 200, sessionMinutes: 60 },
  });
});

describe('a time-out', () => {
  test('forbids to bet until it ends', async () => {
    const { server, player } = await setUp();
    const answer = await answerTo(server, player, UPDATE, { timeoutUntil: TOMORROW });
    expect(answer.data).toEqual({ ...NO_LIMITS, timeoutUntil: TOMORROW });
    expect(await newestTitle(server, player)).toBe('You are taking a break');
    expect(await bet(server, player, 10)).toEqual({
      code: 900003,
      data: null,
      msg: `You are taking a break until ${TOMORROW_WORDS.en} (UTC+8); betting and deposits are not possible before then`,
    });
    await server.control('clock', { advance: DAY_MS });
    expect(await bet(server, player, 10)).toMatchObject({ code: 200 });
    expect(await limitsOf(server, player)).toMatchObject({ timeoutUntil: null });
  });

  test.each([null, '2026-09-17 10:00:59'])('is never shortened: not to %j', async (timeoutUntil) => {
    const { server, player } = await setUp();
    await answerTo(server, player, UPDATE, { timeoutUntil: TOMORROW });
    expect(await answerTo(server, player, UPDATE, { timeoutUntil, dailyLoss: 5 })).toEqual({
      code: 900003,
      data: null,
      msg: `Your break lasts until ${TOMORROW_WORDS.en} (UTC+8) and cannot be shortened`,
    });
    expect(await limitsOf(server, player)).toEqual({ ...NO_LIMITS, timeoutUntil: TOMORROW });
  });

  test.each(LANGUAGE_CODES)('is told in %s with the form of a date there', async (lang) => {
    const { server, player } = await setUp();
    const headers = { ...player.headers, lang };
    await server.call(UPDATE, { timeoutUntil: TOMORROW }, headers);
    const shortened = await server.call(UPDATE, { timeoutUntil: null }, headers);
    expect(plainSpaces(shortened.body.msg)).toContain(TOMORROW_WORDS[lang]);
    const { list } = (await server.call('notifyMessage/getNotifyMessage', {}, headers)).body.data;
    expect(plainSpaces(list[0].templateContent)).toContain(TOMORROW_WORDS[lang]);
  });

  test('that runs already and is asked for again is announced by no message', async () => {
    const { server, player } = await setUp();
    const unread = async () =>
      (await answerTo(server, player, 'notifyMessage/getNotifyMessageUnreadCount')).data;
    const before = await unread();
    for (const timeoutUntil of [TOMORROW, TOMORROW]) await answerTo(server, player, UPDATE, { timeoutUntil });
    expect(await unread()).toBe(before + 1);
  });

  test('may be prolonged, and begun again when it is over', async () => {
    const { server, player } = await setUp();
    await answerTo(server, player, UPDATE, { timeoutUntil: TOMORROW });
    expect(await answerTo(server, player, UPDATE, { timeoutUntil: TOMORROW })).toMatchObject({ code: 200 });
    await answerTo(server, player, UPDATE, { timeoutUntil: DAY_AFTER });
    expect(await limitsOf(server, player)).toMatchObject({ timeoutUntil: DAY_AFTER });
    await server.control('clock', { advance: 2 * DAY_MS });
    expect(await answerTo(server, player, UPDATE, { timeoutUntil: null })).toMatchObject({ code: 200 });
  });

  test('lasts 366 days at most, which its refusal says', async () => {
    const { server, player } = await setUp();
    const [longest, longer] = ['2027-09-17 10:01:00', '2027-09-17 10:01:01'];
    expect(await answerTo(server, player, UPDATE, { timeoutUntil: longer })).toEqual({
      code: 400,
      data: null,
      msg: 'A break can last 366 days at most. Please choose an earlier end',
    });
    expect(await answerTo(server, player, UPDATE, { timeoutUntil: longest })).toMatchObject({ code: 200 });
  });
});

describe('the loss limit', () => {
  test('counts stakes that are still open as lost', async () => {
    const { server, player } = await setUp();
    await answerTo(server, player, UPDATE, { dailyLoss: 100 });
    expect(await bet(server, player, 60)).toMatchObject({ code: 200 });
    expect(await limitsOf(server, player)).toMatchObject({ lostToday: 60 });
    expect(await bet(server, player, 41)).toEqual({
      code: 900003,
      data: null,
      msg: 'This could exceed your daily loss limit of 100 USDT. You can still bet 40 USDT today',
    });
    expect(await bet(server, player, 40)).toMatchObject({ code: 200 });
  });

  test('gives back what was won, and begins again at midnight in UTC+8', async () => {
    const { server, player } = await setUp();
    await answerTo(server, player, UPDATE, { dailyLoss: 100 });
    await server.control('draws/script', { sums: [18, 0] });
    await bet(server, player, 100);
    await server.control('clock', { advance: 210_000 });
    expect(await limitsOf(server, player)).toMatchObject({ lostToday: -99.9 });
    expect(await bet(server, player, 199)).toMatchObject({ code: 200 });
    await server.control('clock', { advance: 210_000 });
    expect(await limitsOf(server, player)).toMatchObject({ lostToday: 99.1 });
    expect(await bet(server, player, 1)).toMatchObject({ code: 900003 });
    await server.control('clock', { set: Date.UTC(2026, 8, 16, 16, 0, 1) });
    expect(await limitsOf(server, player)).toMatchObject({ lostToday: 0 });
    expect(await bet(server, player, 100)).toMatchObject({ code: 200 });
  });

  test('is asked after the account and before the slip', async () => {
    const { server, player } = await setUp();
    await answerTo(server, player, UPDATE, { dailyLoss: 0 });
    expect(await bet(server, player, 10, '99')).toMatchObject({ code: 900003 });
    const blocked = createTestPlayer(server.world, { status: 3 });
    await answerTo(server, blocked, UPDATE, { dailyLoss: 0, timeoutUntil: TOMORROW });
    expect(await bet(server, blocked, 10)).toMatchObject({ code: 800001 });
  });
});

test('what today counts against the deposit limit is shown: awaited and arrived, not failed', async () => {
  const { server, player } = await setUp();
  for (const amount of [100, 50.01]) {
    await answerTo(server, player, 'deposit/submitDepositOrder', {
      depositTypeId: 1,
      ruleId: 1,
      addressId: 1,
      amount,
    });
  }
  expect(await limitsOf(server, player)).toMatchObject({ depositedToday: 150.01 });
  await server.control('clock', { advance: 20_000 });
  expect(await limitsOf(server, player)).toMatchObject({ depositedToday: 100 });
});

test("one player's limits are not another's", async () => {
  const { server, player } = await setUp();
  await answerTo(server, player, UPDATE, { dailyDeposit: 0, dailyLoss: 0, timeoutUntil: TOMORROW });
  const other = createTestPlayer(server.world);
  expect(await limitsOf(server, other)).toEqual(NO_LIMITS);
  expect(await bet(server, other, 10)).toMatchObject({ code: 200 });
});

test.each([GET, UPDATE])('%s asks a guest to log in', async (path) => {
  const { call } = await createTestServer();
  expect((await call(path)).body).toMatchObject({ code: 403, data: null });
});

test.each([
  { dailyDeposit: -1 },
  { dailyDeposit: '100' },
  { dailyLoss: 1.2345678 },
  { sessionMinutes: 0 },
  { sessionMinutes: 1.5 },
  { timeoutUntil: 'tomorrow' },
  { timeoutUntil: '2026-13-01 00:00:00' },
  { timeoutUntil: '2026-11-31 00:00:00' },
  { timeoutUntil: '2026-09-16 10:01:00' },
  { timeoutUntil: '2027-09-17 10:01:01' },
])('the malformed body %j changes nothing', async (body) => {
  const { server, player } = await setUp();
  expect(await answerTo(server, player, UPDATE, { sessionMinutes: 60, ...body })).toMatchObject({
    code: 400,
    data: null,
  });
  expect(await limitsOf(server, player)).toEqual(NO_LIMITS);
});
