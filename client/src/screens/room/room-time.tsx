import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { CirclePause, Clock, Hourglass, Lock, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { useIsMaintenance } from '../../data/draws/schedule.queries.ts';
import { Countdown } from '../../ui/game/countdown.tsx';
import styles from './room.module.css';

type TimePillProps = { tone?: 'plain' | 'gold' | 'neutral'; icon: ReactNode; children: ReactNode };

function TimePill({ tone = 'neutral', icon, children }: TimePillProps) {
  return (
    <Pill tone={tone}>
      <span className={styles.time}>
        {icon}
        {children}
      </span>
    </Pill>
  );
}

/** Between the last issue before a maintenance and the next one. */
function Closed() {
  const { t } = useTranslation();
  if (useIsMaintenance()) return <TimePill icon={<Wrench />}>{t('game.issue.maintenance')}</TimePill>;
  return <TimePill icon={<CirclePause />}>{t('game.issue.salesOver')}</TimePill>;
}

type RoomTimeProps = { issue: Issue; phase: IssuePhase; nowMs: number };

/** How long bets are taken, or why they are not; in the corner of every tab of the room. */
export function RoomTime({ issue, phase, nowMs }: RoomTimeProps) {
  const { t } = useTranslation();
  switch (phase) {
    case 'open':
      return (
        <TimePill tone="plain" icon={<Clock />}>
          <VisuallyHidden>{t('game.issue.closesIn')}</VisuallyHidden>
          <Countdown untilMs={issue.saleEndMs} nowMs={nowMs} />
        </TimePill>
      );
    case 'coming':
      return <Closed />;
    case 'drawing':
      return (
        <TimePill tone="gold" icon={<Hourglass />}>
          {t('game.issue.drawing')}
        </TimePill>
      );
    default:
      return <TimePill icon={<Lock />}>{t('game.issue.sealed')}</TimePill>;
  }
}
