import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import type { ListedChase } from './chase-bets.ts';
import { ChaseChoice, chaseLook } from './chase-look.tsx';

/** While it runs, what it may cost at most; then what it came to. */
function ChaseSum({ chase: { netMicros, totalMicros } }: { chase: ListedChase }) {
  if (netMicros === undefined) return <Money micros={totalMicros} />;
  return <Money micros={netMicros} isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />;
}

/** One chase of the record; opens its detail. */
export function ChaseRow({ chase }: { chase: ListedChase }) {
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
