import type { ChaseRow } from '@canada28/shared/game/chase-plan.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import styles from './chase-table.module.css';

type ChasePreviewProps = { rows: readonly ChaseRow[]; startIssueCode: string };

/** What will be bet when, and what a first win on each issue would leave. */
export function ChasePreview({ rows, startIssueCode }: ChasePreviewProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  // Bets are whole USDT, so these columns have no decimals to show.
  const usdt = (micros: number) => format.count(micros / MICROS_PER_USDT);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('chasing.preview.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('game.issue.label')}</th>
            <th scope="col">{t('game.chase.multiple')}</th>
            <th scope="col">{t('chasing.table.amount')}</th>
            <th scope="col">{t('chasing.table.runningTotal')}</th>
            <th scope="col">{t('chasing.table.ifWins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.index}>
              <th scope="row">{issueCodeAfter(startIssueCode, row.issueOffset)}</th>
              <td>{format.count(row.multiple)}</td>
              <td>{usdt(row.amountMicros)}</td>
              <td>{usdt(row.runningTotalMicros)}</td>
              <td className={row.netIfFirstWinMicros > 0 ? styles.gain : styles.loss}>
                {format.signedUsdt(row.netIfFirstWinMicros)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
