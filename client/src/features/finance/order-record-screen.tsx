import {
  FINANCE_TYPE,
  type FinanceOrder,
  type FinanceStatus,
} from '@canada28/shared/contract/finance.contract.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';
import { detailPath } from '../../paths.ts';
import { Money } from '../../ui/game/money.tsx';
import { RecordRows } from '../../ui/lists/record.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import { RecordScreen } from '../../ui/lists/record-screen.tsx';
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

type OrderRowsProps = { kind: FinanceKind; filter: RecordFilter<FinanceStatus> };

function OrderRows({ kind, filter }: OrderRowsProps) {
  const { t } = useTranslation();
  return (
    <RecordRows
      label={t(kind.recordTitleKey)}
      query={useOrderRecord(kind.type, filter)}
      filter={filter}
      empty={{ title: t(kind.emptyKey), text: t(kind.emptyHintKey) }}
    >
      {(order) => <OrderRow kind={kind} order={order} />}
    </RecordRows>
  );
}

function OrderRecordScreen({ kind }: { kind: FinanceKind }) {
  const { t } = useTranslation();
  const { type, statuses, recordTitleKey } = kind;
  const states = statuses.map((status) => [status, statusLook({ type, status }).textKey] as const);
  return (
    <RecordScreen title={t(recordTitleKey)} states={states}>
      {(filter) => <OrderRows kind={kind} filter={filter} />}
    </RecordScreen>
  );
}

/** Deposit history of the player (product §2, `/recharge/record`). */
export function DepositRecordScreen() {
  return <OrderRecordScreen kind={DEPOSITS} />;
}

/** Withdrawal history of the player (product §2, `/withdraw/list`). */
export function WithdrawalRecordScreen() {
  return <OrderRecordScreen kind={WITHDRAWALS} />;
}
