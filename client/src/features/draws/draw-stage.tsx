import type { Issue, IssueResult } from '@canada28/shared/contract/issue.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { Button } from '../../ui/basics/button.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { Countdown } from '../../ui/game/countdown.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import type { AwaitedDraw } from './awaited-draw.ts';
import { notePlayed, useDrawStage } from './draw-stage.store.ts';
import { DrawnNumbers, publishedNumbers } from './drawn-numbers.tsx';
import styles from './draws.module.css';
import { useBetsOnIssue } from './draws.queries.ts';
import { FADE_MS, REVEAL_MS } from './reveal-timing.ts';
import { RollingSum } from './rolling-sum.tsx';
import { VerifyButton } from './verification/verify-button.tsx';
import { YourBets } from './your-bets.tsx';
import { ZoneTable } from './zone-table.tsx';

/** Whether the balls of an issue are still rolling in: once an issue, and not where motion is unwelcome. */
function useReveal(issueCode: string, isNews: boolean): boolean {
  const isPlayed = useDrawStage(({ playedCode }) => playedCode === issueCode);
  const isPlaying = isNews && !isPlayed;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => notePlayed(issueCode), isMotionReduced() ? FADE_MS : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, issueCode]);
  return isPlaying;
}

type DrawStageProps = {
  draw: AwaitedDraw;
  /** When it is due, epoch ms; undefined where nobody knows. */
  drawAtMs: number | undefined;
  /** The way back to betting. */
  action: ReactNode;
};

function WaitingHead({ issueCode, drawAtMs }: { issueCode: string; drawAtMs: number | undefined }) {
  const { t } = useTranslation();
  const nowMs = useServerNow();
  if (drawAtMs === undefined || nowMs >= drawAtMs) {
    return (
      <div className={styles.head}>
        <h2 className={styles.drawing}>{t('draws.reveal.drawing', { issue: issueCode })}</h2>
      </div>
    );
  }
  return (
    <div className={styles.head}>
      <h2 className={styles.caption}>{t('draws.reveal.drawIn')}</h2>
      <Countdown size="hero" untilMs={drawAtMs} nowMs={nowMs} />
    </div>
  );
}

type RevealProps = { issue: Issue; result: IssueResult; isPlaying: boolean; isWin: boolean };

function Reveal({ issue, result, isPlaying, isWin }: RevealProps) {
  const { t } = useTranslation();
  const numbers = publishedNumbers(result);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.headline}>{t('draws.reveal.resultOf', { issue: issue.issueCode })}</h2>
        {isPlaying ? (
          <Button variant="ghost" size="small" onClick={() => notePlayed(issue.issueCode)}>
            {t('draws.reveal.skip')}
          </Button>
        ) : (
          <span className={styles.marks}>
            <ResultTags sum={result.sum} />
            {result.isForced && <ForcedMark />}
          </span>
        )}
      </div>
      {numbers && <DrawnNumbers numbers={numbers} />}
      {numbers && <ZoneTable draw={drawResult(numbers)} />}
      <RollingSum result={result} isWin={isWin && !isPlaying} />
    </>
  );
}

function Waiting(props: { issueCode: string; drawAtMs: number | undefined }) {
  return (
    <>
      <WaitingHead {...props} />
      <DrawnNumbers numbers={undefined} />
      <ZoneTable draw={undefined} />
      <RollingSum result={undefined} isWin={false} />
    </>
  );
}

function VoidHead({ issueCode }: { issueCode: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <h2 className={styles.headline}>{t('draws.reveal.void', { issue: issueCode })}</h2>
    </div>
  );
}

/** A draw from the cutoff to its result: what is awaited keeps its place, so that nothing jumps when it comes. */
export function DrawStage({ draw, drawAtMs, action }: DrawStageProps) {
  const { issueCode, drawn, isVoid, isWitnessed } = draw;
  const result = drawn?.result;
  const isPlaying = useReveal(issueCode, isWitnessed && result !== undefined);
  const bets = useBetsOnIssue(issueCode, result !== undefined || isVoid);
  const isRevealed = result !== undefined && !isPlaying;
  return (
    <Screen header={false} footer={<div className={styles.footer}>{action}</div>}>
      <div className={styles.stage} data-playing={isPlaying}>
        {drawn && result && (
          <Reveal issue={drawn} result={result} isPlaying={isPlaying} isWin={outcomeOf(bets).netMicros > 0} />
        )}
        {isVoid && <VoidHead issueCode={issueCode} />}
        {!isVoid && result === undefined && <Waiting issueCode={issueCode} drawAtMs={drawAtMs} />}
        <YourBets bets={bets} isRevealed={isRevealed} />
        {isRevealed && drawn && <VerifyButton issue={drawn} />}
      </div>
    </Screen>
  );
}
