import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../i18n/game-words.ts';
import type { AwaitedDraw } from './awaited-draw.ts';

/** Tells screen readers the result once, on whichever tab of the room they are, without waiting for the balls. */
export function ResultAnnouncer({ draw }: { draw: AwaitedDraw | undefined }) {
  const { t } = useTranslation();
  const result = draw?.isWitnessed ? draw.drawn?.result : undefined;
  const [, ...labels] = result === undefined ? [] : winningPlayCodes(result.sum);
  return (
    <VisuallyHidden live="polite">
      {draw?.isVoid && t('draws.reveal.void', { issue: draw.issueCode })}
      {draw &&
        result &&
        t('draws.reveal.announced', {
          issue: draw.issueCode,
          digits: result.digits.join(' + '),
          sum: result.sum,
          labels: labels.map((playCode) => choiceName(t, playCode)).join(' · '),
        })}
    </VisuallyHidden>
  );
}
