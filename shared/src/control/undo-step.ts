import { type Static, Type } from 'typebox';
import { epochMs, namedShape } from '../contract/schemas.ts';

/** Most characters of a tester's name (control §14). */
export const MOST_TESTER_CHARACTERS = 40;

/** Whom a change is told of that was made without the header `x-tester` (control §14). */
export const SCRIPT_TESTER = 'script';

/**
 * A change made by a control call that can be undone (control §14): `what` in a few words, the same in a sentence, which
 * tester made it, and when by the world's clock (`atMs`) and by the wall's (`realMs`), epoch ms. The id counts the steps
 * of a world.
 */
export const undoStep = namedShape('UndoStep', {
  id: Type.Integer({ minimum: 1 }),
  what: Type.String(),
  sentence: Type.String(),
  by: Type.String(),
  atMs: epochMs,
  realMs: epochMs,
});

export type UndoStep = Static<typeof undoStep>;

/** What a change does, in a few words and in a sentence; where it has no sentence of its own, one is made of the words. */
export type StepWords = string | Pick<UndoStep, 'what' | 'sentence'>;

/** Both of them. */
export function stepWordsOf(words: StepWords): Pick<UndoStep, 'what' | 'sentence'> {
  if (typeof words !== 'string') return words;
  return { what: words, sentence: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` };
}

/** A step as examples show it. */
export function exampleStep(words: StepWords): UndoStep {
  return {
    id: 3,
    ...stepWordsOf(words),
    by: 'Mei',
    atMs: 1_789_524_210_000,
    realMs: 1_789_530_000_000,
  };
}
