import type { Chase } from '@canada28/shared/contract/chase.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import { ChaseChoice, chaseLook } from './chase-look.tsx';
import { isRunning } from './chase-progress.ts';

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
    <RecordRow
      to={detailPath(paths.chaseDetail, chase.id)}
      title={<ChaseChoice chase={chase} />}
      facts={
        <>
          <span>{t('chasing.list.progress', { done: chase.executedIssues, total: chase.totalIssues })}</span>
          <span>{format.time(chase.createdAtMs)}</span>
        </>
      }
      sum={<ChaseSum chase={chase} />}
      state={chaseLook(chase.status)}
    />
  );
}
