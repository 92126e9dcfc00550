import { describe, expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const MINUTE_MS = 60_000;

/** Two issues on end, and an hour later the break. */
const ISSUES = {
  issues: [0, 4 * MINUTE_MS].map((saleStartMs, index) => ({
    issueCode: String(3184207 + index),
    state: 'selling' as const,
    saleStartMs,
    saleEndMs: saleStartMs + 2 * MINUTE_MS,
    drawAtMs: saleStartMs + 3 * MINUTE_MS,
    endMs: saleStartMs + 4 * MINUTE_MS,
    isForced: false,
    bets: 0,
    stakes: 0,
  })),
  break: { startMs: 60 * MINUTE_MS, endMs: 120 * MINUTE_MS },
};

describe('the present of a world', () => {
  test.each([
    [1, 'Sale open'],
    [2.5, 'Sealed'],
    [3.5, 'The draw is late'],
    [5, 'Sale open'],
    [61, 'Maintenance'],
  ])('after %d minutes is "%s"', (minutes, word) => {
    expect(momentOf(ISSUES, minutes * MINUTE_MS).word).toBe(word);
  });

  test('is not told by issues that it has left, before new ones are read', () => {
    for (const minutes of [-1, 30, 121]) expect(momentOf(ISSUES, minutes * MINUTE_MS).word).toBe('…');
  });

  test('between two issues sales are over', () => {
    const [first, second] = ISSUES.issues;
    const later = { ...second, saleStartMs: 130 * MINUTE_MS, endMs: 134 * MINUTE_MS };
    const issues = { ...ISSUES, issues: [first, later] } as typeof ISSUES;
    expect(momentOf(issues, 30 * MINUTE_MS).word).toBe('Sales are over');
  });
});
