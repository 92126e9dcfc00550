import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import type { PostingRecord } from '@canada28/shared/control/records.control.ts';
import { expect, test } from 'vitest';
import { balancesAt, entriesOf, findEntries, momentOf, orderOf, subjectOf } from './entry-search.ts';
import { runBackwards } from './running-balances.ts';

const posting = (id: number, kind: string, reference: string, createTime: string): PostingRecord => ({
  id,
  kind,
  reference,
  userid: 100_001,
  from: kind === 'chase-stake' ? 'frozen' : 'available',
  to: kind === 'chase-hold' ? 'frozen' : 'stakes',
  amount: 10,
  createTime,
});

/** Newest first. */
const HISTORY = [
  posting(5, 'withdrawal-hold', 'W3', '2026-08-16 17:17:14'),
  posting(4, 'chase-stake', '3', '2026-08-16 17:17:13'),
  posting(3, 'chase-hold', '3', '2026-08-16 17:17:13'),
  posting(2, 'bet-stake', '2', '2026-08-16 17:17:12'),
  posting(1, 'operator-debit', '3', '2026-08-16 17:17:11'),
];
const history = runBackwards(HISTORY, { availableMicros: 60_000_000, frozenMicros: 0 });
const { entries, before } = history;
const idsOf = (search: object, atMs?: number) =>
  findEntries(entries, { kind: '', of: '', asOf: '', ...search }, atMs).map(({ posting: { id } }) => id);

test('entries are found by their kind, and by what they are for: a number alone may be of many', () => {
  expect(idsOf({})).toEqual([5, 4, 3, 2, 1]);
  expect(idsOf({ kind: 'bet-stake' })).toEqual([2]);
  expect(idsOf({ of: '3' })).toEqual([4, 3, 1]);
  expect(idsOf({ of: ' Bet 3' })).toEqual([4]);
  expect(idsOf({ of: 'chase 3' })).toEqual([3]);
  expect(idsOf({ of: 'w3' })).toEqual([5]);
  expect(idsOf({ of: '3', kind: 'operator-debit' })).toEqual([1]);
});

test('only deposits and withdrawals are for an order', () => {
  expect(HISTORY.map(orderOf)).toEqual(['W3', undefined, undefined, undefined, undefined]);
  expect(HISTORY.map(subjectOf)).toEqual(['W3', 'bet 3', 'chase 3', 'bet 2', '3']);
  expect(entriesOf(100_001, 'bet 2')).toBe('/players/100001/entries?of=bet+2');
});

test('up to a second are all of that second, and what there was then is what the last of them left', () => {
  const at = (time: string) => msFromDateTimeText(`2026-08-16 ${time}`);
  expect(idsOf({}, at('17:17:13'))).toEqual([4, 3, 2, 1]);
  expect(balancesAt(history, at('17:17:13'))).toEqual(entries[1]?.after);
  expect(balancesAt(history, at('17:17:12'))).toEqual({ availableMicros: 80_000_000, frozenMicros: 0 });
  expect(balancesAt(history, at('17:17:10'))).toEqual(before);
});

test('a date and a time are read by the clocks of the world, and what is none is no moment', () => {
  const utc = (text: string) => Date.parse(`${text}Z`);
  expect(momentOf('2026-08-16T17:17:12', 'Asia/Shanghai')).toBe(utc('2026-08-16T09:17:12'));
  expect(momentOf('2026-08-16T17:17', 'America/Vancouver')).toBe(utc('2026-08-17T00:17:00'));
  for (const text of ['', '3m', 'yesterday']) expect(momentOf(text, 'Asia/Shanghai')).toBeUndefined();
});
