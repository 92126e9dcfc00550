import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addTestAddress } from '@canada28/mock-server/testing/test-finance.ts';
import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { createTestServer } from '@canada28/mock-server/testing/test-server.ts';
import { ALL_CALLS, type CallPath } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { expect, test } from 'vitest';
import { checkContract } from './check-contract.ts';
import { type Asked, type Misbehaviour, reply, startForeignServer, withFields } from './foreign-server.ts';
import { readOptions } from './options.ts';
import { type Finding, isConforming, type Report } from './report.ts';

const CALLS: readonly Call[] = ALL_CALLS;

function check(origin: string, ...options: string[]): Promise<Report> {
  return checkContract(readOptions(['--target', origin, ...options]), '28a1');
}

function findingOf({ calls }: Report, path: CallPath): Finding | undefined {
  return calls.find(({ what }) => what === path);
}

function differencesOf(finding: Finding | undefined): string[] {
  return finding?.differences.map(({ path, expected, found }) => `${path}: ${expected}, ${found}`) ?? [];
}

test('our own server conforms in every call and every rule, with an account that the check opens', async () => {
  const { app } = await createTestServer();
  const report = await check(app.listeningOrigin, '--allow-writes');
  const others = [...report.calls, ...report.transport].filter(({ verdict }) => verdict !== 'conforms');
  // Nothing has succeeded on a new account yet.
  const remark = 'needs a way to withdraw and a reviewed address of the account';
  expect(others).toEqual([
    { what: 'withdraw/submitWithdrawOrder', verdict: 'skipped', remark, differences: [] },
  ]);
  expect(report.calls.map(({ what }) => what).sort()).toEqual(CALLS.map(({ path }) => path).sort());
  expect(isConforming(report)).toBe(true);
});

test('our own server takes the withdrawal of an account that may withdraw', async () => {
  const { app, world } = await createTestServer();
  const player = createTestPlayer(world, { hasPayPassword: true, hasDeposited: true });
  addTestAddress(world, player);
  const account = ['--account', `${player.userName}:${player.password}`, '--pay-password', DEMO_PAY_PASSWORD];
  const report = await check(app.listeningOrigin, '--allow-writes', ...account);
  const verdictOf = (path: CallPath) => findingOf(report, path)?.verdict;
  expect(verdictOf('withdraw/getWithdrawMethod')).toBe('conforms');
  expect(verdictOf('withdraw/submitWithdrawOrder')).toBe('conforms');
});

test('without --allow-writes nothing is changed', async () => {
  const { app, world } = await createTestServer();
  const before = world.db.serialize();
  const report = await check(app.listeningOrigin);
  expect(world.db.serialize().equals(before)).toBe(true);
  expect(findingOf(report, 'gameBet.do')).toMatchObject({ verdict: 'skipped' });
  expect(findingOf(report, 'wallet/getMyWallet')).toMatchObject({ verdict: 'skipped' });
  expect(findingOf(report, 'findHistoryIssue.do')).toMatchObject({ verdict: 'conforms' });
  expect(isConforming(report)).toBe(true);
});

test('a server under other base paths is reached there', async () => {
  const origin = await startForeignServer();
  const report = await check(origin, '--base', '/api', '--game-base', '/play', '--account', 'linmei:maple');
  expect(report.calls.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
});

test.each<[string, CallPath, Misbehaviour, string]>([
  [
    'a missing field',
    'wallet/getMyWallet',
    withFields({ moneyFrozen: undefined }),
    'data.moneyFrozen: number, missing',
  ],
  ['a field too many', 'user/getUserInfo', withFields({ vip: 1 }), 'data.vip: no such field, number 1'],
  [
    'a text for a number',
    'getOrderList.do',
    withFields({ totalamount: '50' }),
    'data[].totalamount: number, string "50"',
  ],
  [
    'another spelling',
    'getOrderList.do',
    withFields({ totalamount: undefined, totalAmount: 50 }),
    'data[].totalamount: number, spelled totalAmount',
  ],
  [
    'another code',
    'order/page',
    (response) => reply(response, { code: 900001, data: null, msg: 'Not now.' }),
    'code: 200, 900001 "Not now."',
  ],
  [
    'a reply without envelope',
    'common/getQAList',
    (response) => reply(response, []),
    'body: a JSON object, "[]"',
  ],
  ['another HTTP status', 'getOdds.do', (response) => response.writeHead(500).end(), 'HTTP status: 200, 500'],
  [
    'a redirect',
    'common/getSystemNotice',
    (response) => response.writeHead(302, { location: '/login' }).end(),
    'HTTP status: 200, 302 to /login',
  ],
  [
    'an error page',
    'common/getDictData',
    (response) => response.end('<!DOCTYPE html><html></html>'),
    'body: a JSON object, an HTML page',
  ],
  [
    'a message header that is not URL-encoded',
    'getOdds.do',
    (response, envelope) => reply(response.setHeader('msg', '50% off'), envelope),
    'header msg: URL-encoded text, "50% off"',
  ],
  [
    'a broken connection',
    'chat/list',
    (response) => response.destroy(),
    'answer: an answer, other side closed',
  ],
])('%s is named', async (_, path, misbehaviour, difference) => {
  const origin = await startForeignServer({ misbehaviours: { [path]: misbehaviour } });
  const report = await check(origin, '--account', 'linmei:maple');
  expect(findingOf(report, path)).toMatchObject({ verdict: 'differs' });
  expect(differencesOf(findingOf(report, path))).toContain(difference);
  expect(report.calls.filter(({ verdict }) => verdict === 'differs')).toHaveLength(1);
  expect(isConforming(report)).toBe(false);
});

test('no answer is named with the time that was waited for it', async () => {
  const origin = await startForeignServer({ misbehaviours: { 'chat/list': () => undefined } });
  const report = await check(origin, '--account', 'linmei:maple', '--timeout', '0.5');
  expect(differencesOf(findingOf(report, 'chat/list'))).toEqual([
    'answer: an answer, no answer within 0.5 s',
  ]);
  expect(isConforming(report)).toBe(false);
});

test.each<[string, Misbehaviour]>([
  ['HTTP 404', (response) => response.writeHead(404).end()],
  ['code 405', (response) => reply(response, { code: 405, data: null, msg: 'No.' })],
  ['code 998', (response) => reply(response, { code: 998, data: null, msg: 'No.' })],
])('a call that is answered with %s is not offered, which only an assumed call may be', async (_, refuse) => {
  const assumed = await check(await startForeignServer({ misbehaviours: { 'chat/list': refuse } }));
  expect(findingOf(assumed, 'chat/list')).toMatchObject({ verdict: 'not offered', remark: 'assumed' });
  const observed = await check(await startForeignServer({ misbehaviours: { 'findcurIssue.do': refuse } }));
  expect(findingOf(observed, 'findcurIssue.do')).toMatchObject({ verdict: 'not offered' });
  expect(isConforming(observed)).toBe(false);
});

test('a missing assumed field is told, and the call conforms', async () => {
  const origin = await startForeignServer({
    misbehaviours: { 'findHistoryIssue.do': withFields({ seedHash: undefined }) },
  });
  const finding = findingOf(await check(origin), 'findHistoryIssue.do');
  expect(finding).toMatchObject({ verdict: 'conforms', differences: [{ isAssumed: true }] });
});

test('a field too many differs, and takes nothing from what is checked afterwards', async () => {
  const paths = ['user/login', 'user/getUserInfo', 'wallet/getMyVirAddressList', 'findcurIssue.do'] as const;
  const more = Object.fromEntries(paths.map((path) => [path, withFields({ vip: 1 })]));
  const account = ['--account', 'linmei:maple', '--pay-password', '1234', '--allow-writes'];
  const plain = await check(await startForeignServer(), ...account);
  const report = await check(await startForeignServer({ misbehaviours: more }), ...account);
  const skipped = ({ calls }: Report) => calls.filter(({ verdict }) => verdict === 'skipped');
  expect(skipped(report)).toEqual(skipped(plain));
  const differing = report.calls.filter(({ verdict }) => verdict === 'differs').map(({ what }) => what);
  expect(differing.sort()).toEqual([...paths].sort());
});

test('a log in and a registration show a graphic code, as those of the client do', async () => {
  const asked: Asked[] = [];
  await check(await startForeignServer({ asked }), '--allow-writes');
  const shown = asked.filter(({ path }) => /login$|register$/.test(path));
  expect(shown.map(({ input }) => input.code)).toEqual(['7K3P', '7K3P']);
});

test('an issue in all-lower-case fields conforms, and is bet on', async () => {
  const lower: Misbehaviour = (response, { data, ...envelope }) => {
    const spelled = (issue: object) =>
      Object.fromEntries(Object.entries(issue).map(([name, value]) => [name.toLowerCase(), value]));
    const rows = Array.isArray(data) ? data.map(spelled) : spelled(Object(data));
    reply(response, { ...envelope, data: rows });
  };
  const origin = await startForeignServer({
    misbehaviours: { 'findcurIssue.do': lower, 'findHistoryIssue.do': lower },
  });
  const report = await check(origin, '--account', 'linmei:maple', '--allow-writes');
  for (const path of ['findcurIssue.do', 'findHistoryIssue.do', 'gameBet.do'] as const)
    expect(findingOf(report, path)).toMatchObject({ verdict: 'conforms', differences: [] });
});

test('nothing is withdrawn to an address that waits for review', async () => {
  const example = CALLS.find(({ path }) => path === 'withdraw/getWithdrawMethod')?.example.output;
  const [method] = example as { address: Record<string, object[] | null> }[];
  const waiting = Object.fromEntries(
    Object.entries(method?.address ?? {}).map(([network, list]) => [
      network,
      list?.map((address) => ({ ...address, status: 0 })) ?? null,
    ]),
  );
  const asked: Asked[] = [];
  const account = ['--account', 'linmei:maple', '--pay-password', '1234', '--allow-writes'];
  const isAsked = () => asked.some(({ path }) => path === 'withdraw/submitWithdrawOrder');
  await check(await startForeignServer({ asked }), ...account);
  expect(isAsked()).toBe(true);
  asked.length = 0;
  const misbehaviours = { 'withdraw/getWithdrawMethod': withFields({ address: waiting }) };
  const report = await check(await startForeignServer({ asked, misbehaviours }), ...account);
  expect(isAsked()).toBe(false);
  expect(findingOf(report, 'withdraw/submitWithdrawOrder')).toMatchObject({ verdict: 'skipped' });
});

test('a success told by header is one, whatever its code', async () => {
  const toldByHeader: Misbehaviour = (response, envelope) => {
    response.setHeader('success', 'true');
    reply(response, { ...envelope, code: 0 });
  };
  const origin = await startForeignServer({ misbehaviours: { 'getOdds.do': toldByHeader } });
  expect(findingOf(await check(origin), 'getOdds.do')).toMatchObject({ verdict: 'conforms' });
});

test('a server that lets guests in differs at each of these calls', async () => {
  const report = await check(await startForeignServer({ admitsGuests: true }));
  for (const { path } of CALLS.filter(({ session }) => session === 'required')) {
    expect(findingOf(report, path as CallPath)).toMatchObject({ verdict: 'differs' });
  }
});

test('a server that cannot be reached is told as such', async () => {
  const report = await check('http://127.0.0.1:9');
  expect(findingOf(report, 'findcurIssue.do')).toMatchObject({ verdict: 'differs' });
  expect(isConforming(report)).toBe(false);
});

test.each([
  [['--account', 'a:b'], /^--target is missing\./],
  [['--target', 'localhost'], /^--target is "localhost", but must be an address/],
  [['--target', 'http://localhost', '--account', 'linmei'], /^--account must be NAME:PASSWORD\./],
  [['--target', 'http://localhost', '--base', 'api'], /^"api" is no path/],
  [['--target', 'http://localhost', '--timeout', 'soon'], /^--timeout is "soon"/],
  [['--target', 'http://localhost', '--fast'], /--fast/],
])('the command line %j is refused in words, with the usage', (line, sentence) => {
  expect(() => readOptions(line)).toThrow(sentence);
  expect(() => readOptions(line)).toThrow('npm run contract -- --target');
});
