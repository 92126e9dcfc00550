import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { RowContent } from '../../ui/lists/list.tsx';
import styles from './finance.module.css';
import type { FinanceKind } from './finance-kind.ts';
import { OrderStatusTag } from './order-look.tsx';

/** One deposit or withdrawal of the record; opens its detail. */
export function OrderRow({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const format = useFormatter();
  return (
    <RowContent
      to={detailPath(kind.detailPath, order.id)}
      icon={kind.type === FINANCE_TYPE.deposit ? <ArrowDownLeft /> : <ArrowUpRight />}
      title={
        <span className={styles.sum}>
          <Money micros={order.amountMicros} />
        </span>
      }
      detail={
        <span className={styles.facts}>
          <span>{order.protocol}</span>
          <span>{format.time(order.createdAtMs)}</span>
        </span>
      }
      value={<OrderStatusTag order={order} />}
    />
  );
}
