import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { CircleStop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { Link } from '../../ui/basics/link.tsx';
import type { ChaseInFull } from './chase-bets.ts';
import styles from './chase-table.module.css';
import { isGain, statusKey } from './item-state.ts';

/** The issue, with the way to the bet on it. */
function ItemIssue({ item }: { item: ChaseItem }) {
  if (item.bet === undefined) return item.issueCode;
  return (
    <Link className={styles.link} to={detailPath(paths.betDetail, item.bet.orderCode)}>
      {item.issueCode}
    </Link>
  );
}

/** The word is wider than a phone has room for beside the others. */
function StoppedMark() {
  const { t } = useTranslation();
  return (
    <>
      <CircleStop size={16} className={styles.stopped} aria-hidden="true" />
      <VisuallyHidden>{t('game.chase.stopped')}</VisuallyHidden>
    </>
  );
}

/** Whether the end of the chase kept this item from being bet. */
function ItemStopped({ chase, item }: { chase: Chase; item: ChaseItem }) {
  const isStopped = chase.status === CHASE_STATUS.stopped && item.status === CHASE_ITEM_STATUS.cancelled;
  return isStopped ? <StoppedMark /> : '–';
}

/** Every item of the chase (product §2, chase detail table). */
export function ChaseItems({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <Card>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.serial}>
                {t('chasing.table.serial')}
              </th>
              <th scope="col" className={styles.issue}>
                {t('game.issue.label')}
              </th>
              <th scope="col">{t('game.chase.multiple')}</th>
              <th scope="col">{t('chasing.table.amount')}</th>
              <th scope="col">{t('common.field.status')}</th>
              <th scope="col">
                <StoppedMark />
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <tr key={item.id} data-won={isGain(item)}>
                <td>{format.count(index + 1)}</td>
                <th scope="row">
                  <ItemIssue item={item} />
                </th>
                <td>{format.count(item.multiple)}</td>
                <td>{format.count(item.amountMicros / MICROS_PER_USDT)}</td>
                <td className={styles.status}>{t(statusKey(item))}</td>
                <td>
                  <ItemStopped chase={chase} item={item} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
