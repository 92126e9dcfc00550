import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runContract } from './run-contract.ts';

/** None looks like the text of a machine, so that each must be known as a secret. */
const PLANTED: string[] = [];

function secret(): string {
  const text = `plum-otter-${String(PLANTED.length + 1).padStart(2, '0')}`;
  PLANTED.push(text);
  return text;
}

type Texts = Readonly<Record<string, string>>;
type Exchange = {
  readonly path: string;
  readonly request?: object;
  readonly sent?: Texts;
  readonly reply?: unknown;
  readonly got?: Texts;
  readonly status?: number;
};

const listOf = (texts: Texts) => Object.entries(texts).map(([name, value]) => ({ name, value }));

function entry({ path, request = {}, sent = {}, reply = {}, got = {}, status = 200 }: Exchange) {
  const url = `https://other.example/player-api/player/${path}`;
  const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
  const postData = { text: JSON.stringify(request) };
  return {
    request: { method: 'POST', url, headers: listOf(sent), postData },
    response: { status, headers: listOf(got), content: { text } },
  };
}

/** A reply that tells a secret in an error text, after it was sent as `sent`, and under a field of no name of a secret. */
function toldBack(path: string, told: string, how: Partial<Exchange>): Exchange[] {
  return [
    { path, ...how, reply: { code: 77, data: null, msg: `No: ${told}` } },
    {
      path: 'wallet/getMyWallet',
      reply: { code: 200, data: { [told]: told, margin: `is ${told}` }, msg: told },
    },
  ];
}

function inHeader(name: string, around = (text: string) => text): Exchange[] {
  const told = secret();
  return toldBack('user/getUserInfo', told, { sent: { [name]: around(told) } });
}

function inReplyHeader(name: string, around = (text: string) => text): Exchange[] {
  const told = secret();
  return toldBack('user/getUserInfo', told, { got: { [name]: around(told) } });
}

function inBody(path: string, around: (text: string) => object): Exchange[] {
  const told = secret();
  return toldBack(path, told, { request: around(told) });
}

function only(exchange: (told: string) => Exchange): Exchange[] {
  return [exchange(secret())];
}

const success = (data: unknown) => ({ code: 200, data, msg: '' });

const EXCHANGES: readonly Exchange[][] = [
  ...['p-token', 'X-Token', 'x-api-key', 'x-refresh-token'].map((name) => inHeader(name)),
  inHeader('authorization', (text) => `Bearer ${text}`),
  inHeader('proxy-authorization', (text) => `Basic ${text}`),
  inHeader('cookie', (text) => `P-Token=${text}; lang=en`),
  inHeader('cookie', (text) => `lang=en; JSESSIONID=${text}`),
  inReplyHeader('set-cookie', (text) => `P-Token=${text}; Path=/`),
  inReplyHeader('set-cookie', (text) => `other=${text}; HttpOnly`),
  inReplyHeader('new-token'),
  inReplyHeader('x-api-key'),
  inBody('user/login', (password) => ({ uname: 'linmei', password })),
  inBody('user/register', (password) => ({ uname: 'linmei', password })),
  inBody('withdraw/submitWithdrawOrder', (password) => ({ password })),
  inBody('user/changePayPassword', (oldPwd) => ({ oldPwd })),
  inBody('user/changeLoginPassword', (newPwd) => ({ newPwd })),
  inBody('user/changeLoginPassword', (newAgainPwd) => ({ newAgainPwd })),
  inBody('user/updateUserInfo', (accessToken) => ({ accessToken })),
  inBody('user/updateUserInfo', (secretText) => ({ device: { secret: secretText } })),
  inBody('user/updateUserInfo', (token) => ({ devices: [{ token }] })),
  only((code) => ({ path: 'user/login', request: { code }, reply: success(null) })),
  only((token) => ({ path: `user/getUserInfo?token=${token}`, status: 500 })),
  only((token) => ({ path: `vip/getLevel?token=${token}`, reply: success(1) })),
  only((token) => ({ path: `vip/${token}`, sent: { 'x-token': token }, reply: success(1) })),
  only((token) => ({ path: 'order/page', status: 302, got: { location: `/login?token=${token}` } })),
  only((token) => ({
    path: 'order/page',
    status: 302,
    sent: { 'x-token': token },
    got: { location: `/in/${token}` },
  })),
  only((token) => ({ path: 'common/getQAList', reply: `<html>${token}</html>` })),
  only((tokenValue) => ({
    path: 'user/login',
    reply: success({ tokenValue, nickName: [tokenValue], userSex: tokenValue }),
  })),
  only((sessionToken) => ({ path: 'user/getUserInfo', reply: success({ sessionToken }) })),
  only((apiKey) => ({ path: 'common/getSystemNotice', reply: success([{ apiKey }]) })),
  only((token) => ({ path: 'game/gameBet.do', sent: { 'x-token': token }, got: { success: token } })),
  only((token) => ({
    path: 'game/getOdds.do',
    sent: { 'x-token': token },
    reply: { code: token, data: null, msg: token },
  })),
];

test('secrets in at least 30 places are in no file that is written, and not in what is printed', async () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(30);
  const folder = mkdtempSync(join(tmpdir(), 'canada28-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'visit.har');
  writeFileSync(file, JSON.stringify({ log: { entries: EXCHANGES.flat().map(entry) } }));
  const out = join(folder, 'report');
  const accepted = ['--accept', join(out, 'accepted.json'), '--write'];
  const { text, report } = await runContract(['--har', file, '--report', out, ...accepted], {
    ...{ today: '2026-11-26', runId: '28a1' },
  });
  expect(report.findings.length).toBeGreaterThan(30);
  expect(readdirSync(out)).toHaveLength(5);
  const written = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'));
  const all = [text, ...written].join('\n');
  expect(PLANTED.filter((planted) => all.includes(planted))).toEqual([]);
});
