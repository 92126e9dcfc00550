import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { entryAt } from './time-search.ts';

const NOON = Date.parse('2026-09-16T12:00:00Z');
const MINUTE = 60_000;

/** Of so many minutes ago by the clock of the tester; the world is four hours on. */
function entry(id: number, minutesAgo: number): JournalEntry {
  const wallMs = NOON - minutesAgo * MINUTE;
  return {
    id,
    atMs: wallMs + 240 * MINUTE,
    wallMs,
    why: '',
    kind: 'happening',
    what: 'issue-drawn',
    detail: '',
  };
}

const ROWS = [entry(3, 1), entry(2, 5), entry(1, 9), entry(0, 175)];
const CLOCKS = { nowWallMs: NOON, world: 'UTC', real: 'UTC' };

const times: readonly (readonly [string, number | undefined])[] = [
  ['5m', 2],
  ['6 min', 1],
  ['2h', 0],
  ['9h', 0],
  ['9:05', 0],
  ['09:05', 0],
  ['15:55', 2],
  ['11:59', 3],
  ['03:00', undefined],
  ['soon', undefined],
];

test.each(times)('%s', (typed, id) => {
  expect(entryAt(ROWS, typed, CLOCKS)?.id).toBe(id);
});
