import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, it } from 'vitest';
import { withDays } from './day-items.ts';

/** 16:00 in UTC: midnight in UTC+8. */
const MIDNIGHT_MS = Date.UTC(2026, 10, 21, 16);

it('stand under the day that it is in UTC+8, and know where their day begins and ends', () => {
  const rows = [1, 0, -1].map((hours) => ({ id: hours, atMs: MIDNIGHT_MS + hours * HOUR_MS }));
  expect(withDays(rows, { keyOf: ({ id }) => id, atMsOf: ({ atMs }) => atMs })).toEqual([
    { key: '2026-11-22', dayMs: MIDNIGHT_MS + HOUR_MS },
    { key: 1, row: rows[0], isFirst: true, isLast: false },
    { key: 0, row: rows[1], isFirst: false, isLast: true },
    { key: '2026-11-21', dayMs: MIDNIGHT_MS - HOUR_MS },
    { key: -1, row: rows[2], isFirst: true, isLast: true },
  ]);
});
