import { PLAY } from '@canada28/shared/game/bet-choices.ts';

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLAY).map(([name, code]) => [code, wordsOf(name)]),
);

/** `bigOdd` → "Big-Odd", `extremeBig` → "Extreme big". */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/, (letter) => ` ${letter}`).split(' ');
  const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [first = '', second] = words;
  if (second === undefined) return large(first);
  return first === 'extreme' ? `Extreme ${second.toLowerCase()}` : `${large(first)}-${second}`;
}

/** What a bet is on: an exact sum is its own number (game §3). */
export function playName(code: unknown): string {
  return NAMES[String(code)] ?? String(code);
}
