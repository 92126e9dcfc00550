import type { NextDraws } from '@canada28/shared/control/draws.control.ts';
import { resultWords } from '../../ui/words.ts';

/** What was typed for the next draws: each in the words of the player's screen, and the call that wants them. */
type Typed = { readonly words: readonly string[]; readonly script: NextDraws } | { readonly wrong: string };

type Draw =
  | { readonly word: string; readonly sum: number }
  | { readonly word: string; readonly digits: number[] };

const MOST_SUM = 27;

/** Reads "18, 27, 0" or "18 9+6+3 27": sums, and three digits where their order matters. */
export function readNextDraws(text: string): Typed {
  const draws: Draw[] = [];
  for (const token of text.split(/[\s,;]+/).filter(Boolean)) {
    const draw = drawOf(token);
    if (draw === undefined) return { wrong: token };
    draws.push(draw);
  }
  return { words: draws.map(({ word }) => word), script: scriptOf(draws) };
}

function drawOf(token: string): Draw | undefined {
  if (/^\d{1,2}$/.test(token) && Number(token) <= MOST_SUM)
    return { word: String(Number(token)), sum: Number(token) };
  if (!/^\d\+\d\+\d$/.test(token)) return undefined;
  const digits = token.split('+').map(Number);
  return { word: resultWords(digits), digits };
}

/** One call, which is one undo step: it takes sums or digits, so beside digits a sum is sent as digits, too. */
function scriptOf(draws: readonly Draw[]): NextDraws {
  if (draws.every((draw) => 'sum' in draw)) return { sums: draws.map(({ sum }) => sum) };
  return { digits: draws.map((draw) => ('sum' in draw ? digitsFor(draw.sum) : draw.digits)) };
}

/** Any digits of a sum: as alike as can be. */
function digitsFor(sum: number): number[] {
  return [2, 1, 0].map((part) => Math.floor((sum + part) / 3));
}
