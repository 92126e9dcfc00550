import type { FinanceStatus } from '@canada28/shared/contract/finance.contract.ts';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../lib/record-filter.ts';
import { RecordRows } from '../../ui/lists/record-rows.tsx';
import { RecordScreen } from '../../ui/lists/record-screen.tsx';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { statusLook } from './order-look.tsx';
import { useOrderRecord } from './order-record.queries.ts';
import { OrderRow } from './order-row.tsx';

function OrderRows({ kind, filter }: { kind: FinanceKind; filter: RecordFilter<FinanceStatus> }) {
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
