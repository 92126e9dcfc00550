import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { choiceName } from '../../i18n/game-words.ts';
import type { AwaitedDraw } from './awaited-draw.ts';

type ResultAnnouncerProps = { draw: AwaitedDraw | undefined; phase: IssuePhase };

/**
 * Tells screen readers that the issue is sealed, and the result once, on whichever tab of the room they are, without
 * waiting for the balls.
 */
export function ResultAnnouncer({ draw, phase }: ResultAnnouncerProps) {
  const { t } = useTranslation();
  const result = draw?.isWitnessed ? draw.drawn?.result : undefined;
  const [, ...labels] = result === undefined ? [] : winningPlayCodes(result.sum);
  return (
    <VisuallyHidden live="polite">
      {phase === 'sealed' && t('game.issue.sealed')}
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
