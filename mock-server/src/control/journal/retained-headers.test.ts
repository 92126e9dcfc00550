import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { secretMark } from './mask-secrets.ts';
import { retainedHeaders as kept, retainedReplyHeaders } from './retained-headers.ts';

function requestOver(socket: Socket, headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.rawHeaders = Object.entries(headers).flat();
  return request;
}

const retainedHeaders = (request: IncomingMessage) => kept(request).headers;

test('the same headers over a connection are kept once, whatever their length; others are told as they are', () => {
  const socket = new Socket();
  const headers = { lang: 'jp', 'x-token': 'abc123' };
  const first = retainedHeaders(requestOver(socket, { ...headers, 'content-length': '17' }));
  expect(first).toEqual({ lang: 'jp', 'x-token': secretMark('abc123') });
  expect(retainedHeaders(requestOver(socket, { ...headers, 'content-length': '102' }))).toBe(first);
  expect(retainedHeaders(requestOver(socket, { ...headers, lang: 'en' }))).toMatchObject({ lang: 'en' });
  expect(retainedHeaders(requestOver(socket, { lang: 'en' }))).toEqual({ lang: 'en' });
  expect(retainedHeaders(requestOver(socket, { lang: 'en', 'idempotency-key': 'k' }))).toEqual({
    lang: 'en',
    'idempotency-key': 'k',
  });
  expect(retainedHeaders(requestOver(socket, { lang: 'en', 'content-length': '1' }))).toEqual({ lang: 'en' });
  expect(retainedHeaders(requestOver(socket, { lang: 'en', origin: 'x' }))).toEqual({
    lang: 'en',
    origin: 'x',
  });
  expect(retainedHeaders(requestOver(new Socket(), headers))).toEqual(first);
});

test('what replies have in common is kept once and counted once; what a reply alone has stands beside it', () => {
  const journal = {};
  const common = { 'content-type': 'text/html', 'x-demo': 'default', 'x-demo-clock': '1;rate=1' };
  const first = retainedReplyHeaders(journal, common);
  expect(first).toEqual({ headers: { common, own: {} }, bytes: JSON.stringify(common).length - 19 });
  const again = retainedReplyHeaders(journal, { ...common });
  expect(again).toEqual({ headers: { common, own: {} }, bytes: 0 });
  const next = retainedReplyHeaders(journal, { ...common, 'x-demo-clock': '22;rate=1', 'new-token': 'abc' });
  const own = { 'x-demo-clock': '22;rate=1', 'new-token': secretMark('abc') };
  expect(next).toEqual({
    headers: { common, own },
    bytes: 'x-demo-clock22;rate=1new-token*** 12345678'.length,
  });
  for (const { headers } of [again, next]) expect(headers.common).toBe(first.headers.common);
});

test('a reply of another kind begins what the next ones have in common; one of another journal has its own', () => {
  const journal = {};
  const first = retainedReplyHeaders(journal, { a: '1', 'set-cookie': 'P-Token=abc; Path=/' });
  expect(first.headers.common).toEqual({ a: '1', 'set-cookie': [`P-Token=${secretMark('abc')}; Path=/`] });
  const second = retainedReplyHeaders(journal, { a: '1' });
  expect(second).toEqual({ headers: { common: { a: '1' }, own: {} }, bytes: 2 });
  const many = { a: '1', b: '2', c: '3', d: '4', e: '5' };
  expect(retainedReplyHeaders(journal, many).headers).toEqual({ common: many, own: {} });
  expect(retainedReplyHeaders({}, { a: '1' }).headers.common).not.toBe(second.headers.common);
});
