import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { placeOfUnseen, says, wordsOf } from './found-words.ts';

const ENTRY: JournalEntry = {
  id: 1,
  // 10:41:00 in the world.
  atMs: Date.parse('2026-09-16T02:41:00Z'),
  wallMs: 0,
  why: '',
  kind: 'call',
  method: 'POST',
  url: '/player-api/player/wallet/getMyWallet',
  headers: { 'user-agent': 'a phone' },
  replyHeaders: { vary: 'a phone' },
  path: 'wallet/getMyWallet',
  status: 200,
  code: 200,
  reply: { data: { Address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt' } },
  durationMs: 1,
  differences: [],
  faults: [],
};
const LINE = '10:41:00 demo wallet/getMyWallet 200';

test('an entry is found by all words of the search, whatever their case, and not by its headers', () => {
  expect(says(ENTRY, wordsOf('GETMYWALLET  tdt9y'))).toBe(true);
  expect(says(ENTRY, wordsOf('10:41'))).toBe(true);
  expect(says(ENTRY, wordsOf('getMyWallet nowhere'))).toBe(false);
  expect(says(ENTRY, wordsOf('phone'))).toBe(false);
  expect(says(ENTRY, [])).toBe(true);
});

test('what is not in the line is shown where it was found, with what stands around it', () => {
  expect(placeOfUnseen(ENTRY, { words: wordsOf('getmywallet 10:41'), line: LINE })).toBeUndefined();
  expect(placeOfUnseen(ENTRY, { words: wordsOf('wallet tdt9'), line: LINE })).toBe(
    '…ly":{"data":{"Address":"TDt9YtfuttvxD2Jv8F8v4JEDbnBB…',
  );
});
