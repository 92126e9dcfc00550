import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { groupByDay } from '../../lib/group-by-day.ts';
import { useRefreshAfterSettlement } from '../../lib/issue.queries.ts';
import { DaySection } from '../../ui/day-section.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import styles from './bet-record.module.css';
import { type BetRecordFilter, useBetRecord } from './bet-record.queries.ts';
import { BetRow } from './bet-row.tsx';

/** The bets that the filter lets through, with all the states of a list. */
export function BetRecord({ filter }: { filter: BetRecordFilter }) {
  const { t } = useTranslation();
  const record = useBetRecord(filter);
  useRefreshAfterSettlement();
  if (record.data === undefined) {
    if (!record.isError) return <ListSkeleton />;
    const retry = () => void record.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={record.isFetching} onRetry={retry} />;
  }
  if (record.data.length === 0) {
    const isFiltered = filter.status !== 0 || filter.days !== undefined;
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t(isFiltered ? 'common.list.empty' : 'record.list.empty')}
        {...(!isFiltered && { text: t('record.list.emptyHint') })}
      />
    );
  }
  return (
    <div className={styles.record} aria-busy={record.isPlaceholderData}>
      {groupByDay(record.data, ({ placedAtMs }) => placedAtMs).map(({ day, atMs, rows }) => (
        <DaySection key={day} atMs={atMs}>
          {rows.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
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
