import { useTranslation } from 'react-i18next';
import { HeroCard } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import { ProgressBar } from '../../ui/game/progress-bar.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import styles from './chase-detail.module.css';
import { ChaseChoice, chaseLook } from './chase-look.tsx';
import { isRunning, sumsOf } from './chase-progress.ts';
import type { ChaseInFull } from './chasing.queries.ts';

function ChaseTotals({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { heldMicros, returnedMicros } = sumsOf(chase, items);
  const totals = [
    { label: t('chasing.detail.total'), micros: chase.totalMicros },
    { label: t('chasing.detail.spent'), micros: chase.stakedMicros },
    { label: t('chasing.detail.won'), micros: chase.paidMicros },
    isRunning(chase)
      ? { label: t('my.assets.frozen'), micros: heldMicros }
      : { label: t('chasing.detail.returned'), micros: returnedMicros },
  ];
  return (
    <dl className={styles.totals}>
      {totals.map(({ label, micros }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money micros={micros} currency="none" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the chase is on, how far it has come and what it came to. */
export function ChaseOutcome({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { netMicros } = sumsOf(chase, items);
  const { executedIssues: done, totalIssues: total } = chase;
  return (
    <HeroCard>
      <div className={styles.outcome}>
        <div className={styles.head}>
          <span className={styles.choice}>
            <ChaseChoice chase={chase} />
          </span>
          <StateTag look={chaseLook(chase.status)} />
        </div>
        <div>
          <p className={styles.caption}>{t('chasing.detail.net')}</p>
          <Money micros={netMicros} size="hero" isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />
        </div>
        <div className={styles.progress}>
          <ProgressBar label={t('chasing.detail.progress')} share={done / total} />
          <p className={styles.caption}>{t('chasing.list.progress', { done, total })}</p>
        </div>
        <ChaseTotals chase={chase} items={items} />
      </div>
    </HeroCard>
  );
}
