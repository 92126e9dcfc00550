import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBody } from './shared-body.ts';

const MOST = 1000;
const PART = 'a hundred bytes '.padEnd(100, '.');

/** Sends so many parts, without saying how long they are together. */
async function send(parts: number) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.addContentTypeParser('application/octet-stream', sharedBody);
  app.post('/', { bodyLimit: MOST }, ({ body }) => {
    if (!Buffer.isBuffer(body)) throw new Error('it is no file');
    return { text: body.toString(), isShared: body.buffer instanceof SharedArrayBuffer };
  });
  const payload = Readable.from(Array.from({ length: parts }, () => Buffer.from(PART)));
  const headers = { 'content-type': 'application/octet-stream' };
  return app.inject({ method: 'POST', url: '/', headers, payload });
}

test.each([0, 1, 7, 10])('a file of %i parts that does not say its length comes whole', async (parts) => {
  expect((await send(parts)).json()).toEqual({ text: PART.repeat(parts), isShared: true });
});

test('one that is longer than the call takes is refused', async () => {
  expect((await send(11)).statusCode).toBe(413);
});
