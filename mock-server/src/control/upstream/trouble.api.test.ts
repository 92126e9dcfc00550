import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { passTo, serveOther } from '../../testing/test-upstream.ts';
import { MOST_COPIED_BYTES } from './copied-stream.ts';

const CALL = '/player-api/player/common/getSystemNotice';
const OTHER = '/player-api/player/anything';
const ENVELOPE = { code: 200, data: [], msg: '' };
const JSON_HEAD = { 'content-type': 'application/json' };

async function answeredBy(answer: RequestListener, path = CALL) {
  const { url } = await serveOther(answer);
  const { request, entries } = await passTo(url);
  const reply = await request('POST', path, { lang: 'en' }).send({});
  return { url, reply, request, entries };
}

test('a server that is down is told in a sentence, in the envelope and in the language of the call', async () => {
  const { url, server } = await serveOther(() => undefined);
  await promisify(server.close.bind(server))();
  const { mock, request, entries } = await passTo(url);
  const warn = vi.spyOn(mock.app.log, 'warn');
  const reply = await request('POST', CALL, { lang: 'en' }).send({}).expect(200);
  expect(reply.body).toEqual({
    code: 5000,
    data: null,
    msg: `The server ${url} cannot be reached (ECONNREFUSED)`,
  });
  expect((await request('POST', CALL, { lang: 'kor' }).send({})).body.msg).toContain('연결할 수 없습니다');
  expect(await entries()).toMatchObject([
    {},
    { why: `The server ${url} cannot be reached (ECONNREFUSED).`, code: 5000 },
  ]);
  // The sentence says it: no stack beside it.
  expect(warn).not.toHaveBeenCalled();
});

test('a server that is slow is waited for, and then told so', async () => {
  const { url, reply } = await answeredBy(() => undefined);
  expect(reply.body).toEqual({
    code: 5000,
    data: null,
    msg: `The server ${url} did not answer within 0.3 s`,
  });
});

test('a server that closes the connection before it answers', async () => {
  const { url, reply } = await answeredBy((request) => request.socket.destroy());
  expect(reply.body.msg).toMatch(`The server ${url} closed the connection before it answered`);
});

test('a server that speaks something else', async () => {
  const server = createServer((socket) => socket.end('220 mail.example ESMTP\r\n')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  const { request } = await passTo(url);
  const { body } = await request('POST', CALL, { lang: 'en' }).send({});
  expect(body).toMatchObject({ code: 500, msg: expect.stringContaining('does not speak the protocol') });
});

test.each([200, 404, 502])(
  'a server of something else, which answers HTTP %i with a page',
  async (status) => {
    const page: RequestListener = (_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>');
    const { url, reply, request } = await answeredBy(page);
    const msg = `What runs at ${url} is not this API: ${CALL} was answered with HTTP ${status} text/html`;
    expect(reply.body).toEqual({ code: 500, data: null, msg });
    // What the contract does not know may be anything.
    await request('POST', OTHER).send({}).expect(status, '<h1>Welcome to nginx!</h1>');
  },
);

test('a server of this API is believed afterwards: the page of its proxy passes as it is', async () => {
  let asked = 0;
  const { request } = await answeredBy((_request, response) => {
    asked += 1;
    if (asked === 1) return response.writeHead(200, JSON_HEAD).end(JSON.stringify(ENVELOPE));
    return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>');
  });
  await request('POST', CALL).send({}).expect(502, '<h1>502</h1>');
});

test('a server that dies in the middle of its reply: the caller sees it break off, and the journal says so', async () => {
  const { url } = await serveOther((_request, response) => {
    response.writeHead(200, { ...JSON_HEAD, 'content-length': '100' }).write('{"code":2');
    setTimeout(() => response.destroy(), 20);
  });
  const { request, entries } = await passTo(url);
  await expect(request('POST', CALL).send({})).rejects.toThrow('aborted');
  await expect
    .poll(entries)
    .toMatchObject([
      { status: 200, reply: '{"code":2', why: expect.stringMatching(/^The reply broke off after 9 bytes: /) },
    ]);
});

test('a reply goes on while it comes', async () => {
  let finish = (): unknown => undefined;
  const { url } = await serveOther((_request, response) => {
    response.writeHead(200, JSON_HEAD).write('first ');
    finish = () => response.end('second');
  });
  const { mock } = await passTo(url);
  const { port } = Object(mock.app.server.address());
  const reply = await fetch(`http://127.0.0.1:${port}${OTHER}`, {
    method: 'POST',
    headers: { 'x-world': 'up' },
  });
  const parts: string[] = [];
  for await (const part of reply.body ?? []) {
    parts.push(Buffer.from(part).toString());
    finish();
  }
  expect(parts).toEqual(['first ', 'second']);
});

test('a reply that is longer than what is read passes whole, and is not retained', async () => {
  const long = randomBytes(MOST_COPIED_BYTES + 1000).toString('latin1');
  const { reply, entries } = await answeredBy(
    (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(long),
    OTHER,
  );
  expect(reply.text).toHaveLength(Buffer.from(long).toString().length);
  const [entry] = await entries();
  expect(entry).toMatchObject({ why: expect.stringContaining('more than are read') });
  expect(entry).not.toHaveProperty('reply');
});

test('a caller who goes away ends what was asked of the other server', async () => {
  let closed: Promise<unknown> | undefined;
  const { url } = await serveOther((_request, response) => {
    closed = once(response, 'close');
  });
  const { mock, entries } = await passTo(url);
  // The caller goes first, however busy the machine is.
  Object.assign(mock.app.controlPlane, { upstreamPatienceMs: 60_000 });
  const warn = vi.spyOn(mock.app.log, 'warn');
  const { port } = Object(mock.app.server.address());
  const abort = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}${OTHER}`, {
    method: 'POST',
    headers: { 'x-world': 'up' },
    signal: abort.signal,
  });
  call.catch(() => undefined);
  // Not the promise itself: `poll` would wait for it.
  await expect.poll(() => closed !== undefined).toBe(true);
  abort.abort();
  await expect(Promise.race([closed, wait(2000, 'too late')])).resolves.not.toBe('too late');
  await expect.poll(entries).toMatchObject([{ why: 'The caller went away before it was answered.' }]);
  // No stack of what went as it should.
  expect(warn).not.toHaveBeenCalled();
});
