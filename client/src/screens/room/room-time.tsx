import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { CirclePause, Clock, Hourglass, Lock, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { useIsMaintenance } from '../../data/draws/schedule.queries.ts';
import { Countdown } from '../../ui/game/countdown.tsx';
import styles from './room.module.css';

type RoomTimeProps = { issue: Issue; phase: IssuePhase; nowMs: number };

/** Between the last issue before a maintenance and the next one. */
function Closed() {
  const { t } = useTranslation();
  const isMaintenance = useIsMaintenance();
  return (
    <Pill>
      <span className={styles.time}>
        {isMaintenance ? <Wrench aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        {t(isMaintenance ? 'game.issue.maintenance' : 'game.issue.salesOver')}
      </span>
    </Pill>
  );
}

/** How long bets are taken, or why they are not; in the corner of every tab of the room. */
export function RoomTime({ issue, phase, nowMs }: RoomTimeProps) {
  const { t } = useTranslation();
  switch (phase) {
    case 'open':
      return (
        <Pill tone="plain">
          <span className={styles.time}>
            <Clock aria-hidden="true" />
            <VisuallyHidden>{t('game.issue.closesIn')}</VisuallyHidden>
            <Countdown untilMs={issue.saleEndMs} nowMs={nowMs} />
          </span>
        </Pill>
      );
    case 'coming':
      return <Closed />;
    case 'drawing':
      return (
        <Pill tone="gold">
          <span className={styles.time}>
            <Hourglass aria-hidden="true" />
            {t('game.issue.drawing')}
          </span>
        </Pill>
      );
    default:
      return (
        <Pill>
          <span className={styles.time}>
            <Lock aria-hidden="true" />
            {t('game.issue.sealed')}
          </span>
        </Pill>
      );
  }
}
