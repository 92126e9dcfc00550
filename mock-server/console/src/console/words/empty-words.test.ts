import { expect, test } from 'vitest';
import { emptyWords } from './empty-words.ts';

const NOTHING = {
  state: 'live',
  topic: 'all',
  isSearched: false,
  isCleared: false,
  isFollowing: true,
  waiting: 0,
} as const;
const PAUSED = { isFollowing: false };

test.each<[Partial<Parameters<typeof emptyWords>[0]>, string]>([
  [{}, 'Nothing has happened yet. Do something on the phone or move the clock, and it appears here at once.'],
  [{ state: 'none' }, 'No journal is kept: start the mock with a JOURNAL_LENGTH above 0.'],
  [{ isCleared: true }, 'The view was cleared. It shows what happens from now on.'],
  [
    { isCleared: true, ...PAUSED },
    'The view was cleared. The list is paused: what happens now waits until you follow it again.',
  ],
  [
    { isCleared: true, ...PAUSED, waiting: 3 },
    'The view was cleared. The list is paused: 3 new entries wait.',
  ],
  [{ isSearched: true, topic: 'money' }, 'Nothing matches the filter.'],
  [{ isSearched: true, isCleared: true }, 'Nothing matches the filter since the view was cleared.'],
  [
    { isSearched: true, ...PAUSED, waiting: 1 },
    'Nothing matches the filter. The list is paused: 1 new entry waits.',
  ],
  [{ topic: 'faults' }, 'Nothing of this kind yet.'],
  [
    { topic: 'differences' },
    'No differences. A difference is a call whose input or reply is not what the contract says: a field that is missing, unknown or of another type.',
  ],
])('an empty list %j says: %s', (why, words) => {
  expect(emptyWords({ ...NOTHING, ...why })).toBe(words);
});
