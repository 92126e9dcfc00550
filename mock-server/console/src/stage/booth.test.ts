import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { expect, test } from 'vitest';
import { boothMove, END_MS, RETRY_MS, readingMs, STUCK_MS, UNTOUCHED_MS, untouchedIn } from './booth.ts';
import { STORIES } from './stories/all-stories.ts';
import { firstWin } from './stories/first-win.ts';
import { isItFair } from './stories/is-it-fair.ts';
import { saferPlay } from './stories/safer-play.ts';
import { saidOf } from './stories/story-texts.ts';

const standing = {
  story: saferPlay,
  storyId: saferPlay.id,
  memories: [{ player: 'anna' }],
  wrong: [],
  begunAtMs: 0,
  done: 0,
};
const state = { standing, only: undefined, said: 'She sets it.', isBusy: false, untouchedInMs: 0 };
const OVER = { ...standing, done: saferPlay.steps.length };

test.each([
  ['a step, when its sentence has been read', {}, { does: 'next', story: saferPlay, afterMs: 5000 }],
  [
    'a story after the first one',
    { standing: undefined },
    { does: 'tellAgain', story: firstWin, afterMs: 1000 },
  ],
  [
    'the next story, longer after the last step',
    { standing: OVER },
    { does: 'tellAgain', afterMs: 5000 + END_MS },
  ],
  [
    'the one story of its address again',
    { standing: OVER, only: saferPlay },
    { does: 'tellAgain', story: saferPlay },
  ],
  ['the one story of its address first', { only: isItFair }, { does: 'tellAgain', story: isItFair }],
  [
    'a story again whose step failed',
    { standing: { ...standing, failure: { reason: 'x', isBack: true } } },
    { does: 'tellAgain', story: saferPlay, afterMs: RETRY_MS },
  ],
  [
    'a story again whose sentence is not true',
    { standing: { ...standing, wrong: ['it is so'] } },
    { does: 'tellAgain', story: saferPlay, afterMs: RETRY_MS },
  ],
  [
    'a story again to which no phone answers',
    { standing: { ...standing, unseen: 'no phone' as const } },
    { does: 'tellAgain', story: saferPlay, afterMs: RETRY_MS },
  ],
  [
    'a step later where the phone does not show the last one yet',
    { standing: { ...standing, unseen: 'missing' as const } },
    { does: 'next', story: saferPlay, afterMs: 5000 + RETRY_MS },
  ],
  [
    'a story again when a visitor has gone',
    { untouchedInMs: 700 },
    { does: 'tellAgain', story: saferPlay, afterMs: 700 },
  ],
  [
    'nothing while a step is under way',
    { isBusy: true, untouchedInMs: 700 },
    { does: 'reload', afterMs: STUCK_MS },
  ],
])('the booth goes on with %s', (_, some, move) => {
  expect(boothMove({ ...state, ...some })).toMatchObject(move);
});

test('the story after the last one is the first', () => {
  const last = STORIES.at(-1) ?? firstWin;
  const over = { ...standing, story: last, done: last.steps.length };
  expect(boothMove({ ...state, standing: over }).story).toBe(firstWin);
});

test('a visitor has the stage for a minute after the last press, whatever the clock of the device does', () => {
  expect(untouchedIn(0, 5000)).toBe(0);
  expect(untouchedIn(1000, 1000)).toBe(UNTOUCHED_MS);
  expect(untouchedIn(1000, 31_000)).toBe(UNTOUCHED_MS - 30_000);
  // Over, and still to be noticed.
  expect(untouchedIn(1000, 1_000_000)).toBe(1);
  expect(untouchedIn(1_000_000, 1000)).toBe(UNTOUCHED_MS);
});

test('a longer sentence has more time, and signs of words more than letters', () => {
  expect(readingMs('')).toBe(5000);
  expect(readingMs('a'.repeat(100))).toBe(8000);
  expect(readingMs('字'.repeat(40))).toBeGreaterThan(readingMs('가'.repeat(40)));
  expect(readingMs('가'.repeat(40))).toBeGreaterThan(readingMs('a'.repeat(40)));
  expect(readingMs('a'.repeat(1000))).toBe(12_000);
});

test.each(LANGUAGE_CODES)(
  'a round of all stories in %s takes four to seven minutes of reading',
  (language) => {
    const pauses = STORIES.flatMap((story) =>
      [...story.steps.keys(), story.steps.length].map((done) => readingMs(saidOf({ story, done }, language))),
    );
    const minutes = pauses.reduce((sum, one) => sum + one, 0) / 60_000;
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThan(7);
    // The bounds are for the shortest and longest sentences alone.
    expect(new Set(pauses).size).toBeGreaterThan(10);
  },
);
