import type { PostingRecord } from '@canada28/shared/control/records.control.ts';
import { expect, test } from 'vitest';
import { runBackwards } from './running-balances.ts';

const posting = (id: number, from: string, to: string, amount: number): PostingRecord => ({
  id,
  kind: 'any',
  reference: String(id),
  userid: 100_001,
  from,
  to,
  amount,
  createTime: '2026-08-16 17:17:12',
});

/** Newest first: 1,000 given, 100.000003 held, of it 0.000001 given back. */
const HISTORY = [
  posting(3, 'frozen', 'available', 0.000001),
  posting(2, 'available', 'frozen', 100.000003),
  posting(1, 'demo-credit', 'available', 1000),
];

test('the balances of now, taken back through every movement, begin at nothing', () => {
  const { entries, before } = runBackwards(HISTORY, {
    availableMicros: 899_999_998,
    frozenMicros: 100_000_002,
  });
  expect(before).toEqual({ availableMicros: 0, frozenMicros: 0 });
  expect(entries.map(({ after }) => after)).toEqual([
    { availableMicros: 899_999_998, frozenMicros: 100_000_002 },
    { availableMicros: 899_999_997, frozenMicros: 100_000_003 },
    { availableMicros: 1_000_000_000, frozenMicros: 0 },
  ]);
  expect(entries.map(({ change }) => change)).toEqual([
    { availableMicros: 1, frozenMicros: -1 },
    { availableMicros: -100_000_003, frozenMicros: 100_000_003 },
    { availableMicros: 1_000_000_000, frozenMicros: 0 },
  ]);
});

test('one micro too much is left over at the beginning', () => {
  const { before } = runBackwards(HISTORY, { availableMicros: 899_999_999, frozenMicros: 100_000_002 });
  expect(before).toEqual({ availableMicros: 1, frozenMicros: 0 });
});
