import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { CirclePause, Lock, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoTrial } from '../../data/auth/use-demo-trial.ts';
import { useMaintenanceAfter } from '../../data/draws/coming-maintenance.ts';
import { useDrawIntervalMinutes } from '../../data/draws/draw-interval.ts';
import { type IssuePhase, issuePhase, phaseEndMs, phaseLeftShare } from '../../data/draws/issue-phase.ts';
import { useIsMaintenance } from '../../data/draws/schedule.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { BallSum } from '../../ui/game/ball-sum.tsx';
import { Countdown } from '../../ui/game/countdown.tsx';
import { ProgressBar } from '../../ui/game/progress-bar.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './home.module.css';

/** What the time runs to, or what is on once it has run out. */
const PHASE_KEYS: Readonly<Record<IssuePhase, TextKey>> = {
  coming: 'home.hero.opensIn',
  open: 'game.issue.closesIn',
  sealed: 'game.issue.drawsIn',
  drawing: 'game.issue.drawing',
  over: 'game.issue.sealed',
};

type IssueInTime = { issue: Issue; phase: IssuePhase; nowMs: number };

/** How often there is a draw; when maintenance begins, if no issue fits before it; in a break, when the next sale opens. */
function Rhythm({ issue, phase }: Pick<IssueInTime, 'issue' | 'phase'>) {
  const { t } = useTranslation();
  const format = useFormatter();
  const minutes = useDrawIntervalMinutes();
  const maintenanceMs = useMaintenanceAfter(issue);
  if (phase === 'coming') {
    const time = format.exactTime(issue.saleStartMs);
    return <span className={styles.interval}>{t('home.hero.opensAt', { time })}</span>;
  }
  return (
    <span className={styles.interval}>
      {maintenanceMs !== undefined && t('home.hero.maintenanceAt', { time: format.exactTime(maintenanceMs) })}
      {maintenanceMs === undefined && minutes && t('home.hero.interval', { minutes })}
    </span>
  );
}

/** Which issue it is and what it waits for; the largest thing of the page is the time left, or that the draw is on. */
function HeroHead({ issue, phase, nowMs }: IssueInTime) {
  const { t } = useTranslation();
  const endMs = phaseEndMs(issue, phase);
  return (
    <div className={styles.head}>
      <p className={styles.issue}>
        <span>{t('game.issue.name', { issue: issue.issueCode })}</span>
        {endMs !== undefined && <span>{t(PHASE_KEYS[phase])}</span>}
      </p>
      <PhaseTag phase={phase} />
      {endMs === undefined ? (
        <p className={styles.drawing}>{t(PHASE_KEYS[phase])}</p>
      ) : (
        <Countdown size="hero" untilMs={endMs} nowMs={nowMs} />
      )}
      <Rhythm issue={issue} phase={phase} />
    </div>
  );
}

type IssueHeroProps = {
  issue: Issue;
  /** Drawn issues, newest first; undefined while they load. */
  recent: readonly Issue[] | undefined;
  /** Below the way in. */
  renderPeople?: (phase: IssuePhase) => ReactNode;
};

/** The one primary action of the screen is what a guest of a demo, or a player while bets are taken, does next. */
function WayIn({ isOnSale }: { isOnSale: boolean }) {
  const { t } = useTranslation();
  const trial = useDemoTrial();
  const isBright = isOnSale && trial === undefined;
  return (
    <>
      {trial && (
        <div className={column.gap8}>
          <Button onClick={trial.start} isLoading={trial.isStarting}>
            {t('ui.demo.try')}
          </Button>
          <p className={text.note}>{t('ui.demo.tryNote')}</p>
        </div>
      )}
      <ButtonLink to={paths.roomBetting} variant={isBright ? 'primary' : 'secondary'}>
        {t('game.bet.now')}
      </ButtonLink>
    </>
  );
}

/** The issue of the moment: how long it can be bet on, what the last one came to, and the way in. */
export function IssueHero({ issue, recent, renderPeople }: IssueHeroProps) {
  const { t } = useTranslation();
  const nowMs = useServerNow();
  const phase = issuePhase(issue, nowMs);
  return (
    <HeroCard>
      <div className={column.gap14}>
        <HeroHead issue={issue} phase={phase} nowMs={nowMs} />
        <ProgressBar
          label={t(PHASE_KEYS[phase])}
          share={phaseLeftShare(issue, phase, nowMs)}
          tone={phase === 'sealed' ? 'amber' : 'brand'}
        />
        <LastResult recent={recent} />
        <WayIn isOnSale={phase === 'open'} />
        {renderPeople?.(phase)}
      </div>
    </HeroCard>
  );
}

/** The result drawn last; its place is kept while it loads, so that nothing below it jumps. */
function LastResult({ recent }: Pick<IssueHeroProps, 'recent'>) {
  const { t } = useTranslation();
  if (recent === undefined) {
    return (
      <div className={styles.lastResult} aria-hidden="true">
        <Skeleton />
        <Skeleton shape="ball" />
      </div>
    );
  }
  const [issue] = recent;
  if (issue?.result === undefined) return null;
  const { digits, sum, isForced } = issue.result;
  return (
    <div className={styles.lastResult}>
      <p className={styles.caption}>
        {t('home.hero.lastResult', { issue: issue.issueCode })}
        <ResultTags sum={sum} isForced={isForced} />
      </p>
      {/* A new result comes in again: the key starts its entrance. */}
      <p key={issue.issueCode} className={styles.balls}>
        <BallSum digits={digits} />
      </p>
    </div>
  );
}

/** Between the last issue before a maintenance and the next one: sales are over, then the maintenance is on. */
function ClosedTag() {
  const { t } = useTranslation();
  if (useIsMaintenance()) return <Tag icon={<Wrench />}>{t('game.issue.maintenance')}</Tag>;
  return <Tag icon={<CirclePause />}>{t('game.issue.salesOver')}</Tag>;
}

/** The state of the issue in a word, with a sign beside its colour. */
function PhaseTag({ phase }: { phase: IssuePhase }) {
  const { t } = useTranslation();
  if (phase === 'coming') return <ClosedTag />;
  if (phase !== 'open') return <Tag icon={<Lock />}>{t('game.issue.sealed')}</Tag>;
  return (
    <Tag tone="green" icon={<span className={styles.dot} />}>
      {t('home.hero.open')}
    </Tag>
  );
}
