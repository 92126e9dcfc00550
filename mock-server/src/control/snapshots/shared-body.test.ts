import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBody } from './shared-body.ts';

const MOST = 1000;
const PART = 'a hundred bytes '.padEnd(100, '.');

/** Sends so many parts; how long (bytes) they are together is said where it is given. */
async function send(parts: number, length?: number) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.addContentTypeParser('application/octet-stream', sharedBody);
  app.post('/', { bodyLimit: MOST }, ({ body }) => {
    if (!Buffer.isBuffer(body)) throw new Error('it is no file');
    return {
      text: body.toString(),
      isShared: body.buffer instanceof SharedArrayBuffer,
      memory: body.buffer.byteLength,
    };
  });
  const payload = Readable.from(Array.from({ length: parts }, () => Buffer.from(PART)));
  const said = length === undefined ? {} : { 'content-length': String(length) };
  const headers = { 'content-type': 'application/octet-stream', ...said };
  return app.inject({ method: 'POST', url: '/', headers, payload });
}

test.each([
  [0, 0],
  [1, 200],
  [2, 200],
  [3, 600],
  [7, 1000],
  [10, 1000],
])(
  'a file of %i parts that does not say its length comes whole, in memory that grows',
  async (parts, memory) => {
    expect((await send(parts)).json()).toEqual({ text: PART.repeat(parts), isShared: true, memory });
  },
);

test('one that says its length has just that memory from the beginning', async () => {
  expect((await send(3, 300)).json()).toEqual({ text: PART.repeat(3), isShared: true, memory: 300 });
});

test('one that is longer than the call takes is refused', async () => {
  expect((await send(11)).statusCode).toBe(413);
});

test('one whose sender goes away is refused, as no failure of the server', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.addContentTypeParser('application/octet-stream', sharedBody);
  app.post('/', () => 'all of it');
  const failed = new Promise((resolve) => app.setErrorHandler(resolve));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = Object(app.server.address());
  const socket = connect(port, '127.0.0.1', () => {
    const head =
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 300';
    socket.end(`${head}\r\n\r\n${PART}`);
  });
  expect(await failed).toMatchObject({ statusCode: 400, message: 'The file did not come whole.' });
});
