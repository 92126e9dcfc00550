import { expect, test } from 'vitest';
import { ALL_CALLS } from '../contract/all-calls.ts';
import type { Call } from '../contract/call.ts';
import { createDrift } from './drift.ts';
import { DEFAULT_BASE_PATHS, type Exchange } from './exchange.ts';

const CALLS: readonly Call[] = ALL_CALLS;

/** An exchange as the contract shows it, but for what is said. */
function exchangeOf(path: string, changes: Partial<Exchange> & { readonly reply?: unknown } = {}): Exchange {
  const call = CALLS.find((one) => one.path === path);
  const { reply = { code: 200, data: call?.example.output, msg: '' }, ...parts } = changes;
  return {
    method: 'POST',
    path: `${DEFAULT_BASE_PATHS[call?.base ?? 'player']}/${path}`,
    requestHeaders: {},
    requestBody: JSON.stringify(call?.example.input ?? {}),
    status: 200,
    replyHeaders: {},
    replyBody: JSON.stringify(reply),
    ...parts,
  };
}

/** The reply of the example with other fields in it, or in each of its rows; one that is undefined goes missing. */
function withFields(path: string, fields: object) {
  const output = CALLS.find((one) => one.path === path)?.example.output;
  const data = Array.isArray(output)
    ? output.map((row) => ({ ...row, ...fields }))
    : { ...(output as object), ...fields };
  return exchangeOf(path, { reply: { code: 200, data, msg: '' } });
}

function withReply(path: string, reply: unknown) {
  return exchangeOf(path, { reply });
}

function found(...exchanges: readonly Exchange[]): string[] {
  const drift = createDrift();
  for (const [index, exchange] of exchanges.entries()) drift.note(exchange, index + 1);
  const { findings } = drift.report({ kind: 'har', name: 'test' });
  return findings.map(({ id, expected, got }) => `${id}: ${expected}, ${got}`);
}

test('every call as the contract shows it is no finding', () => {
  expect(found(...CALLS.map(({ path }) => exchangeOf(path)))).toEqual([]);
});

const REFUSED = { code: 403, data: null, msg: 'Log in.' };
const LOWER = Object.fromEntries(
  Object.entries(CALLS.find(({ path }) => path === 'findcurIssue.do')?.example.output as object).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);

test.each<[string, Exchange]>([
  ['a refusal that the call declares', withReply('wallet/getMyWallet', REFUSED)],
  ['an issue in lower case throughout', withReply('findcurIssue.do', { code: 200, data: LOWER, msg: '' })],
  [
    'a success told by a header, whatever its code',
    exchangeOf('chat/list', {
      replyHeaders: { success: 'true', msg: '%E5%A5%BD' },
      reply: { code: 0, data: [] },
    }),
  ],
  [
    'inputs that the contract does not have',
    exchangeOf('getOdds.do', { requestBody: '{"lotteryId":"1","v":2}' }),
  ],
  ['a missing assumed field', withFields('findcurIssue.do', { seedHash: undefined })],
  ['an assumed call that is not there', exchangeOf('chat/list', { status: 404, replyBody: '' })],
  ['an unknown call that is not there', exchangeOf('no/such', { status: 404 })],
  ['a reply that was too long to be read', { ...exchangeOf('chat/list'), replyBody: undefined }],
  ['a file of the page', { ...exchangeOf('chat/list'), path: '/assets/index.js', replyBody: 'let a' }],
  ['what a browser asks beforehand', exchangeOf('chat/list', { method: 'OPTIONS', status: 204 })],
  [
    'an input that is refused as the contract says',
    exchangeOf('findHistoryIssue.do', {
      requestBody: '{"lotteryId":[]}',
      reply: { ...REFUSED, code: 400 },
    }),
  ],
])('%s is no finding', (_, exchange) => {
  expect(found(exchange)).toEqual([]);
});

test.each<[string, Exchange, string]>([
  [
    'missing',
    withFields('wallet/getMyWallet', { margin: undefined }),
    'wallet/getMyWallet#reply.data.margin#missing: number, nothing',
  ],
  [
    'missing of the envelope',
    withReply('getOdds.do', { code: 200, msg: '' }),
    'game/getOdds.do#reply.data#missing: anything, nothing',
  ],
  [
    'extra',
    withFields('user/getUserInfo', { vip: 1 }),
    'user/getUserInfo#reply.data.vip#extra: no such field, number 1',
  ],
  [
    'extra of the envelope',
    withReply('user/logout', { code: 200, data: true, msg: '', time: 5 }),
    'user/logout#reply.time#extra: no such field, number 5',
  ],
  [
    'type',
    withFields('getOrderList.do', { totalamount: '50' }),
    'game/getOrderList.do#reply.data[].totalamount#type: number, string "50"',
  ],
  [
    'type: null',
    withFields('getOrderList.do', { accwin: null }),
    'game/getOrderList.do#reply.data[].accwin#type: number, null',
  ],
  [
    'spelling: other case',
    withFields('getOrderList.do', { totalamount: undefined, totalAmount: 50 }),
    'game/getOrderList.do#reply.data[].totalamount#spelling: totalamount, totalAmount',
  ],
  [
    'spelling: put right',
    withFields('getOrderAnalysis.do', { analAomout: undefined, analAmount: 50 }),
    'game/getOrderAnalysis.do#reply.data[].analAomout#spelling: analAomout, analAmount',
  ],
  [
    'value: a state of no table',
    withFields('getOrderList.do', { orderstatus: 9 }),
    'game/getOrderList.do#reply.data[].orderstatus#value: integer 1…4, number 9',
  ],
  [
    'value: finer than a micro',
    withFields('wallet/getMyWallet', { margin: 0.1234567 }),
    'wallet/getMyWallet#reply.data.margin#value: at most 6 decimals, number 0.1234567',
  ],
  [
    'code',
    withReply('getOdds.do', { ...REFUSED, code: 2201 }),
    'game/getOdds.do#reply.code#code: 200, 400, 403, 405, 500, 503, 5000, 2201 "Log in."',
  ],
  [
    'code: another method is answered',
    exchangeOf('getOdds.do', { method: 'GET' }),
    'game/getOdds.do#reply.code#code: 405, 200',
  ],
  [
    'status',
    exchangeOf('getOdds.do', { status: 302, replyHeaders: { location: '/login?token=5' } }),
    'game/getOdds.do#status#status: 200, 302 to /login',
  ],
  [
    'header',
    exchangeOf('getOdds.do', { replyHeaders: { msg: '50% off' } }),
    'game/getOdds.do#reply.header.msg#header: URL-encoded text, plain text',
  ],
  [
    'header: a cookie that scripts read',
    exchangeOf('user/login', { replyHeaders: { 'set-cookie': 'P-Token=abc; Path=/; SameSite=Lax' } }),
    'user/login#reply.header.set-cookie#header: HttpOnly; SameSite=Lax, without HttpOnly',
  ],
  [
    'envelope',
    exchangeOf('getOdds.do', { replyBody: '<!DOCTYPE html><html></html>' }),
    'game/getOdds.do#reply#envelope: a JSON object, an HTML page',
  ],
  [
    'envelope: a message of a success',
    withReply('user/logout', { code: 200, data: true, msg: 'ok' }),
    'user/logout#reply.msg#envelope: an empty text, string "ok"',
  ],
  [
    'envelope: data of a refusal',
    withReply('wallet/getMyWallet', { ...REFUSED, data: {} }),
    'wallet/getMyWallet#reply.data#envelope: null, object',
  ],
  [
    'notOffered',
    exchangeOf('getOrderList.do', { status: 404 }),
    'game/getOrderList.do#call#notOffered: an answer, HTTP 404',
  ],
  [
    'unknownCall',
    withReply('vip/getLevel', { code: 200, data: 1, msg: '' }),
    'vip/getLevel#call#unknownCall: no such call, HTTP 200',
  ],
  [
    'an input of another type that is taken',
    exchangeOf('getOdds.do', { requestBody: '{"lotteryId":1}' }),
    'game/getOdds.do#request.body.lotteryId#type: "1", number 1',
  ],
])('%s is a finding, and the only one', (_, exchange, sentence) => {
  expect(found(exchange)).toEqual([sentence]);
});

test('names of cookies and of what stands beside their values are no secrets', () => {
  const cookies = { 'set-cookie': 'margin=value-28; Path=/wallet', cookie: 'wallet=value-31' };
  const exchange = { ...withFields('wallet/getMyWallet', { margin: 0.1234567 }), requestHeaders: cookies };
  expect(found({ ...exchange, replyHeaders: cookies })).toEqual([
    'wallet/getMyWallet#reply.data.margin#value: at most 6 decimals, number 0.1234567',
  ]);
});

test.each([
  ['Wrong: my-secret-word', 'Wrong: ***'],
  [
    `${'A long sentence that goes on. '.repeat(5).slice(0, 47)} my-secret-word`,
    'that goes on. A long sentence t ***…',
  ],
  ['Wrong: say "my\\secret"', 'Wrong: say ***"'],
])('a secret that an error text repeats is not told: %s', (msg, told) => {
  const requestBody = JSON.stringify({
    userName: 'mei',
    password: 'my-secret-word',
    oldPassword: '"my\\secret"',
  });
  const [finding] = found(
    exchangeOf('user/login', { requestBody, replyBody: JSON.stringify({ code: 9, data: null, msg }) }),
  ).filter((sentence) => sentence.includes('#code'));
  expect(finding).toContain(told);
  expect(finding).not.toContain('my');
});
