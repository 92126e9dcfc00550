import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestControl, createTestServer, serveTestWorlds } from '../../testing/test-server.ts';
import { passTo, serveOther } from '../../testing/test-upstream.ts';

const NOTICES = '/player-api/player/common/getSystemNotice';
const ENVELOPE = '{"code":200,"data":[],"msg":""}';

test('a call is answered by the other server, and the journal tells it', async () => {
  const real = await createTestServer();
  const url = `http://127.0.0.1:${Object(real.app.server.address()).port}`;
  const { request, entries } = await passTo(url);
  const reply = await request('POST', NOTICES).send({}).expect(200);
  expect(reply.body).toMatchObject({
    code: 200,
    data: expect.arrayContaining([expect.objectContaining({ id: 1 })]),
  });
  // Of the mock that answers, not of the one in between.
  expect(reply.headers['x-demo']).toBe('default');
  const [entry] = await entries();
  expect(entry).toMatchObject({
    kind: 'call',
    path: 'common/getSystemNotice',
    status: 200,
    code: 200,
    why: 'The other server answered.',
    differences: [],
    reply: reply.body,
  });
});

test.each([[undefined], ['Thu, 01 Jan 2026 00:00:00 GMT']])(
  'a reply tells the time of the other server, or none: %s',
  async (date) => {
    const { url } = await serveOther((_request, response) => {
      response.sendDate = false;
      response.writeHead(404, date === undefined ? {} : { date }).end('none');
    });
    const { request } = await passTo(url);
    const reply = await request('POST', '/player-api/any/thing').expect(404);
    expect(reply.headers.date).toBe(date);
  },
);

test('the token of the mock goes to no other server, any other one does', async () => {
  const seen: unknown[] = [];
  const { url } = await serveOther((request, response) => {
    seen.push(request.headers.authorization);
    response.end(ENVELOPE);
  });
  const { app } = await serveTestWorlds(createTestControl('loopback', { token: 'of-the-mock-28' }));
  const send = (path: string, payload: object, own = {}) =>
    app.inject({ method: 'POST', url: path, payload, headers: { host: 'localhost:2828', ...own } });
  const made = await send('/__mock/worlds', { name: 'up', upstream: { url } });
  expect(made.statusCode).toBe(200);
  for (const authorization of ['Bearer of-the-mock-28', 'of-the-mock-28', 'Bearer of-theirs'])
    await send('/p/any/thing', {}, { 'x-world': 'up', authorization });
  expect(seen).toEqual([undefined, undefined, 'Bearer of-theirs']);
});

test('method, path, query, headers and body pass as they are, but for host and origin', async () => {
  let seen: unknown;
  const { url } = await serveOther((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      seen = { method, path, headers, body };
      response.end(ENVELOPE);
    });
  });
  const { request } = await passTo(`${url}/below/`);
  await request('POST', '/player-api/any/thing?a=1&b=%20x', {
    host: 'up.localhost:2828',
    origin: 'http://up.localhost:2828',
    'content-type': 'text/plain;charset=x',
    cookie: 'P-Token=abc; world=up; mock-guest=g; mock-control=c; mock-share-up=s; theirs=1',
    'x-tester': 'Mei',
    'x-own': 'yes',
    'x-token': '',
  })
    .send('{"a": 1}')
    .expect(200, ENVELOPE);
  expect(seen).toEqual({
    method: 'POST',
    path: '/below/player-api/any/thing?a=1&b=%20x',
    headers: {
      host: new URL(url).host,
      origin: url,
      'content-type': 'text/plain;charset=x',
      'content-length': '8',
      'accept-encoding': 'gzip, deflate',
      cookie: 'P-Token=abc; theirs=1',
      'x-own': 'yes',
      'x-token': '',
      connection: 'keep-alive',
    },
    body: '{"a": 1}',
  });
});

test('status, headers, cookies and addresses of a reply are those of a server on this host', async () => {
  const { url } = await serveOther((_request, response) => {
    response.writeHead(302, {
      location: `${url}/player-api/next?x=1`,
      'set-cookie': [
        'P-Token=abc; Domain=play.example; Path=/; Secure; HttpOnly; SameSite=None',
        '__Host-id=1; Secure; Path=/',
      ],
      'x-theirs': 'yes',
      'alt-svc': 'h3=":443"',
      date: 'Thu, 01 Jan 2026 00:00:00 GMT',
    });
    response.end();
  });
  const { request } = await passTo(url);
  const { status, headers } = await request('POST', NOTICES, { host: 'up.localhost:2828' });
  expect(status).toBe(302);
  expect(headers).toEqual({
    location: 'http://up.localhost:2828/player-api/next?x=1',
    'set-cookie': ['P-Token=abc; Path=/; HttpOnly', '__Host-id=1; Secure; Path=/'],
    'x-theirs': 'yes',
    'content-security-policy': 'sandbox',
    date: 'Thu, 01 Jan 2026 00:00:00 GMT',
    'transfer-encoding': 'chunked',
  });
});

test.each([
  [{ 'content-type': 'text/html' }, 'sandbox'],
  [{ 'content-type': 'image/svg+xml' }, 'sandbox'],
  [{}, 'sandbox'],
  [{ 'content-type': 'text/html', 'content-security-policy': 'img-src data:' }, 'img-src data:, sandbox'],
  [{ 'content-type': 'application/json; charset=utf-8' }, undefined],
])('a page of another server runs no script as one of this host: %j', async (sent, policy) => {
  const { url } = await serveOther((_request, response) => response.writeHead(200, sent).end('"<script>"'));
  const { request } = await passTo(url);
  const { headers } = await request('POST', '/player-api/any/thing').expect(200);
  expect(headers['content-security-policy']).toBe(policy);
});

test('a call goes to the other server however its path is written', async () => {
  const json = { 'content-type': 'application/json' };
  const { url } = await serveOther((_request, response) => response.writeHead(200, json).end(ENVELOPE));
  const { request } = await passTo(url);
  const reply = await request('POST', NOTICES.replace('/p', '/%70')).send({});
  expect(reply.text).toBe(ENVELOPE);
});

test.each([
  ['https://elsewhere.example/login', 'https://elsewhere.example/login'],
  ['//elsewhere.example/login', '//elsewhere.example/login'],
  ['/below/player-api/x', '/player-api/x'],
  ['next', 'next'],
])('an address elsewhere is passed to the browser, and not followed: %s', async (location, passed) => {
  const { url } = await serveOther((_request, response) => response.writeHead(307, { location }).end());
  const { request } = await passTo(`${url}/below`);
  expect((await request('POST', NOTICES).send({})).headers.location).toBe(passed);
});

test.each([
  ['gzip', gzipSync(ENVELOPE)],
  ['deflate', deflateSync(ENVELOPE)],
  ['deflate', deflateRawSync(ENVELOPE)],
  ['br', brotliCompressSync(ENVELOPE)],
])(
  'a reply that is packed with %s passes packed, and is read before another request is',
  async (encoding, packed) => {
    const hashing: Promise<unknown>[] = [];
    const { url } = await serveOther((_request, response) => {
      // All threads have work before them, as where players log in at that moment.
      for (let times = 0; times < 8; times += 1)
        hashing.push(promisify(pbkdf2)('a', 'b', 100_000, 64, 'sha512'));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        .end(packed);
    });
    const { mock, entries } = await passTo(url);
    // Injected: unpacking it would wait for a thread as well.
    const reply = await mock.app.inject({
      method: 'POST',
      url: NOTICES,
      headers: { 'x-world': 'up', 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload).toEqual(packed);
    expect((await entries())[0]).toMatchObject({ reply: JSON.parse(ENVELOPE), differences: [] });
    await Promise.all(hashing);
  },
);

test('what differs from the contract is marked in the journal, and told by the report of the world', async () => {
  const replies = [
    '{"code":200,"data":[{"id":"1"}],"msg":""}',
    ENVELOPE,
    '{"code":200,"data":[{"id":"2"}],"msg":""}',
  ];
  const { url } = await serveOther((_request, response) =>
    response.setHeader('content-type', 'application/json').end(replies.shift()),
  );
  const { request, entries } = await passTo(url);
  for (let times = 0; times < 3; times += 1) await request('POST', NOTICES).send({}).expect(200);
  await expect.poll(() => entries({ onlyDifferences: 'true' })).toHaveLength(2);
  const [second, first] = await entries({ onlyDifferences: 'true' });
  const found = { path: 'reply.data[].id', isAssumed: false };
  expect(first).toMatchObject({
    differences: expect.arrayContaining([{ ...found, expected: expect.any(String), found: 'string "1"' }]),
  });
  const firstId = Object(first).id;
  expect(second).toMatchObject({
    differences: expect.arrayContaining([
      expect.objectContaining({ ...found, found: `string "1" (first in entry ${firstId})` }),
    ]),
  });
  const { body } = await request('GET', '/__mock/drift').expect(200);
  expect(body.data).toMatchObject({ source: { kind: 'upstream', name: url, exchanges: 3 } });
  const id = 'common/getSystemNotice#reply.data[].id#type';
  expect(body.data.findings).toContainEqual(expect.objectContaining({ id, seen: 2, example: firstId }));
});
