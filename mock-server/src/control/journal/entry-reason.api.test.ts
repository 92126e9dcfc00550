import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { WORLD_RULES } from '../../app/world-rules.ts';
import { pass, SLOT_MS, startTestChase } from '../../testing/test-chase.ts';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { eventReason } from './event-reasons.ts';
import { Journal } from './journal.ts';
import { JournalBudget } from './journal-budget.ts';
import { refusalReason } from './refusal-reasons.ts';

/** Why the newest entry that a filter finds is what it is. */
async function whyOf({ app }: TestServer, filter: object = { kind: 'call' }): Promise<string> {
  const { body } = await supertest(app.server).get('/__mock/journal').query(filter).expect(200);
  return body.data.list[0]?.why;
}

async function bet({ game }: TestServer, player: TestPlayer, amount: number, headers: object = {}) {
  const current = await game('findcurIssue.do', { lotteryId: '1' });
  const { issueCode } = current.body.data;
  const gameItem = [{ totalAmount: amount, numberRecord: '31' }];
  const input = { issueCode, lotteryId: '1', totalAmount: amount, gameItem };
  const { body } = await game('gameBet.do', input, { ...player.headers, ...headers });
  return { issueCode, body };
}

describe('every refusal of the catalogue', () => {
  test.each(Object.keys(ERROR_CODES) as ErrorName[])('%s has a sentence', (errorName) => {
    const words = ERROR_TEXTS.en[errorName].match(/\{\w+\}/g) ?? [];
    const reason = refusalReason({ errorName, values: {} });
    expect(reason).toMatch(/^[A-Z].+\.$/);
    expect(reason).not.toBe(ERROR_TEXTS.en[errorName]);
    // What its text for players names, its reason knows, too; `check-replies.ts` holds all refusals of all tests to that.
    for (const word of reason.match(/\{\w+\}/g) ?? [])
      expect([...words, ...FACTS], `${word} of ${errorName}`).toContain(word);
  });
});

const FACTS =
  '{amount} {cause} {which} {until} {available} {needed} {userName} {addressId} {chaseId} {at} {now} {state}'.split(
    ' ',
  );

const TOLD_BESIDE = ['chase-item-decided', 'chase-item-lost', 'chase-stopped', 'chase-finished'];

test.each([...WORLD_RULES.tasks.map(({ name }) => name), ...TOLD_BESIDE])(
  'the event %s has a reason',
  (what) => {
    expect(eventReason(what)).toMatch(/^[A-Z].+\.$/);
  },
);

test('a refusal is explained with the values that decided it, which the player is not told', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { creditMicros: 20_000_000 });
  const { body } = await bet(server, player, 50);
  expect(JSON.stringify(body)).not.toContain('20.00');
  expect(await whyOf(server)).toBe('The balance was 20.00, the bet needs 50.00.');
});

test.each([
  [{ uname: 28, password: 'secret-28' }, 'uname must be string'],
  [{ uname: 'linmei', password: '' }, 'password must NOT have fewer than 1 characters'],
  [{ uname: 'linmei' }, 'password is missing'],
  [[], 'body must be object'],
])(
  'the input %j is refused by the rule that it breaks, which the player is not told',
  async (input, rule) => {
    const server = await createTestServer();
    const { body } = await server.call('user/login', input, { lang: 'en' });
    const [field = ''] = rule.split(' ');
    expect(body.msg).toBe(`Parameter error: ${field} is missing or not valid`);
    expect(await whyOf(server)).toBe(`The input is not of the form that the contract says: ${rule}.`);
  },
);

test('a password is never told, only which attempt it was', async () => {
  const server = await createTestServer();
  const { userName } = createTestPlayer(server.world);
  await server.call('user/login', { uname: userName, password: 'not-the-one', code: '', type: '1' });
  const why = await whyOf(server);
  expect(why).toBe('The login password was wrong: number 1 from this place within five minutes, 5 lock it.');
  await supertest(server.app.server)
    .post('/player-api/player/user/login')
    .set('content-type', 'application/json')
    .send('{"password":"not-the-one"');
  expect(await whyOf(server)).toBe('The body could not be read as JSON: it is none.');
});

test('a session that is missing, over, or of another player is told apart', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const reasons: string[] = [];
  for (const headers of [{}, { 'P-Token': 'gone' }, { ...player.headers, 'x-user-id': '5' }]) {
    await server.call('wallet/getMyWallet', {}, headers);
    reasons.push(await whyOf(server));
  }
  expect(reasons).toEqual([
    'The call needs a session: no token came with it.',
    'The call needs a session: its token opens no session of this world, or one that has ended.',
    `The call needs a session: it is of account ${player.id}, and x-user-id named 5.`,
  ]);
});

test('a call that came twice under one key says which entry it repeats', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  for (let times = 0; times < 2; times += 1) await bet(server, player, 10, { 'idempotency-key': 'k' });
  expect(await whyOf(server)).toMatch(
    /^Its Idempotency-Key came with entry 2 before: the first answer was given again/,
  );
  expect(await whyOf(server, { id: 2 })).toBe('Every check passed, and it was carried out.');
});

test('what is told of a repeat outlasts a step back, and a key that was forgotten is no repeat', async () => {
  const server = await createTestServer();
  const [hosted] = server.app.worlds.all;
  if (hosted !== undefined) hosted.journal = new Journal(10_000, new JournalBudget(100_000_000));
  const player = createTestPlayer(server.world);
  const again = () => bet(server, player, 10, { 'idempotency-key': 'k' });
  await again();
  await server.control('config', { demoCredit: 5 }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  await again();
  expect(await whyOf(server)).toMatch(/^Its Idempotency-Key came with entry 2 before/);
  await server.control('clock', { advance: '25h' }).expect(200);
  await again();
  expect(await whyOf(server)).toMatch(/^Every check passed/);
});

test('a repeat is told as one also where the entry that it repeats is forgotten', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  for (let times = 0; times < 2; times += 1) {
    await server.call('chat/list');
    server.app.worlds.all[0]?.journal?.forgetDownTo(0);
    await bet(server, player, 10, { 'idempotency-key': 'k' });
  }
  expect(await whyOf(server)).toMatch(/^Its Idempotency-Key came before: the first answer was given again/);
});

test('maintenance is told with the entry that switched it on after a step back, too', async () => {
  const server = await createTestServer();
  await server.control('maintenance', { on: true }).expect(200);
  await server.control('config', { demoCredit: 5 }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  await server.call('chat/list');
  expect(await whyOf(server)).toMatch(/ A tester switched it on \(entry 1\)\.$/);
});

test('maintenance is told with the entry that switched it on, a fault of that kind as the fault it is', async () => {
  const server = await createTestServer();
  await server.control('maintenance', { on: true }).expect(200);
  await server.call('chat/list');
  expect(await whyOf(server)).toMatch(
    /^Maintenance is on in this world.+ A tester switched it on \(entry 1\)\.$/,
  );
  await server.control('maintenance', { on: false }).expect(200);
  await server.control('faults', faultBody({ maintenance: true }, { path: 'chat/list' })).expect(200);
  await server.call('chat/list');
  expect(await whyOf(server)).toBe(
    'Fault 1: Every call of chat/list is not carried out and answers as in maintenance.',
  );
});

const EVERY_FAULT = [
  { latencyMs: 1 },
  { httpStatus: 500 },
  { code: 600 },
  { code: 600, msgHeader: 'x' },
  { successHeader: true, body: {} },
  { malformedJson: true },
  { emptyBody: true },
  { close: 'before' },
  { close: 'after' },
  { dripMs: 1 },
  { newToken: true },
  { sessionExpired: true },
  { maintenance: true },
] as const;

test.each(EVERY_FAULT)('the fault %j is told, also when it is gone', async (then) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const { body } = await server.control('faults', faultBody(then, { path: 'wallet/*' })).expect(200);
  await server.call('wallet/getMyWallet', {}, player.headers).catch(() => undefined);
  await supertest(server.app.server).delete('/__mock/faults').expect(200);
  await expect.poll(() => whyOf(server)).toContain(`Fault 1: ${body.data.sentence}`);
});

test('what came due on the way is told, and a result that a tester had set', async () => {
  const server = await createTestServer();
  await server.control('draws/script', { sums: [18] }).expect(200);
  await server.control('clock', { to: 'settled' }).expect(200);
  expect(await whyOf(server, { kind: 'control', path: 'clock' })).toMatch(
    /^A tester asked for it\. On the way came due: .*issue drawn, issue settled/,
  );
  expect(await whyOf(server, { text: 'issue-drawn', kind: 'happening' })).toBe(
    'A tester had set this result.',
  );
  await server.control('clock', { to: 'settled' }).expect(200);
  expect(await whyOf(server, { text: 'issue-drawn', kind: 'happening' })).toMatch(
    /^The time of its draw had come/,
  );
});

test('a control call that was refused says why in its own words', async () => {
  const server = await createTestServer();
  await server.control('clock', { set: 0 }).expect(400);
  expect(await whyOf(server, { kind: 'control' })).toMatch(/^It was refused: .+/);
});

test('a lost chase item says why, and what came back to whom', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const chaseId = startTestChase(server.world, player, { totalIssue: 2 });
  await server.control(`players/${player.id}`, { forbid: 'trade' }).expect(200);
  pass(server.world, SLOT_MS);
  const { body } = await supertest(server.app.server)
    .get('/__mock/journal')
    .query({ order: String(chaseId), kind: 'happening' });
  const [lost] = body.data.list.filter(({ what }: { what: string }) => what === 'chase-item-lost');
  expect(lost).toMatchObject({
    detail: expect.stringContaining(`of chase ${chaseId}, 10 back to player ${player.id}`),
    why: 'The account may not trade: the stake came back.',
  });
});
