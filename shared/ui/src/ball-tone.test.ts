import { describe, expect, it } from 'vitest';
import { sumTone } from './ball-tone.ts';

describe('the colour of a ball', () => {
  it.each([
    ['red', [3, 6, 9, 12, 15, 18, 21, 24]],
    ['green', [1, 4, 7, 10, 16, 19, 22, 25]],
    ['blue', [2, 5, 8, 11, 17, 20, 23, 26]],
    ['grey', [0, 13, 14, 27]],
  ])('is %s for %j', (tone, sums) => {
    expect(sums.map(sumTone)).toEqual(sums.map(() => tone));
  });
});
