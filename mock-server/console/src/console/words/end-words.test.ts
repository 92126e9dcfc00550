import { expect, test } from 'vitest';
import { endWords } from './end-words.ts';

test.each([
  [{ shown: 1000, kept: 1000 }, /no longer kept: the journal keeps the last 1,000 of a world/],
  [{ shown: 3000, kept: 1000 }, /no longer kept: the journal keeps the last 1,000 of a world/],
  [{ shown: 5000, kept: 1000 }, /gone: this page holds the last 5,000, the journal keeps 1,000/],
  [{ shown: 1000, kept: 8000 }, /not on this page: it shows the last 1,000 of the 8,000/],
])('the end of a list tells why nothing comes below it: %j', (known, words) => {
  expect(endWords({ ...known, most: 5000 })).toMatch(words);
});
