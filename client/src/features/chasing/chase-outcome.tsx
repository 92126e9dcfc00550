import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import column from '../../ui/basics/column.module.css';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { ProgressBar } from '../../ui/game/progress-bar.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import type { ChaseInFull } from './chase-bets.ts';
import styles from './chase-detail.module.css';
import { ChaseChoice, chaseLook } from './chase-look.tsx';
import { isRunning, sumsOf } from './chase-progress.ts';

function ChaseTotals({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { heldMicros, returnedMicros } = sumsOf(chase, items);
  const totals: readonly (readonly [TextKey, number])[] = [
    ['chasing.detail.total', chase.totalMicros],
    ['game.sum.staked', chase.stakedMicros],
    ['game.sum.won', chase.paidMicros],
    isRunning(chase) ? ['common.money.onHold', heldMicros] : ['chasing.detail.returned', returnedMicros],
  ];
  const sums = totals.map(([textKey, micros]) => ({
    label: t(textKey),
    value: <Money micros={micros} currency="none" />,
  }));
  return <Sums className={styles.totals} sums={sums} />;
}

/** What the chase is on, how far it has come and what it came to. */
export function ChaseOutcome({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { netMicros } = sumsOf(chase, items);
  const { executedIssues: done, totalIssues: total } = chase;
  return (
    <HeroCard>
      <div className={column.gap14}>
        <div className={styles.head}>
          <span className={styles.choice}>
            <ChaseChoice chase={chase} />
          </span>
          <StateTag look={chaseLook(chase.status)} />
        </div>
        <div>
          <p className={text.quiet}>{t('game.sum.net')}</p>
          <Money micros={netMicros} size="hero" isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />
        </div>
        <div className={column.gap6}>
          <ProgressBar label={t('chasing.detail.progress')} share={done / total} />
          <p className={text.quiet}>{t('chasing.list.progress', { done, total })}</p>
        </div>
        <ChaseTotals chase={chase} items={items} />
      </div>
    </HeroCard>
  );
}
