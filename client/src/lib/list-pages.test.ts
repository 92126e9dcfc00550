import { describe, expect, it } from 'vitest';
import { hasNextPage, withoutRepeats } from './list-pages.ts';

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
