import type { Story } from './hand.ts';
import { FIRST_STORY, storyAfter } from './stories/all-stories.ts';
import type { Standing } from './use-stage.ts';

/**
 * Automatic play, for a booth where there is no presenter (control §12). A story from its start → each of its steps, when what is
 * said has been read → its end → the next story from its start → … A visitor's press stops it; a minute after the last one the
 * story is told again: a visitor may have done anything to the phone. A step that failed, or to which no phone answers, has its
 * story told again, too.
 */
type BoothMove = {
  readonly does: 'next' | 'tellAgain' | 'reload';
  readonly story: Story;
  /** In so many ms, unless something else comes before. */
  readonly afterMs: number;
};

/** After the last press of a visitor. */
export const UNTOUCHED_MS = 60_000;
/** What is said of a story that is over stays so much longer. */
export const END_MS = 6000;
/** Between the tries of what failed. */
export const RETRY_MS = 5000;
/** No step takes as long: the reply to it is lost, or the window that carried it out is closed. */
export const STUCK_MS = 120_000;
const BEGIN_MS = 1000;

/** A sentence is found on the screen in the first of them, and the phone looked at beside it. */
const READING_MS = { found: 2500, unit: 55, least: 5000, most: 12_000 } as const;

/** A letter of an alphabet is one unit of reading, a sign of a syllable or of a word several. */
const SIGNS = [
  { pattern: /\p{Script=Hangul}/gu, more: 1 },
  { pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, more: 1.6 },
] as const;

/** How long (ms) an audience takes to read a sentence and to find on the phone what it says. */
export function readingMs(sentence: string): number {
  const signs = SIGNS.map(({ pattern, more }) => (sentence.match(pattern)?.length ?? 0) * more);
  const units = signs.reduce((sum, some) => sum + some, sentence.length);
  const { found, unit, least, most } = READING_MS;
  return Math.min(most, Math.max(least, Math.round(found + unit * units)));
}

type BoothState = {
  readonly standing: Standing | undefined;
  /** The one story that there is in this window. */
  readonly only: Story | undefined;
  /** What the audience reads now. */
  readonly said: string;
  readonly isBusy: boolean;
  readonly untouchedInMs: number;
};

/** What comes next where no one presses. */
export function boothMove({ standing, only, said, isBusy, untouchedInMs }: BoothState): BoothMove {
  const told = standing?.story;
  const story = only ?? told ?? FIRST_STORY;
  if (isBusy) return { does: 'reload', story, afterMs: STUCK_MS };
  if (untouchedInMs > 0) return { does: 'tellAgain', story, afterMs: untouchedInMs };
  if (standing === undefined || story !== told) return { does: 'tellAgain', story, afterMs: BEGIN_MS };
  const { failure, wrong, unseen } = standing;
  if (failure !== undefined || wrong.length > 0 || unseen === 'no phone')
    return { does: 'tellAgain', story, afterMs: RETRY_MS };
  // Read it can be once the phone shows it.
  const afterMs = readingMs(said) + (unseen === 'missing' ? RETRY_MS : 0);
  if (standing.done < story.steps.length) return { does: 'next', story, afterMs };
  return { does: 'tellAgain', story: only ?? storyAfter(story), afterMs: afterMs + END_MS };
}

/** How long (ms) it is until a minute has passed since a press; 0 where there was none. */
export function untouchedIn(touchedAtMs: number, nowMs: number): number {
  if (touchedAtMs === 0) return 0;
  // A clock that was set back makes no minute longer.
  return Math.min(UNTOUCHED_MS, Math.max(1, touchedAtMs + UNTOUCHED_MS - nowMs));
}
