import type { Chase } from '@canada28/shared/contract/chase.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { Money } from '../../ui/game/money.tsx';
import { RowContent } from '../../ui/lists/list.tsx';
import { MODE_KEYS } from './chase-mode-keys.ts';
import { isRunning } from './chase-progress.ts';
import styles from './chase-record.module.css';
import { ChaseStatusTag } from './chase-status-tag.tsx';

/** While it runs, what it may cost at most; then what it came to. */
function ChaseSum({ chase }: { chase: Chase }) {
  if (isRunning(chase)) return <Money micros={chase.totalMicros} />;
  const netMicros = chase.paidMicros - chase.stakedMicros;
  return <Money micros={netMicros} isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />;
}

/** One chase of the record; opens its detail. */
export function ChaseRow({ chase }: { chase: Chase }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <RowContent
      to={detailPath(paths.chaseDetail, chase.id)}
      title={
        <span className={styles.choice}>
          <BetChoice playCode={chase.playCode} />
          <span className={styles.mode}>{t(MODE_KEYS[chase.mode])}</span>
        </span>
      }
      detail={
        <span className={styles.facts}>
          <span>{t('chasing.list.progress', { done: chase.executedIssues, total: chase.totalIssues })}</span>
          <span>{format.time(chase.createdAtMs)}</span>
        </span>
      }
      value={
        <span className={styles.outcome}>
          <span className={styles.sum}>
            <ChaseSum chase={chase} />
          </span>
          <ChaseStatusTag status={chase.status} />
        </span>
      }
    />
  );
}
