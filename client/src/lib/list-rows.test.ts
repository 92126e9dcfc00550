import { DAY_MS, HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, it } from 'vitest';
import { hasNextPage, ofDays, withDays, withoutRepeats } from './list-rows.ts';
import { serverClock } from './server-clock.ts';

const PAGE_SIZE = 3;

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the pages of a list', () => {
  it.each([
    ['a full page', [rows(9, 8, 7)], true],
    ['a second full page', [rows(9, 8, 7), rows(6, 5, 4)], true],
    ['a short page', [rows(9, 8, 7), rows(6)], false],
    ['an empty page', [rows(9, 8, 7), []], false],
    ['everything at once', [rows(9, 8, 7, 6)], false],
    ['the same rows again', [rows(9, 8, 7), rows(9, 8, 7)], false],
  ])('end or go on after %s', (_what, pages, hasMore) => {
    expect(hasNextPage(pages.at(-1) ?? [], pages, PAGE_SIZE)).toBe(hasMore);
  });

  it('show a row once that a newer one moved onto the next page', () => {
    expect(withoutRepeats([rows(9, 8, 7), rows(7, 6, 5)])).toEqual(rows(9, 8, 7, 6, 5));
  });
});

it.each([
  ['all', undefined, [0, 1, 7]],
  ['today', 0, [0]],
  ['yesterday', 1, [1]],
  ['the last 7 days', 7, [0, 1]],
])('of a server that heeds no days, a record of %s keeps its own rows', (_what, days, ids) => {
  const nowMs = serverClock.nowMs();
  const all = [0, 1, 7].map((id) => ({ id, placedAtMs: nowMs - id * DAY_MS }));
  expect(ofDays(all, days).map(({ id }) => id)).toEqual(ids);
});

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
