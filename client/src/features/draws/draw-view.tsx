import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { Button } from '../../ui/basics/button.tsx';
import { handFocusOn } from '../../ui/basics/hand-focus-on.ts';
import { Screen } from '../../ui/basics/screen.tsx';
import text from '../../ui/basics/text.module.css';
import { Countdown } from '../../ui/game/countdown.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import type { AwaitedDraw } from './awaited-draw.ts';
import { useResultSound } from './celebration/use-result-sound.ts';
import { DrawInFull } from './draw-in-full.tsx';
import { notePlayed, useDrawView } from './draw-view.store.ts';
import styles from './draws.module.css';
import { useBetsOnIssue } from './draws.queries.ts';
import { FADE_MS, REVEAL_MS } from './reveal-timing.ts';
import { VerifyButton } from './verification/verify-button.tsx';
import { YourBets } from './your-bets.tsx';

/** Whether the balls of an issue are still rolling in: once an issue, and not where motion is unwelcome. */
function useReveal(issueCode: string, isNews: boolean): boolean {
  const isPlayed = useDrawView(({ playedCode }) => playedCode === issueCode);
  const isPlaying = isNews && !isPlayed;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => notePlayed(issueCode), isMotionReduced() ? FADE_MS : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, issueCode]);
  return isPlaying;
}

type DrawViewProps = {
  draw: AwaitedDraw;
  /** When it is due, epoch ms; undefined where it is unknown. */
  drawAtMs: number | undefined;
  /** What binds the draw, as long as it is awaited. */
  fingerprint: ReactNode;
  /** The way back to betting. */
  action: ReactNode;
};

/** That the draw is on, or how long until it is. */
function WaitingHead({ draw: { issueCode }, drawAtMs }: Pick<DrawViewProps, 'draw' | 'drawAtMs'>) {
  const { t } = useTranslation();
  const nowMs = useServerNow();
  if (drawAtMs === undefined || nowMs >= drawAtMs) {
    return <h2 className={styles.drawing}>{t('draws.reveal.drawing', { issue: issueCode })}</h2>;
  }
  return (
    <>
      <h2 className={text.quiet}>{t('game.issue.drawsIn')}</h2>
      <Countdown size="hero" untilMs={drawAtMs} nowMs={nowMs} />
    </>
  );
}

type ResultHeadProps = { issueCode: string; result: IssueResult; isPlaying: boolean };

/** Whose result it is; beside it the way to skip the reveal, then what the result is in words. */
function ResultHead({ issueCode, result, isPlaying }: ResultHeadProps) {
  const { t } = useTranslation();
  const skip = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    handFocusOn(currentTarget);
    notePlayed(issueCode);
  };
  return (
    <>
      <h2 className={styles.headline}>{t('draws.reveal.resultOf', { issue: issueCode })}</h2>
      {isPlaying ? (
        <Button variant="ghost" size="small" onClick={skip}>
          {t('draws.reveal.skip')}
        </Button>
      ) : (
        <span className={styles.marks}>
          <ResultTags sum={result.sum} />
          {result.isForced && <ForcedMark />}
        </span>
      )}
    </>
  );
}

/** A draw from the cutoff to its result: what is awaited keeps its place, so that nothing jumps when it comes. */
export function DrawView({ draw, drawAtMs, fingerprint, action }: DrawViewProps) {
  const { t } = useTranslation();
  const { issueCode, drawn, isVoid, isWitnessed } = draw;
  const result = drawn?.result;
  const isPlaying = useReveal(issueCode, isWitnessed && result !== undefined);
  useResultSound(isPlaying);
  const { data: bets = [] } = useBetsOnIssue(issueCode, result !== undefined || isVoid);
  const isAwaited = result === undefined && !isVoid;
  const isRevealed = result !== undefined && !isPlaying;
  return (
    <Screen header={false} footer={<div className={styles.footer}>{action}</div>}>
      <div className={styles.view} data-playing={isPlaying}>
        <div className={styles.head}>
          {isVoid && <h2 className={styles.headline}>{t('draws.reveal.void', { issue: issueCode })}</h2>}
          {isAwaited && <WaitingHead draw={draw} drawAtMs={drawAtMs} />}
          {result && <ResultHead issueCode={issueCode} result={result} isPlaying={isPlaying} />}
        </div>
        {!isVoid && <DrawInFull result={result} isWin={isRevealed && outcomeOf(bets).netMicros > 0} />}
        <YourBets bets={bets} isRevealed={isRevealed} />
        {isAwaited && fingerprint}
        {isRevealed && drawn && <VerifyButton issue={drawn} />}
      </div>
    </Screen>
  );
}
