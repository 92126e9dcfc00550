import type { NextDraws } from '@canada28/shared/control/draws.control.ts';
import { resultWords } from '../../ui/words.ts';

/** What was typed for the next draws: each in the words of the player's screen, and the calls that want them. */
type Typed =
  | { readonly words: readonly string[]; readonly scripts: readonly NextDraws[] }
  | { readonly wrong: string };

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
  return { words: draws.map(({ word }) => word), scripts: scriptsOf(draws) };
}

function drawOf(token: string): Draw | undefined {
  if (/^\d{1,2}$/.test(token) && Number(token) <= MOST_SUM)
    return { word: String(Number(token)), sum: Number(token) };
  if (!/^\d\+\d\+\d$/.test(token)) return undefined;
  const digits = token.split('+').map(Number);
  return { word: resultWords(digits), digits };
}

/** One call for neighbours of one kind: their order is the order of the draws. */
function scriptsOf(draws: readonly Draw[]): NextDraws[] {
  const scripts: ({ readonly sums: number[] } | { readonly digits: number[][] })[] = [];
  for (const draw of draws) {
    const last = scripts.at(-1);
    if ('sum' in draw && last && 'sums' in last) last.sums.push(draw.sum);
    else if ('digits' in draw && last && 'digits' in last) last.digits.push(draw.digits);
    else scripts.push('sum' in draw ? { sums: [draw.sum] } : { digits: [draw.digits] });
  }
  return scripts;
}
