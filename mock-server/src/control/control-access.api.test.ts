import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { expect, test } from 'vitest';
import { createTestControl, serveTestWorlds } from '../testing/test-server.ts';
import type { ControlAccess } from './control-access.ts';
import type { ControlPlane } from './control-plane.ts';

type Caller = { readonly remoteAddress?: string } & Readonly<Record<string, string>>;

/** One control call, as JSON to localhost from this machine unless the caller says otherwise. */
async function controlBy(
  { remoteAddress = '127.0.0.1', ...headers }: Caller,
  control: ControlAccess = 'loopback',
) {
  const app = await appWith(control);
  return app.inject({
    method: 'POST',
    url: '/__mock/clock',
    payload: JSON.stringify({ freeze: true }),
    headers: { host: 'localhost:2828', 'content-type': 'application/json', ...headers },
    remoteAddress,
  });
}

async function appWith(control: ControlAccess, rules: Partial<ControlPlane> = {}) {
  return (await serveTestWorlds(control === 'off' ? control : createTestControl(control, rules))).app;
}

test.each<Caller>([
  { host: 'localhost' },
  { host: '127.0.0.1:2828' },
  { host: '[::1]:2828', remoteAddress: '::1' },
  { host: 'default.localhost:2828' },
  { host: 'phone1.Default.localhost' },
  { remoteAddress: '::ffff:127.0.0.1' },
  { origin: 'http://localhost:2828' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:2828' },
  { 'sec-fetch-site': 'none' },
  // What `curl -d` says of any body.
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-8' },
])('this machine may control: %j', async (caller) => {
  expect((await controlBy(caller)).statusCode).toBe(200);
});

test.each<Caller>([
  { remoteAddress: '192.168.1.20' },
  { remoteAddress: '::ffff:10.0.0.5' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: 'evillocalhost' },
  { host: 'evil.example.localhost.' },
  { host: '127.0.0.1.evil.example:2828' },
  { host: 'evil.example:2828', remoteAddress: '::1' },
  // A proxy on this machine that rewrites Host: its caller is somewhere else.
  { 'x-forwarded-for': '192.168.1.20' },
  { 'x-forwarded-host': 'mock.lan' },
  { forwarded: 'for=192.168.1.20' },
  { via: '1.1 proxy' },
])('no other caller may, nor a page that points its own name here: %j', async (caller) => {
  const reply = await controlBy(caller);
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toEqual({
    code: 403,
    data: null,
    msg: 'Control calls are allowed for: loopback (MOCK_CONTROL).',
  });
});

test.each<Caller>([
  { origin: 'http://evil.example' },
  { origin: 'http://localhost:9000' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9000' },
])('a page of another origin may not, even where every caller may: %j', async (caller) => {
  for (const control of ['loopback', 'anyone'] as const) {
    const reply = await controlBy(caller, control);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().msg).toBe('Control calls are refused from pages of another origin.');
  }
});

test.each<Caller>([
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:2828' },
  { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
])('what a form of a page can send is refused: %j', async (caller) => {
  const reply = await controlBy(caller);
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toEqual({ code: 415, data: null, msg: 'The body must be application/json.' });
});

test('a file of another type is told which type it must be', async () => {
  const app = await appWith('loopback');
  const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'text/plain' };
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/snapshots/file?name=one',
    headers,
    payload: 'x',
  });
  expect([reply.statusCode, reply.json().msg]).toEqual([415, 'The body must be application/octet-stream.']);
});

test('control can be opened to every caller', async () => {
  const reply = await controlBy({ remoteAddress: '192.168.1.20', host: 'mock.lan' }, 'anyone');
  expect(reply.statusCode).toBe(200);
});

test.each([
  '192.168.1.5:2828',
  '[fe80::1]:2828',
  'mock:2828',
  'mock.local',
  'spring.localhost',
  'w1.mock.example',
])('every caller may by the host %s', async (host) => {
  const app = await appWith('anyone', { hostSuffix: 'mock.example' });
  const reply = await app.inject({ url: '/__mock/worlds', headers: { host }, remoteAddress: '192.168.1.20' });
  expect(reply.statusCode).toBe(200);
});

test.each([
  'evil.example',
  '192.168.1.5.evil.example',
  'mock.example.evil.example',
  'evilmock.example',
  'local.evil.example',
])('a page that points its own name %s here may not, even where every caller may', async (host) => {
  const app = await appWith('anyone', { hostSuffix: 'mock.example' });
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ url: '/__mock/worlds', headers, remoteAddress: '192.168.1.20' });
  expect([reply.statusCode, reply.json().msg]).toEqual([
    403,
    'Control calls are allowed for: anyone (MOCK_CONTROL) who asks by an IP address, a name of the local network or one below WORLD_HOST_SUFFIX; by another name with MOCK_CONTROL_TOKEN.',
  ]);
});

test('with a token, anyone means every caller that shows it', async () => {
  const app = await appWith('anyone', { token: 'not-to-be-guessed-28' });
  const freeze = async (headers: Record<string, string>) =>
    await app.inject({
      method: 'POST',
      url: '/__mock/clock',
      payload: { freeze: true },
      headers: { host: 'mock.lan', ...headers },
      remoteAddress: '192.168.1.20',
    });
  const refused = await freeze({});
  expect([refused.statusCode, refused.json().msg]).toEqual([
    403,
    'Control calls are allowed for: loopback, and with "Authorization: Bearer" and the token of MOCK_CONTROL_TOKEN.',
  ]);
  expect((await freeze({ authorization: 'Bearer not-to-be-guessed-28' })).statusCode).toBe(200);
});

test.each([
  [
    { token: 'not-to-be-guessed-28' },
    'not-to-be-guessed-29',
    'The token is not the one of MOCK_CONTROL_TOKEN.',
  ],
  [{}, 'not-to-be-guessed-28', 'Control calls are allowed for: loopback (MOCK_CONTROL).'],
])('a token that is not the one of the server opens nothing: %j', async (rules, token, msg) => {
  const app = await appWith('loopback', rules);
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/access',
    payload: { token },
    headers: { host: '192.168.1.5' },
    remoteAddress: '192.168.1.20',
  });
  expect(reply.json()).toEqual({ code: 403, data: null, msg });
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['spring.mock.example:2828', 'mock.example'],
  ['phone1.Spring.Mock.Example', 'mock.example'],
  ['mock.example', 'mock.example'],
  ['evilmock.example', undefined],
  ['mock.example.evil.example', undefined],
  ['192.168.1.5:2828', undefined],
  ['spring.localhost:2828', undefined],
])('shown on %s, the token is known below %s', async (host, domain) => {
  const token = 'not-to-be-guessed-28';
  const app = await appWith('loopback', { token, hostSuffix: 'mock.example' });
  const reply = await app.inject({
    method: 'POST',
    url: '/__mock/access',
    payload: { token },
    headers: { host },
    remoteAddress: '192.168.1.20',
  });
  const [cookie] = reply.cookies;
  expect([cookie?.name, cookie?.domain]).toEqual(['mock-control', domain]);
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });
  for (const written of ['utf8', 'base64url', 'hex'] as const)
    expect(cookie?.value).not.toContain(Buffer.from(token).toString(written));
});

test('a caller who opens a page of the control plane and may not is asked for the token, where there is one', async () => {
  const pageOf = async (rules: Partial<ControlPlane>) => {
    const app = await appWith('loopback', rules);
    const headers = { host: '192.168.1.5', accept: 'text/html' };
    const reply = await app.inject({ url: '/__mock/docs?"><b>', headers, remoteAddress: '192.168.1.20' });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain('<b>');
    return reply.body;
  };
  expect(await pageOf({ token: 'not-to-be-guessed-28' })).toContain('<form data-call="/__mock/access">');
  // Sent by the browser itself, before the script has come, the token would stand in the address.
  expect(await pageOf({ token: 'not-to-be-guessed-28' })).toContain('<button disabled>');
  expect(await pageOf({})).not.toContain('<form');
});

test('where control is off, nothing that a request says means another world', async () => {
  const app = await appWith('off');
  const hosts = [{ 'x-world': 'spring' }, { host: 'spring.localhost' }, { cookie: 'world=spring' }];
  for (const headers of hosts) {
    const reply = await app.inject({ url: '/docs', headers });
    expect([reply.statusCode, reply.headers['x-demo']]).toEqual([200, 'default']);
  }
});

test('a caller who may not control hears nothing of worlds either', async () => {
  const reply = await controlBy({ remoteAddress: '192.168.1.20', 'x-world': 'spring' });
  expect(reply.statusCode).toBe(403);
});

test('a page may look at the documentation; a page of another origin and another machine may not', async () => {
  const app = await appWith('loopback');
  const lookedAtBy = async ({ remoteAddress = '127.0.0.1', ...headers }: Caller, url: string) =>
    (await app.inject({ url, headers: { host: 'localhost:2828', ...headers }, remoteAddress })).statusCode;
  for (const url of ['/__mock/docs', '/__mock/docs/json', '/__mock/docs/static/index.css']) {
    expect(await lookedAtBy({ 'sec-fetch-site': 'none' }, url)).toBe(200);
    expect(await lookedAtBy({ 'sec-fetch-site': 'cross-site' }, url)).toBe(403);
    expect(await lookedAtBy({ remoteAddress: '192.168.1.20' }, url)).toBe(403);
  }
});

test.each([
  ['a success', `/g/${findCurrentIssueCall.path}`, '{"lotteryId":"1"}'],
  ['a refusal', `/p/${getUserInfoCall.path}`, '{}'],
  ['what cannot be read', `/g/${findCurrentIssueCall.path}`, '{'],
  ['a call that there is not', '/p/no/such/call', '{}'],
])('the player API answers the same with and without control: %s', async (_, url, payload) => {
  const headers = { host: '192.168.1.5:2828', 'content-type': 'application/json' };
  const [by, without] = await Promise.all(
    (['anyone', 'off'] as const).map(async (control) => {
      const app = await appWith(control);
      const reply = await app.inject({
        method: 'POST',
        url,
        payload,
        headers,
        remoteAddress: '192.168.1.20',
      });
      const { date: _date, 'content-security-policy': policy, ...others } = reply.headers;
      // Who may hold a page in a frame is said of every reply, and is all that differs (decision 034).
      const held = String(policy).replace(/frame-ancestors [^;]+/, 'frame-ancestors');
      return { status: reply.statusCode, body: reply.body, held, headers: others };
    }),
  );
  expect(by).toEqual(without);
});

test('where control is off, each of its paths is an unknown one like any other', async () => {
  const app = await appWith('off');
  const calls = ALL_CONTROLS.map(({ method, path, example }) => ({
    method,
    path: path.replace(':id', '100001'),
    payload: JSON.stringify(example.body),
  }));
  const pages = ['', '/docs', '/docs/json', '/stage'].map((path) => ({ method: 'GET' as const, path }));
  for (const { path, ...request } of [...calls, ...pages]) {
    const [reply, unknown] = await Promise.all([
      app.inject({ ...request, url: `${CONTROL_BASE}${path}` }),
      app.inject({ ...request, url: '/no/such/path' }),
    ]);
    const { date: _, ...headers } = unknown.headers;
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe(unknown.body);
    expect(reply.headers).toMatchObject(headers);
  }
});
