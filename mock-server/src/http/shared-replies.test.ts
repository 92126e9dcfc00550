import { createTestDatabase } from '@canada28/db/test-database.ts';
import { expect, test } from 'vitest';
import { compressText, sharedReply } from './shared-replies.ts';

test('a reply is made once for everybody who asks, and anew under another name or for another world', () => {
  const [db, other] = [createTestDatabase(), createTestDatabase()];
  let made = 0;
  const make = () => `reply ${++made}`;
  const first = sharedReply(db, 'a', make);
  expect(sharedReply(db, 'a', make)).toBe(first);
  expect(String(sharedReply(db, 'b', make))).toBe('reply 2');
  expect(String(sharedReply(other, 'a', make))).toBe('reply 3');
});

test('what was not asked for lately is forgotten', () => {
  const db = createTestDatabase();
  let made = 0;
  const ask = () => sharedReply(db, 'first', () => `first ${++made}`);
  ask();
  for (let count = 0; count < 15; count++) sharedReply(db, `reply ${count}`, () => '');
  expect(ask()).toBe('first 1');
  for (let count = 0; count < 16; count++) sharedReply(db, `another ${count}`, () => '');
  expect(ask()).toBe('first 2');
});

test('a long one is kept as bytes, which many may wait for; a short one as text', () => {
  const db = createTestDatabase();
  const long = 'ä'.repeat(16_000);
  expect(sharedReply(db, 'long', () => long)).toEqual(Buffer.from(long));
  expect(sharedReply(db, 'short', () => 'short')).toBe('short');
});

test('a text that many ask for is compressed once, any other each time', () => {
  const db = createTestDatabase();
  const texts: string[] = [];
  const compress = (text: string) => Buffer.from(`${texts.push(text)} ${text}`);
  const shared = String(sharedReply(db, 'list', () => 'shared'));
  for (const text of [shared, 'own', shared, 'own']) compressText(text, compress);
  expect(texts).toEqual(['shared', 'own', 'own']);
  for (let count = 0; count < 16; count++) sharedReply(db, `another ${count}`, () => '');
  compressText(shared, compress);
  expect(texts).toHaveLength(4);
});
