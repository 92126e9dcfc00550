import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import type { FinanceKind } from './finance-kind.ts';
import { statusLook } from './order-look.tsx';

/** One deposit or withdrawal of the record; opens its detail. */
export function OrderRow({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
  const format = useFormatter();
  return (
    <RecordRow
      to={detailPath(kind.detailPath, order.id)}
      icon={kind.type === FINANCE_TYPE.deposit ? <ArrowDownLeft /> : <ArrowUpRight />}
      title={<Money micros={order.amountMicros} />}
      facts={
        <>
          <span>{order.protocol}</span>
          <span>{format.time(order.createdAtMs)}</span>
        </>
      }
      state={statusLook(order)}
    />
  );
}
