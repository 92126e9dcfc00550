import { useTranslation } from 'react-i18next';
import { groupByDay } from '../../lib/group-by-day.ts';
import { DaySection } from '../../ui/day-section.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import styles from './finance.module.css';
import type { FinanceKind } from './finance-kind.ts';
import { type OrderFilter, useOrderRecord } from './finance-orders.queries.ts';
import { OrderRow } from './order-row.tsx';

/** The orders that the filter lets through, with all the states of a list. */
export function OrderRecord({ kind, filter }: { kind: FinanceKind; filter: OrderFilter }) {
  const { t } = useTranslation();
  const record = useOrderRecord(kind.type, filter);
  if (record.data === undefined) {
    if (!record.isError) return <ListSkeleton />;
    const retry = () => void record.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={record.isFetching} onRetry={retry} />;
  }
  if (record.data.length === 0) {
    const isFiltered = filter.status !== undefined || filter.days !== undefined;
    return <EmptyState title={t(isFiltered ? 'common.list.empty' : kind.emptyKey)} />;
  }
  return (
    <div className={styles.record} aria-busy={record.isPlaceholderData}>
      {groupByDay(record.data, ({ createdAtMs }) => createdAtMs).map(({ day, atMs, rows }) => (
        <DaySection key={day} atMs={atMs}>
          {rows.map((order) => (
            <OrderRow key={order.id} kind={kind} order={order} />
          ))}
        </DaySection>
      ))}
      <ListTail
        hasMore={record.hasNextPage}
        isLoading={record.isFetchingNextPage}
        hasFailed={record.isFetchNextPageError}
        onMore={() => void record.fetchNextPage()}
      />
    </div>
  );
}
