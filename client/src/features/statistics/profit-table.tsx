import type { DayProfit } from '@canada28/shared/contract/statistics.contract.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { dayMs } from './profit-chart.tsx';
import styles from './statistics.module.css';

function Row({ profit: { day, netMicros, details } }: { profit: DayProfit }) {
  const format = useFormatter();
  return (
    <tr>
      <th scope="row">{format.date(dayMs(day))}</th>
      {details && <td>{format.usdt(details.stakeMicros)}</td>}
      {details && <td>{format.usdt(details.prizeMicros)}</td>}
      <td>{format.signedUsdt(netMicros)}</td>
    </tr>
  );
}

type ProfitTableProps = { days: readonly DayProfit[]; hasDetails: boolean };

/** The days of the chart as figures, newest first; days without a bet are left out. */
export function ProfitTable({ days, hasDetails }: ProfitTableProps) {
  const { t } = useTranslation();
  const shown = days.filter(({ netMicros, details }) => netMicros !== 0 || details?.betCount !== 0);
  return (
    <details className={styles.details}>
      <summary>
        {t('statistics.table.show')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.table.day')}</th>
            {hasDetails && <th scope="col">{t('statistics.sum.stakes')}</th>}
            {hasDetails && <th scope="col">{t('statistics.sum.winnings')}</th>}
            <th scope="col">{t('statistics.sum.net')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((profit) => (
            <Row key={profit.day} profit={hasDetails ? profit : { ...profit, details: undefined }} />
          ))}
        </tbody>
      </table>
    </details>
  );
}
