import { isPlayCode } from '@canada28/shared/game/bet-choices.ts';

/** The play code that a text spells; "07" and " 7" spell none, because a code has one spelling. */
export function findPlayCode(text: string): number | undefined {
  const code = Number(text);
  return String(code) === text && isPlayCode(code) ? code : undefined;
}
