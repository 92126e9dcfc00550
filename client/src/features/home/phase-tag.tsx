import { CirclePause, Lock, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import { useIsMaintenance } from '../../data/draws/schedule.queries.ts';
import { Tag } from '../../ui/basics/tag.tsx';
import styles from './home.module.css';

/** Between the last issue before a maintenance and the next one: sales are over, then the maintenance is on. */
function ClosedTag() {
  const { t } = useTranslation();
  if (useIsMaintenance()) return <Tag icon={<Wrench />}>{t('game.issue.maintenance')}</Tag>;
  return <Tag icon={<CirclePause />}>{t('game.issue.salesOver')}</Tag>;
}

/** The state of the issue in a word, with a sign beside its colour. */
export function PhaseTag({ phase }: { phase: IssuePhase }) {
  const { t } = useTranslation();
  if (phase === 'coming') return <ClosedTag />;
  if (phase !== 'open') return <Tag icon={<Lock />}>{t('game.issue.sealed')}</Tag>;
  return (
    <Tag tone="green" icon={<span className={styles.dot} />}>
      {t('home.hero.open')}
    </Tag>
  );
}
