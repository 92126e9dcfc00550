import { PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import type { TFunction } from 'i18next';
import type { TextKey } from './i18n.ts';

const CHOICE_KEYS: Readonly<Record<PlayCode, TextKey>> = {
  [PLAY.odd]: 'game.choice.odd',
  [PLAY.even]: 'game.choice.even',
  [PLAY.small]: 'game.choice.small',
  [PLAY.big]: 'game.choice.big',
  [PLAY.extremeSmall]: 'game.choice.extremeSmall',
  [PLAY.extremeBig]: 'game.choice.extremeBig',
  [PLAY.bigOdd]: 'game.choice.bigOdd',
  [PLAY.bigEven]: 'game.choice.bigEven',
  [PLAY.smallOdd]: 'game.choice.smallOdd',
  [PLAY.smallEven]: 'game.choice.smallEven',
};

/** Name of a bet choice: a word for a combination, two digits for an exact sum ("04"). */
export function choiceName(t: TFunction, playCode: PlayCode): string {
  const key = CHOICE_KEYS[playCode];
  return key === undefined ? String(playCode).padStart(2, '0') : t(key);
}
