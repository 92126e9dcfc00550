import { readFileSync } from 'node:fs';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../../testing/test-server.ts';

const TOKEN = 'not-to-be-guessed-28';
const LAN = { remoteAddress: '192.168.1.20', host: '192.168.1.5:2828' } as const;
const FOREIGN = { origin: 'http://localhost:9000', 'sec-fetch-site': 'same-site' } as const;

type Caller = { readonly remoteAddress?: string } & Readonly<Record<string, string>>;

/** Calls that settle themselves whom they let in: the second table. */
const ENTRIES = ['/access', '/open', '/join', '/shared'];

let app: FastifyInstance;
/** What is asked for, by the head of its column. */
let requests: Readonly<Record<string, InjectOptions>>;
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
    'page of another origin, invited': { ...LAN, ...FOREIGN, cookie: guest },
    'page of another world of the team, with the cookie': {
      ...LAN,
      host: 'spring.mock.example',
      origin: 'http://autumn.mock.example',
      'sec-fetch-site': 'same-site',
      cookie,
    },
    'form of a page of ours': {
      origin: 'http://localhost:2828',
      'content-type': 'application/x-www-form-urlencoded',
    },
    'invited, in its world': { ...LAN, cookie: guest },
    'invited, in another world': { ...LAN, cookie: await guestOf(app, 'autumn') },
    'invited, with a wrong signature': {
      ...LAN,
      cookie: `${name.replace('visitor1', 'visitor2')}.${signature}`,
    },
    'shared console, of its world': { ...LAN, cookie: await sharedOf(app, 'default') },
    'shared console, of another world': { ...LAN, cookie: await sharedOf(app, 'spring') },
    'shared console, with a wrong signature': {
      ...LAN,
      cookie: `${await sharedOf(app, 'default')}x`,
    },
    'page of another origin, shared': { ...LAN, ...FOREIGN, cookie: await sharedOf(app, 'default') },
    'invited, after a reset of its world': {
      ...LAN,
      cookie: await guestOf(app, 'winter', { isReset: true }),
    },
  };
  requests = { ...REQUESTS, ...doorsOf(await linkInto(app, 'spring'), await shareOf(app, 'spring')) };
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
  const { remoteAddress, ...headers } = LAN;
  const payload = await linkInto(server, world);
  const reply = await server.inject({ method: 'POST', url: '/__mock/join', payload, headers, remoteAddress });
  const set = [reply.headers['set-cookie']].flat().find((text) => text?.startsWith('mock-guest='));
  expect(set).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  if (isReset) await server.inject({ method: 'POST', url: `/__mock/worlds/${world}/reset` });
  return set?.split(';')[0] ?? '';
}

/** What the link of an invitation into a world says. */
async function linkInto(server: FastifyInstance, world: string): Promise<Record<string, string>> {
  const made = await server.inject({ method: 'POST', url: `/__mock/worlds/${world}/invitation` });
  return Object.fromEntries(new URL(made.json().data.url).searchParams);
}

/** What the link of a share says. */
async function shareOf(server: FastifyInstance, world: string): Promise<Record<string, string>> {
  const made = await server.inject({
    method: 'POST',
    url: '/__mock/share',
    payload: { minutes: 60 },
    headers: { 'x-world': world },
  });
  return Object.fromEntries(new URL(made.json().data.consoleUrl).searchParams);
}

/** The cookie of a browser that a console of a world was shared with. */
async function sharedOf(server: FastifyInstance, world: string): Promise<string> {
  const { remoteAddress, ...headers } = LAN;
  const payload = await shareOf(server, world);
  const reply = await server.inject({
    method: 'POST',
    url: '/__mock/shared',
    payload,
    headers,
    remoteAddress,
  });
  const set = [reply.headers['set-cookie']].flat().find((text) => text?.startsWith('mock-share-'));
  expect(set).toMatch(/^mock-share-\w+=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
  return set?.split(';')[0] ?? '';
}

const issue = {
  method: 'POST',
  url: `/g/${findCurrentIssueCall.path}`,
  payload: '{"lotteryId":"1"}',
} as const;

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

function doorsOf(
  invitation: Record<string, string>,
  share: Record<string, string>,
): Readonly<Record<string, InjectOptions>> {
  const post = (url: string, body: object) =>
    ({ method: 'POST', url: `/__mock/${url}`, payload: JSON.stringify(body) }) as const;
  return {
    'looks at a link': { method: 'GET', url: '/__mock/open?to=/' },
    'goes by a link': post('open', { to: '/' }),
    'looks at an invitation': { method: 'GET', url: `/__mock/join?${new URLSearchParams(invitation)}` },
    'joins by an invitation': post('join', invitation),
    'looks at a share': { method: 'GET', url: `/__mock/shared?${new URLSearchParams(share)}` },
    'goes by a share': post('shared', share),
    'shows the token': post('access', { token: TOKEN }),
    "loads the pages' script": { method: 'GET', url: '/__mock/page.js' },
  };
}

async function send({ remoteAddress = '127.0.0.1', ...own }: Caller, request: InjectOptions) {
  const cookie = [own.cookie, request.headers?.cookie].filter((part) => part !== undefined).join('; ');
  const headers = {
    host: 'localhost:2828',
    ...(request.method === 'POST' && { 'content-type': 'application/json' }),
    ...request.headers,
    ...own,
    ...(cookie !== '' && { cookie }),
  };
  return app.inject({ ...request, headers, remoteAddress });
}

async function outcome(caller: Caller, request: InjectOptions): Promise<string> {
  const reply = await send(caller, request);
  const isPage = String(reply.headers['content-type']).startsWith('text/');
  const code = reply.statusCode === 200 && !isPage ? reply.json().code : reply.statusCode;
  if (reply.statusCode === 200 && code !== 200) return `code ${code}`;
  return { 200: 'yes', 403: 'no', 404: 'not found', 415: 'no form' }[Number(code)] ?? `status ${code}`;
}

const TABLES = readTables();

/** The tables of docs/control-access.md, row by row, the head first. */
function readTables(): string[][][] {
  const text = readFileSync(new URL('../../../../docs/control-access.md', import.meta.url), 'utf8');
  const [, ...tables] = text.split(/^(?=\| who asks \|)/m);
  return tables.map((table) =>
    table
      .split('\n')
      .filter((line) => /^\| [^-]/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

test('the tables of the documentation have all callers and all requests', () => {
  const heads = TABLES.flatMap(([head]) => head?.slice(1) ?? []);
  expect(heads).toEqual(Object.keys(requests));
  expect(TABLES).toHaveLength(2);
  for (const [, ...rows] of TABLES) expect(rows.map(([who]) => who)).toEqual(Object.keys(callers));
});

function callerOf(who = ''): Caller {
  const caller = callers[who];
  if (caller === undefined) throw new Error('not known here');
  return caller;
}

describe.each(TABLES)('the table with %j', (head, ...rows) => {
  describe.each(rows)('%s', (who, ...cells) => {
    test.each(cells.map((told, index) => [head[index + 1] ?? '', told]))('%s: %s', async (what, told) => {
      const request = requests[what];
      if (request === undefined) throw new Error('not known here');
      expect(await outcome(callerOf(who), request)).toBe(told);
    });
  });
});

const [, ...FIRST_ROWS] = TABLES[0] ?? [];
const NOT_ENTRIES = ALL_CONTROLS.filter(({ path }) => !ENTRIES.includes(path));

// What a console may that was shared differs from call to call: `shared-calls.api.test.ts`.
const ALIKE = FIRST_ROWS.filter(([who]) => who !== 'shared console, of its world');

test.each(ALIKE)('what the table says of %s is so for every control call', async (who, reads, acts) => {
  const outcomes = new Map<string, string>();
  for (const { method, path, accepts = 'application/json' } of NOT_ENTRIES) {
    // A caller who may control hears that the call takes no such field: nothing is carried out.
    const url = `/__mock${path.replaceAll(/:\w+/g, '1')}?no-such-field=1`;
    const payload = method !== 'GET' && {
      payload: '{"noSuchField":1}',
      headers: { 'content-type': accepts },
    };
    const { statusCode } = await send(callerOf(who), { method, url, ...payload });
    outcomes.set(
      `${method} ${path}`,
      { 400: 'yes', 403: 'no', 415: 'no form' }[statusCode] ?? `${statusCode}`,
    );
  }
  const told = NOT_ENTRIES.map(({ method, path }) => [`${method} ${path}`, method === 'GET' ? reads : acts]);
  expect([...outcomes]).toEqual(told);
});
