import { createTestDatabase } from '@canada28/db/test-database.ts';
import { expect, test } from 'vitest';
import { sharedReply } from './shared-replies.ts';

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
  const first = sharedReply(db, 'first', () => 'first');
  for (let count = 0; count < 15; count++) sharedReply(db, `reply ${count}`, () => '');
  expect(sharedReply(db, 'first', () => 'first')).toBe(first);
  for (let count = 0; count < 16; count++) sharedReply(db, `another ${count}`, () => '');
  expect(sharedReply(db, 'first', () => 'first')).not.toBe(first);
});
