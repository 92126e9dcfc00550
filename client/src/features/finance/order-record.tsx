import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { RecordList } from '../../ui/lists/record-list.tsx';
import type { FinanceKind } from './finance-kind.ts';
import { type OrderFilter, useOrderRecord } from './finance-orders.queries.ts';
import { OrderRow } from './order-row.tsx';

const createdAtMs = (order: FinanceOrder) => order.createdAtMs;

/** The orders that the filter lets through. */
export function OrderRecord({ kind, filter }: { kind: FinanceKind; filter: OrderFilter }) {
  const { t } = useTranslation();
  const record = useOrderRecord(kind.type, filter);
  const isFiltered = filter.status !== undefined || filter.days !== undefined;
  const empty = isFiltered ? (
    <EmptyState title={t('common.list.empty')} />
  ) : (
    <EmptyState title={t(kind.emptyKey)} text={t(kind.emptyHintKey)} />
  );
  return (
    <PagedList query={record} empty={empty}>
      {(orders) => (
        <RecordList label={t(kind.recordTitleKey)} rows={orders} atMsOf={createdAtMs}>
          {(order) => <OrderRow kind={kind} order={order} />}
        </RecordList>
      )}
    </PagedList>
  );
}
