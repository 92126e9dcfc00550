import { createTestDatabase } from '@canada28/db/test-database.ts';
import { getOddsCall } from '@canada28/shared/contract/betting.contract.ts';
import { expect, test } from 'vitest';
import { compressText, momentaryReply, sharedReply } from './shared-replies.ts';

const call = getOddsCall;

test('a reply is made once for all callers, and again under another name or for another world', () => {
  const [db, other] = [createTestDatabase(), createTestDatabase()];
  let made = 0;
  const make = () => `reply ${++made}`;
  const first = sharedReply(db, { call, name: 'a', make });
  expect(sharedReply(db, { call, name: 'a', make })).toBe(first);
  expect(String(sharedReply(db, { call, name: 'b', make }))).toBe('reply 2');
  expect(String(sharedReply(other, { call, name: 'a', make }))).toBe('reply 3');
});

test('of a reply that changes with the moment the last one of each world is retained, and drives out no other', () => {
  const [db, other] = [createTestDatabase(), createTestDatabase()];
  let made = 0;
  const make = () => `reply ${++made}`;
  const shared = sharedReply(db, { call, name: 'list', make });
  const at = (world: typeof db, ms: number) => momentaryReply(world, { call, name: String(ms), make });
  expect([at(db, 1), at(db, 1), at(other, 1), at(db, 2), at(db, 1)]).toEqual([
    'reply 2',
    'reply 2',
    'reply 3',
    'reply 4',
    'reply 5',
  ]);
  for (let ms = 0; ms < 20; ms++) at(db, ms);
  expect(sharedReply(db, { call, name: 'list', make })).toBe(shared);
});

test('what was not asked for lately is forgotten', () => {
  const db = createTestDatabase();
  let made = 0;
  const ask = () => sharedReply(db, { call, name: 'first', make: () => `first ${++made}` });
  ask();
  for (let count = 0; count < 15; count++) sharedReply(db, { call, name: `reply ${count}`, make: () => '' });
  expect(ask()).toBe('first 1');
  for (let count = 0; count < 16; count++)
    sharedReply(db, { call, name: `another ${count}`, make: () => '' });
  expect(ask()).toBe('first 2');
});

test('a long one is kept as bytes, which many may wait for; a short one as text', () => {
  const db = createTestDatabase();
  const long = 'ä'.repeat(16_000);
  expect(sharedReply(db, { call, name: 'long', make: () => long })).toEqual(Buffer.from(long));
  expect(sharedReply(db, { call, name: 'short', make: () => 'short' })).toBe('short');
});

test('a text that many ask for is compressed once, any other each time', () => {
  const db = createTestDatabase();
  const texts: string[] = [];
  const compress = (text: string) => Buffer.from(`${texts.push(text)} ${text}`);
  const shared = String(sharedReply(db, { call, name: 'list', make: () => 'shared' }));
  for (const text of [shared, 'own', shared, 'own']) compressText(text, compress);
  expect(texts).toEqual(['shared', 'own', 'own']);
  for (let count = 0; count < 16; count++)
    sharedReply(db, { call, name: `another ${count}`, make: () => '' });
  compressText(shared, compress);
  expect(texts).toHaveLength(4);
});
