import { readFileSync } from 'node:fs';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../../testing/test-server.ts';

const TOKEN = 'not-to-be-guessed-28';
const LAN = { remoteAddress: '192.168.1.20', host: '192.168.1.5:2828' } as const;
const FOREIGN = { origin: 'http://localhost:9000', 'sec-fetch-site': 'same-site' } as const;

type Caller = { readonly remoteAddress?: string } & Readonly<Record<string, string>>;

let app: FastifyInstance;
let callers: Readonly<Record<string, Caller>>;

beforeAll(async () => {
  const worlds = createTestWorlds(
    createTestWorld(),
    ...['spring', 'autumn', 'winter'].map((name) => ({ ...createTestWorld(), name })),
  );
  const control = createTestControl('loopback', { token: TOKEN, hostSuffix: 'mock.example' });
  app = await buildApp({ worlds, basePaths: { player: '/p', game: '/g' }, control });
  const cookie = await cookieFor(app);
  const guest = await guestOf(app, 'spring');
  const [name = '', signature] = guest.split(/\.(?=[^.]+$)/);
  callers = {
    'this machine, local host name': {},
    'this machine, foreign host name': { host: 'evil.example' },
    'this machine, through a proxy': { forwarded: 'for=192.168.1.20' },
    'through a proxy, with the token': { forwarded: 'for=192.168.1.20', authorization: `Bearer ${TOKEN}` },
    'local network': LAN,
    'local network, with the token': { ...LAN, authorization: `Bearer ${TOKEN}` },
    'local network, with a wrong token': { ...LAN, authorization: `Bearer ${TOKEN}!` },
    'local network, with the cookie': { ...LAN, cookie },
    'local network, with the cookie of another token': { ...LAN, cookie: 'mock-control=of-another-token' },
    "a world's host of the team, without a token": { ...LAN, host: 'spring.mock.example' },
    "a world's host of the team, with the cookie": { ...LAN, host: 'spring.mock.example', cookie },
    'page of another origin, on this machine': FOREIGN,
    'page of another origin, with the cookie': { ...LAN, ...FOREIGN, cookie },
    'form of a page of ours': {
      origin: 'http://localhost:2828',
      'content-type': 'application/x-www-form-urlencoded',
    },
    'invited, in its world': { ...LAN, cookie: guest },
    'invited, in another world': { ...LAN, cookie: await guestOf(app, 'autumn') },
    'invited, signed by nobody': { ...LAN, cookie: `${name.replace('visitor1', 'visitor2')}.${signature}` },
    'invited, after a reset of its world': {
      ...LAN,
      cookie: await guestOf(app, 'winter', { isReset: true }),
    },
  };
  return async () => {
    await app.close();
    worlds.close();
  };
});

/** The cookie of a browser that showed the token from the local network. */
async function cookieFor(server: FastifyInstance): Promise<string> {
  const { remoteAddress, ...headers } = LAN;
  const payload = { token: TOKEN };
  const reply = await server.inject({
    method: 'POST',
    url: '/__mock/access',
    payload,
    headers,
    remoteAddress,
  });
  expect(reply.json()).toEqual({ code: 200, data: { by: 'token' }, msg: '' });
  const set = String(reply.headers['set-cookie']);
  expect(set).toMatch(/^mock-control=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(set).not.toContain(TOKEN);
  return set.split(';')[0] ?? '';
}

/** The cookie of a browser that joined a world by its invitation. */
async function guestOf(server: FastifyInstance, world: string, { isReset = false } = {}): Promise<string> {
  const control = async (path: string) =>
    (await server.inject({ method: 'POST', url: `/__mock/worlds/${world}/${path}` })).json().data;
  const { remoteAddress, ...headers } = LAN;
  const payload = Object.fromEntries(new URL((await control('invitation')).url).searchParams);
  const reply = await server.inject({ method: 'POST', url: '/__mock/join', payload, headers, remoteAddress });
  const set = [reply.headers['set-cookie']].flat().find((text) => text?.startsWith('mock-guest='));
  expect(set).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  if (isReset) await control('reset');
  return set?.split(';')[0] ?? '';
}

const issue = {
  method: 'POST',
  url: `/g/${findCurrentIssueCall.path}`,
  payload: '{"lotteryId":"1"}',
} as const;

/** What is asked for, by the head of its column. */
const REQUESTS: Readonly<Record<string, InjectOptions>> = {
  'reads by a control call': { method: 'GET', url: '/__mock/players' },
  'acts by a control call': { method: 'POST', url: '/__mock/clock', payload: '{"freeze":true}' },
  'plays in `default`': issue,
  'plays in another world': { ...issue, headers: { cookie: 'world=spring' } },
  'opens a page of another world': {
    method: 'GET',
    url: '/docs',
    headers: { cookie: 'world=spring', accept: 'text/html' },
  },
};

async function outcome({ remoteAddress = '127.0.0.1', ...own }: Caller, request: InjectOptions) {
  const cookie = [own.cookie, request.headers?.cookie].filter((part) => part !== undefined).join('; ');
  const headers = {
    host: 'localhost:2828',
    ...(request.method === 'POST' && { 'content-type': 'application/json' }),
    ...request.headers,
    ...own,
    ...(cookie !== '' && { cookie }),
  };
  const reply = await app.inject({ ...request, headers, remoteAddress });
  const isPage = String(reply.headers['content-type']).startsWith('text/html');
  const code = reply.statusCode === 200 && !isPage ? reply.json().code : reply.statusCode;
  if (reply.statusCode === 200 && code !== 200) return `code ${code}`;
  return { 200: 'yes', 403: 'no', 404: 'not found', 415: 'no form' }[Number(code)] ?? `status ${code}`;
}

const [head = [], ...rows] = readTable();

/** The table of docs/control-access.md, row by row. */
function readTable(): string[][] {
  const text = readFileSync(new URL('../../../../docs/control-access.md', import.meta.url), 'utf8');
  const lines = text
    .slice(text.indexOf('| who asks |'))
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the table of the documentation has all callers and all requests', () => {
  expect(rows.map(([who]) => who)).toEqual(Object.keys(callers));
  expect(head.slice(1)).toEqual(Object.keys(REQUESTS));
});

describe.each(rows)('%s', (who, ...cells) => {
  test.each(cells.map((told, index) => [head[index + 1] ?? '', told]))('%s: %s', async (what, told) => {
    const [caller, request] = [callers[who ?? ''], REQUESTS[what]];
    if (caller === undefined || request === undefined) throw new Error('not known here');
    expect(await outcome(caller, request)).toBe(told);
  });
});
