import {
  FINANCE_TYPE,
  type FinanceOrder,
  type FinanceStatus,
} from '@canada28/shared/contract/finance.contract.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { type RecordLook, RecordScreen } from '../../ui/lists/record.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { useOrderRecord } from './finance-orders.queries.ts';
import { statusLook } from './order-look.tsx';

/** One deposit or withdrawal of the record; opens its detail. */
function OrderRow({ kind, order }: { kind: FinanceKind; order: FinanceOrder }) {
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

function recordOf(kind: FinanceKind): RecordLook<FinanceOrder, FinanceStatus> {
  const { type, statuses, recordTitleKey, emptyKey, emptyHintKey } = kind;
  return {
    titleKey: recordTitleKey,
    states: statuses.map((status) => [status, statusLook({ type, status }).textKey]),
    useRows: (filter) => useOrderRecord(type, filter),
    atMsOf: (order) => order.createdAtMs,
    rowOf: (order) => <OrderRow kind={kind} order={order} />,
    empty: { titleKey: emptyKey, textKey: emptyHintKey },
  };
}

const DEPOSIT_RECORD = recordOf(DEPOSITS);
const WITHDRAWAL_RECORD = recordOf(WITHDRAWALS);

/** Deposit history of the player (product §2, `/recharge/record`). */
export function DepositRecordScreen() {
  return <RecordScreen look={DEPOSIT_RECORD} />;
}

/** Withdrawal history of the player (product §2, `/withdraw/list`). */
export function WithdrawalRecordScreen() {
  return <RecordScreen look={WITHDRAWAL_RECORD} />;
}
