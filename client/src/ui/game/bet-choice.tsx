import { MAX_SUM, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../i18n/game-words.ts';

/** What a bet is on: a number as its ball, a combination in words. */
export function BetChoice({ playCode }: { playCode: PlayCode }) {
  const { t } = useTranslation();
  return playCode <= MAX_SUM ? <Ball value={playCode} size="small" isPadded /> : choiceName(t, playCode);
}
