import { expect, test } from 'vitest';
import { csvOf, entriesCsv } from './entries-csv.ts';

test('sums have six decimals, and rows end as RFC 4180 has it', () => {
  expect(
    csvOf([
      ['sum', 'other'],
      [-12_500_000, 1],
    ]),
  ).toBe('sum,other\r\n-12.500000,0.000001\r\n');
  expect(csvOf([[0, 2 ** 32 * 1_000_000]])).toBe('0.000000,4294967296.000000\r\n');
});

test('what would be taken for a sign of the format is quoted', () => {
  expect(csvOf([['a,b', 'say "so"', 'two\nlines', 'plain']])).toBe(
    '"a,b","say ""so""","two\nlines",plain\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@cmd', '\t=1'])(
  'a text that begins like a formula is one no more: %j',
  (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
  },
);

test('a text that is a formula and has a comma is both', () => {
  expect(csvOf([['=SUM(A1,A2)']])).toBe(`"'=SUM(A1,A2)"\r\n`);
});

test('an entry says its moment with the zone, its change and what there was after it', () => {
  const posting = {
    id: 7,
    kind: 'bet-stake',
    reference: '77',
    userid: 100_001,
    from: 'available',
    to: 'stakes',
    amount: 10,
    createTime: '2026-08-16 17:17:12',
  };
  const csv = entriesCsv([
    {
      posting,
      change: { availableMicros: -10_000_000, frozenMicros: 0 },
      after: { availableMicros: 990_000_000, frozenMicros: 5 },
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Entry,Time,Kind,Reference,Available changed,Frozen changed,Available after,Frozen after',
    '7,2026-08-16T17:17:12+08:00,bet-stake,77,-10.000000,0.000000,990.000000,0.000005',
    '',
  ]);
});
