import { describe, expect, it } from 'vitest';
import { testIssue } from '../../testing/test-issue.ts';
import { waitForIssueMs } from './issue-watch.ts';

const { saleStartMs: SALE_START_MS, saleEndMs: SALE_END_MS, drawAtMs: DRAW_AT_MS } = testIssue;

describe('the wait before the current issue of a demo is looked at again', () => {
  it.each([
    ['a boundary is just past', SALE_END_MS - 2000, 1, 2300],
    ['the boundary is far', SALE_START_MS, 1, 5000],
    ['time runs sixty times as fast', SALE_END_MS - 60_000, 60, 1150],
    ['an issue is over in a fifth of a second', SALE_END_MS - 60_000, 1000, 210],
    ['the draw is late on a fast clock', DRAW_AT_MS + 60_000, 1000, 150],
    ['the next sale may open any moment on a fast clock', SALE_END_MS, 10, 200],
    ['a slow clock has a boundary just ahead', SALE_END_MS - 1000, 0.5, 2300],
    ['the next sale may open any moment', SALE_END_MS, 1, 2000],
    ['the clock stands still', SALE_START_MS, 0, 2000],
    ['the draw is due', DRAW_AT_MS, 1, 300],
    ['the draw is late', DRAW_AT_MS + 5000, 1, 1000],
    ['the draw is very late', DRAW_AT_MS + 60_000, 1, 3000],
  ])('when %s', (_when, nowMs, rate, waitMs) => {
    expect(waitForIssueMs(testIssue, { nowMs, rate, lookedAtMs: nowMs, isDemo: true, placeMs: 1500 })).toBe(
      waitMs,
    );
  });
});

describe('the wait before the current issue of another server is looked at again', () => {
  const wait = (lookedAtMs: number, rest: { placeMs?: number; nowMs?: number; rate?: number } = {}) =>
    waitForIssueMs(testIssue, { lookedAtMs, nowMs: lookedAtMs, rate: 1, isDemo: false, placeMs: 0, ...rest });

  it.each([
    ['the sale, from before it', SALE_START_MS - 60_000, 60_300],
    ['the cutoff, from anywhere in the sale', SALE_START_MS + 10_000, 170_300],
    ['the draw, from anywhere after the cutoff', SALE_END_MS + 1000, 29_300],
  ])('lasts until %s', (_until, lookedAtMs, waitMs) => {
    expect(wait(lookedAtMs)).toBe(waitMs);
  });

  it('ends at a place of its own for each client', () => {
    expect([0, 750, 1499].map((placeMs) => wait(SALE_END_MS + 1000 + 1000, { placeMs }))).toEqual([
      28_300, 29_050, 29_799,
    ]);
  });

  it('is shorter on a faster clock, its spread too', () => {
    expect(wait(SALE_START_MS + 30_000, { rate: 10, placeMs: 1500 })).toBe(15_000 + 180);
  });

  it('is never put off: what was due since the last look is looked at now', () => {
    expect(wait(SALE_END_MS - 1000, { nowMs: SALE_END_MS + 200, placeMs: 1500 })).toBe(1600);
    expect(wait(SALE_END_MS - 1000, { nowMs: SALE_END_MS + 5000, placeMs: 1500 })).toBe(150);
  });

  it.each([
    ['a second, at first', 400, 1000],
    ['a fifth of its lateness', 20_000, 4000],
    ['ten seconds at most', 200_000, 10_000],
  ])('for a draw that is late is %s', (_long, lateMs, waitMs) => {
    expect(wait(DRAW_AT_MS + lateMs)).toBe(waitMs);
    expect(wait(DRAW_AT_MS + lateMs, { nowMs: DRAW_AT_MS + lateMs + 400 })).toBe(waitMs - 400);
  });

  it('lasts until the next sale may open, where the draw comes after it', () => {
    const late = { ...testIssue, drawAtMs: SALE_END_MS + 200_000 };
    const watch = { rate: 1, isDemo: false, placeMs: 0 };
    const waits = [1000, 31_000, 121_000].map((afterMs) => {
      const nowMs = SALE_END_MS + afterMs;
      return waitForIssueMs(late, { ...watch, nowMs, lookedAtMs: nowMs });
    });
    expect(waits).toEqual([29_300, 89_300, 79_300]);
  });
});
