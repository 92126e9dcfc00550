import { resolve } from 'node:path';
import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addTestAddress } from '@canada28/mock-server/testing/test-finance.ts';
import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { createTestServer } from '@canada28/mock-server/testing/test-server.ts';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import { expect, onTestFinished, test } from 'vitest';
import { type Planted, type Reply, startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { runContract } from './run-contract.ts';

const RUN = { today: '2026-11-26', runId: '28a1' };
/** A password is hashed slowly, the more so while other tests run. */
const PATIENT = ['--timeout', '50'];
const LINMEI = ['--account', 'linmei:maple-28', '--pay-password', '1234'];

function check(origin: string, ...options: string[]) {
  return runContract(['--target', origin, ...options], RUN);
}

async function foreign(planted: readonly Planted[] = [], more: object = {}) {
  const server = await startForeignServer({ planted, ...more });
  onTestFinished(server.close);
  return server;
}

async function namedIn(planted: readonly Planted[], ...options: string[]): Promise<string[]> {
  const { origin } = await foreign(planted);
  const { report } = await check(origin, ...LINMEI, ...options);
  return report.findings.map(({ id, got }) => `${id}: ${got}`);
}

function change(path: string, changed: Partial<Reply>): Planted {
  return { path, change: (reply) => Object.assign(reply, changed) };
}

/** With other fields in the data, or in each of its rows. */
function withFields(path: string, fields: object): Planted {
  return {
    path,
    change: (reply) => {
      const { data, ...envelope } = Object(reply.body);
      const isList = Array.isArray(data);
      const changed = isList ? data.map((row) => ({ ...row, ...fields })) : { ...data, ...fields };
      reply.body = { ...envelope, data: changed };
    },
  };
}

test('our own server conforms in every call and every rule, with an account that the check opens', async () => {
  const { app } = await createTestServer();
  const { report, text, exitCode } = await check(app.listeningOrigin, '--allow-writes', ...PATIENT);
  expect(report.findings).toEqual([]);
  expect(report.coverage.calls).toEqual({ seen: ALL_CALLS.length, of: ALL_CALLS.length });
  expect(report.calls.map(({ path }) => path).sort()).toEqual(ALL_CALLS.map(pathOf).sort());
  // Nothing has succeeded on a new account yet.
  const skipped = text.split('\n').filter((line) => line.includes('skipped'));
  expect(skipped).toEqual([
    '  withdraw/submitWithdrawOrder: skipped, needs a way to withdraw and a reviewed address of the account',
  ]);
  expect(exitCode).toBe(0);
});

test('our own server takes the withdrawal of an account that may withdraw', async () => {
  const { app, world } = await createTestServer();
  const player = createTestPlayer(world, { hasPayPassword: true, hasDeposited: true });
  addTestAddress(world, player);
  const account = ['--account', `${player.userName}:${player.password}`, '--pay-password', DEMO_PAY_PASSWORD];
  const { report, text } = await check(app.listeningOrigin, '--allow-writes', ...account, ...PATIENT);
  expect(report.findings).toEqual([]);
  expect(text).not.toContain('skipped');
});

test('without --allow-writes nothing is changed', async () => {
  const { app, world } = await createTestServer();
  const before = world.db.serialize();
  const { text, exitCode } = await check(app.listeningOrigin);
  expect(world.db.serialize().equals(before)).toBe(true);
  expect(text).toContain('game/gameBet.do: skipped, changes something: --allow-writes');
  expect(text).toContain('wallet/getMyWallet: skipped, needs a session: --account');
  expect(exitCode).toBe(0);
});

test('a foreign server that is as the contract says is named nothing', async () => {
  expect(await namedIn([], '--allow-writes')).toEqual([]);
});

test('a server under other base paths is reached there', async () => {
  const { origin, asked } = await foreign([], { base: '/api', gameBase: '/play' });
  const { report } = await check(origin, '--base', '/api', '--game-base', '/play', ...LINMEI);
  expect(report.findings).toEqual([]);
  expect(asked.map(({ path }) => path)).toContain('game/findcurIssue.do');
});

test.each<[string, Planted, string]>([
  [
    'a missing field',
    withFields('wallet/getMyWallet', { moneyFrozen: undefined }),
    'wallet/getMyWallet#reply.data.moneyFrozen#missing: nothing',
  ],
  [
    'a field too many',
    withFields('user/getUserInfo', { vip: 1 }),
    'user/getUserInfo#reply.data.vip#extra: number 1',
  ],
  [
    'a refusal of a call that must succeed',
    change('order/page', { body: { code: 400, data: null, msg: 'Not now.' } }),
    'order/page#reply.code#code: 400 "Not now."',
  ],
  [
    'a redirect',
    change('common/getSystemNotice', { status: 302, headers: { location: '/login' } }),
    'common/getSystemNotice#status#status: 302 to /login',
  ],
  [
    'a broken connection',
    change('common/getQAList', { status: 0 }),
    'common/getQAList#status#status: other side closed',
  ],
  [
    'a message header that is not URL-encoded',
    change('common/getQAList', { headers: { msg: '50% off' } }),
    'common/getQAList#reply.header.msg#header: plain text',
  ],
  [
    'HTTP 404',
    change('game/getOrderAnalysis.do', { status: 404 }),
    'game/getOrderAnalysis.do#call#notOffered: HTTP 404',
  ],
  [
    'code 998',
    change('game/getOrderAnalysis.do', { body: { code: 998, data: null, msg: 'No.' } }),
    'game/getOrderAnalysis.do#call#notOffered: code 998',
  ],
  [
    'another method that is refused for another reason',
    {
      path: 'game/findcurIssue.do',
      when: ({ method }) => method === 'GET',
      change: (reply) => Object.assign(reply, { body: { code: 400, data: null, msg: 'No.' } }),
    },
    'game/findcurIssue.do#reply.code#code: 400 "No."',
  ],
  [
    'an input of another type that is taken',
    {
      path: 'game/findHistoryIssue.do',
      when: ({ input }) => Array.isArray(input.lotteryId),
      change: (reply) => Object.assign(reply, { body: { code: 200, data: [], msg: '' } }),
    },
    'game/findHistoryIssue.do#request.body.lotteryId#code: 200',
  ],
  [
    'an unknown path that is answered',
    {
      path: 'check/noSuchCall',
      when: () => true,
      change: (reply) => Object.assign(reply, { status: 200, body: { code: 200, data: null, msg: '' } }),
    },
    'check/noSuchCall#call#unknownCall: HTTP 200',
  ],
])('%s is named, and nothing else', async (_, planted, finding) => {
  expect(await namedIn([planted])).toEqual([finding]);
});

test('no answer is named with the time that was waited for it', async () => {
  const named = await namedIn([change('common/getQAList', { status: -1 })], '--timeout', '0.5');
  // On a busy machine others may be as late.
  expect(named).toContain('common/getQAList#status#status: no answer within 0.5 s');
});

test('a field too many differs, and takes nothing from what is checked afterwards', async () => {
  const paths = ['user/login', 'user/getUserInfo', 'game/findcurIssue.do', 'wallet/getMyWallet'];
  const plain = await foreign();
  const other = await foreign(paths.map((path) => withFields(path, { vip: 1 })));
  await check(plain.origin, ...LINMEI, '--allow-writes');
  const { report } = await check(other.origin, ...LINMEI, '--allow-writes');
  expect(other.asked.map(({ path }) => path)).toEqual(plain.asked.map(({ path }) => path));
  expect(report.findings.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual(
    paths.map((path) => `${path} extra`).sort(),
  );
});

test('a log in and a registration show a graphic code, as those of the client do', async () => {
  const { origin, asked } = await foreign();
  await check(origin, '--allow-writes');
  const shown = asked.filter(({ path }) => /login$|register$/.test(path));
  expect(shown.map(({ input }) => input.code)).toEqual(['7K3P', '7K3P']);
});

test('an issue in all-lower-case fields conforms, and is bet on', async () => {
  const lower: Planted = {
    path: 'game/findcurIssue.do',
    change: (reply) => {
      const fields = Object.entries(Object(reply.body).data).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      reply.body = { code: 200, data: Object.fromEntries(fields), msg: '' };
    },
  };
  const { origin, asked } = await foreign([lower]);
  const { report } = await check(origin, ...LINMEI, '--allow-writes');
  expect(report.findings).toEqual([]);
  expect(
    asked.filter(({ path, input }) => path === 'game/gameBet.do' && input.totalAmount === 1),
  ).toHaveLength(1);
});

test('nothing is withdrawn to an address that waits for review', async () => {
  const waiting: Planted = {
    path: 'withdraw/getWithdrawMethod',
    change: (reply) => {
      reply.body = JSON.parse(JSON.stringify(reply.body).replaceAll('"status":1', '"status":0'));
    },
  };
  const withdrawn = async (planted: readonly Planted[]) => {
    const { origin, asked } = await foreign(planted);
    await check(origin, ...LINMEI, '--allow-writes');
    return asked.filter(({ path, input }) => path === 'withdraw/submitWithdrawOrder' && input.amount === 10);
  };
  expect(await withdrawn([])).toHaveLength(1);
  expect(await withdrawn([waiting])).toHaveLength(0);
});

test.each(['chromium', 'firefox'])(
  'what the developer tools of %s saved of our server conforms',
  async (browser) => {
    const file = resolve(import.meta.dirname, `../../shared/fixtures/recordings/${browser}.har`);
    const { report, exitCode } = await runContract(['--har', file], RUN);
    expect(report.findings).toEqual([]);
    expect(exitCode).toBe(0);
    // Log in, home, records, and a bet that was refused.
    const seen = report.calls.filter(({ seen }) => seen > 0).map(({ path }) => path);
    expect(seen).toEqual(
      expect.arrayContaining([
        'user/login',
        'game/findcurIssue.do',
        'game/getOrderList.do',
        'game/gameBet.do',
      ]),
    );
    expect(report.codes).toContainEqual({ value: '6000', seen: 1 });
  },
);

test('a server that lets guests in differs at each of these calls', async () => {
  const { origin } = await foreign([], { admitsGuests: true });
  const { report } = await check(origin);
  const named = report.findings.filter(({ where }) => where === 'request.header.x-token');
  const observed = ALL_CALLS.filter(
    ({ session, origins }) => session === 'required' && origins[0] !== 'assumed',
  );
  expect(named.map(({ path }) => path).sort()).toEqual(observed.map(pathOf).sort());
});

test('a server that cannot be reached is told as such', async () => {
  await expect(check('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 does not answer: bad port.');
});
