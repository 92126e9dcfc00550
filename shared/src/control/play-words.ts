import { PLAY, type PlayCode } from '../game/bet-choices.ts';

const WORDS: Readonly<Record<PlayCode, string>> = {
  [PLAY.odd]: 'Odd',
  [PLAY.even]: 'Even',
  [PLAY.small]: 'Small',
  [PLAY.big]: 'Big',
  [PLAY.extremeSmall]: 'Extreme small',
  [PLAY.extremeBig]: 'Extreme big',
  [PLAY.bigOdd]: 'Big-Odd',
  [PLAY.bigEven]: 'Big-Even',
  [PLAY.smallOdd]: 'Small-Odd',
  [PLAY.smallEven]: 'Small-Even',
};

/** What a bet is on, for journal, console and stage (control §7): "Big-Odd"; an exact sum is its own number (game §3). */
export function playWords(playCode: PlayCode): string {
  return WORDS[playCode] ?? String(playCode);
}
