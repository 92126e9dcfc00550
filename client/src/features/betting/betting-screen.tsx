import type { Issue } from '@canada28/shared/contract/issue.ts';
import { CirclePause, RotateCcw, Wrench } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaintenanceAfter } from '../../data/draws/coming-maintenance.ts';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { useIsMaintenance } from '../../data/draws/schedule.queries.ts';
import { useOdds } from '../../data/odds/odds.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { useFocusGoesOn } from '../../ui/basics/hand-focus-on.ts';
import { Screen } from '../../ui/basics/screen.tsx';
import { Money } from '../../ui/game/money.tsx';
import styles from './bet-slip.module.css';
import { fillSlip, followSlipOfOtherTabs, type LastBet, togglePick, useBetSlip } from './bet-slip.store.ts';
import { BetSlip } from './bet-slip.tsx';
import { totalMicrosOf } from './check-slip.ts';
import { NumberGrid } from './number-grid.tsx';

type BettingScreenProps = {
  issue: Issue;
  phase: IssuePhase;
  /** Above the grid: what became of the issue before. */
  lastResult: ReactNode;
  /** Below the grid: what binds the draw to come. */
  fingerprint: ReactNode;
  /** The player turned to the grid. */
  onPick: () => void;
  /** The player wants to chase what is on the slip. */
  onChase: () => void;
};

function ClosedNotice({ opensAtMs }: { opensAtMs: number }) {
  const { t } = useTranslation();
  const time = useFormatter().exactTime(opensAtMs);
  const isMaintenance = useIsMaintenance();
  return (
    <EmptyState
      icon={isMaintenance ? <Wrench /> : <CirclePause />}
      title={t(isMaintenance ? 'game.issue.maintenance' : 'game.issue.salesOver')}
      text={t('betting.countdown.nextOpens', { time })}
    />
  );
}

/** That this issue is the last before maintenance, as home says it; nothing before any other. */
function LastIssueNotice({ issue }: Pick<BettingScreenProps, 'issue'>) {
  const { t } = useTranslation();
  const format = useFormatter();
  const maintenanceMs = useMaintenanceAfter(issue);
  if (maintenanceMs === undefined) return null;
  return (
    <p className={styles.lastIssue}>
      <Wrench size={16} aria-hidden="true" />
      {t('betting.countdown.lastIssue', { time: format.exactTime(maintenanceMs) })}
    </p>
  );
}

/** What stands at the bottom: the slip, else the last bet of this player, else nothing. */
function BettingFooter({ issue, phase, onChase }: Pick<BettingScreenProps, 'issue' | 'phase' | 'onChase'>) {
  const odds = useOdds();
  const slip = useBetSlip();
  useEffect(() => followSlipOfOtherTabs(window), []);
  const hasPicks = slip.stakes.length > 0;
  // The choice that was pressed is painted first: the slip is more than a slow phone renders in one frame.
  const hasRisen = useDeferredValue(hasPicks) && hasPicks;
  const playerId = usePlayer()?.id;
  const { issueCode } = issue;
  if (hasRisen) {
    return (
      <BetSlip slip={slip} issueCode={issueCode} isOpen={phase === 'open'} odds={odds} onChase={onChase} />
    );
  }
  const { lastBet } = slip;
  return lastBet?.playerId === playerId && lastBet ? (
    <RepeatBet lastBet={lastBet} issueCode={issueCode} />
  ) : null;
}

/** The grid with what is on the slip; a pick renders nothing else of the screen. */
function Choices({ issueCode, onPick }: Pick<BettingScreenProps, 'onPick'> & { issueCode: string }) {
  const odds = useOdds();
  const stakes = useBetSlip((slip) => slip.stakes);
  const picked = useMemo(() => new Set(stakes.map(({ playCode }) => playCode)), [stakes]);
  const onToggle = useCallback(
    (playCode: number) => {
      onPick();
      togglePick(playCode, issueCode);
    },
    [issueCode, onPick],
  );
  return <NumberGrid odds={odds} picked={picked} onToggle={onToggle} />;
}

/** The tab on which bets are placed (product §2, `/order/betting`). */
export function BettingScreen({
  issue,
  phase,
  lastResult,
  fingerprint,
  onPick,
  onChase,
}: BettingScreenProps) {
  const isComing = phase === 'coming';
  return (
    <Screen
      header={false}
      footer={!isComing && <BettingFooter issue={issue} phase={phase} onChase={onChase} />}
    >
      {lastResult}
      {isComing ? (
        <ClosedNotice opensAtMs={issue.saleStartMs} />
      ) : (
        <>
          <LastIssueNotice issue={issue} />
          <Choices issueCode={issue.issueCode} onPick={onPick} />
          {fingerprint}
        </>
      )}
    </Screen>
  );
}

/** Stands where the slip will rise: what was bet last, in one tap. */
function RepeatBet({ lastBet, issueCode }: { lastBet: LastBet; issueCode: string }) {
  const { t } = useTranslation();
  const repeat = useFocusGoesOn<HTMLDivElement>();
  return (
    <div ref={repeat} className={styles.repeat}>
      <Button variant="secondary" icon={<RotateCcw />} onClick={() => fillSlip(lastBet.stakes, issueCode)}>
        {t('betting.slip.repeat')} <Money micros={totalMicrosOf(lastBet.stakes)} />
      </Button>
    </div>
  );
}
