import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { keptHeaders as kept } from './kept-headers.ts';
import { secretMark } from './mask-secrets.ts';

function requestOver(socket: Socket, headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const keptHeaders = (request: IncomingMessage) => kept(request).headers;

test('the same headers over a connection are kept once, whatever their length; others are told as they are', () => {
  const socket = new Socket();
  const headers = { lang: 'jp', 'x-token': 'abc123' };
  const first = keptHeaders(requestOver(socket, { ...headers, 'content-length': '17' }));
  expect(first).toEqual({ lang: 'jp', 'x-token': secretMark('abc123') });
  expect(keptHeaders(requestOver(socket, { ...headers, 'content-length': '102' }))).toBe(first);
  expect(keptHeaders(requestOver(socket, { ...headers, lang: 'en' }))).toMatchObject({ lang: 'en' });
  expect(keptHeaders(requestOver(socket, { lang: 'en' }))).toEqual({ lang: 'en' });
  expect(keptHeaders(requestOver(socket, { lang: 'en', 'idempotency-key': 'k' }))).toEqual({
    lang: 'en',
    'idempotency-key': 'k',
  });
  expect(keptHeaders(requestOver(socket, { lang: 'en', 'content-length': '1' }))).toEqual({ lang: 'en' });
  expect(keptHeaders(requestOver(socket, { lang: 'en', origin: 'x' }))).toEqual({ lang: 'en', origin: 'x' });
  expect(keptHeaders(requestOver(new Socket(), headers))).toEqual(first);
});
