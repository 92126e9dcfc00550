import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { changedLimit, limitAt } from './limit-rules.ts';

const NOW_MS = 1_000_000;
const NONE = { value: undefined, next: undefined };
const of100 = { value: 100, next: undefined };
const waitsFor200 = { value: 100, next: { value: 200, atMs: NOW_MS + 5 } };

test.each([
  ['a first limit applies at once', NONE, 100, of100],
  ['a stricter limit applies at once', of100, 50, { value: 50, next: undefined }],
  ['a limit of nothing is the strictest', of100, 0, { value: 0, next: undefined }],
  ['a looser limit waits a day', of100, 200, { value: 100, next: { value: 200, atMs: NOW_MS + DAY_MS } }],
  [
    'no limit waits a day',
    of100,
    undefined,
    { value: 100, next: { value: undefined, atMs: NOW_MS + DAY_MS } },
  ],
  ['no limit instead of none is none', NONE, undefined, NONE],
  ['the limit in force, asked for again, drops what waits', waitsFor200, 100, of100],
  ['a stricter limit drops what waits', waitsFor200, 50, { value: 50, next: undefined }],
  ['the limit that waits, asked for again, waits no longer than before', waitsFor200, 200, waitsFor200],
  [
    'another looser limit waits a day of its own',
    waitsFor200,
    150,
    { value: 100, next: { value: 150, atMs: NOW_MS + DAY_MS } },
  ],
  [
    'a limit that came into force meanwhile is what the new one is held against',
    { value: 100, next: { value: 200, atMs: NOW_MS } },
    150,
    { value: 150, next: undefined },
  ],
])('%s', (_, stored, wanted, expected) => {
  expect(changedLimit(stored, wanted, NOW_MS)).toEqual(expected);
});

test('a waiting limit comes into force to the millisecond', () => {
  expect(limitAt(waitsFor200, NOW_MS + 4)).toEqual(waitsFor200);
  expect(limitAt(waitsFor200, NOW_MS + 5)).toEqual({ value: 200, next: undefined });
});
