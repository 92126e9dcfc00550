import { CHASE_FILTER } from '@canada28/shared/contract/chase.ts';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { List } from '../../ui/list.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import styles from './chase-record.module.css';
import { ChaseRow } from './chase-row.tsx';
import { type ChaseRecordFilter, useChaseRecord } from './chasing.queries.ts';
import { useFollowChases } from './use-follow-chases.ts';

function NoChases({ filter }: { filter: ChaseRecordFilter }) {
  const { t } = useTranslation();
  const isFiltered = filter.status !== CHASE_FILTER.all || filter.days !== undefined;
  if (isFiltered) return <EmptyState icon={<Repeat />} title={t('common.list.empty')} />;
  return (
    <EmptyState
      icon={<Repeat />}
      title={t('chasing.list.empty')}
      text={t('chasing.list.emptyHint')}
      action={
        <ButtonLink to={paths.roomBetting} variant="secondary" size="small">
          {t('game.bet.now')}
        </ButtonLink>
      }
    />
  );
}

/** The chases that the filter lets through, with all the states of a list. */
export function ChaseRecord({ filter }: { filter: ChaseRecordFilter }) {
  const { t } = useTranslation();
  const record = useChaseRecord(filter);
  useFollowChases();
  if (record.data === undefined) {
    if (!record.isError) return <ListSkeleton />;
    const retry = () => void record.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={record.isFetching} onRetry={retry} />;
  }
  if (record.data.length === 0) return <NoChases filter={filter} />;
  return (
    <div className={styles.record} aria-busy={record.isPlaceholderData}>
      <List label={t('game.chase.record')}>
        {record.data.map((chase) => (
          <ChaseRow key={chase.id} chase={chase} />
        ))}
      </List>
      <ListTail
        hasMore={record.hasNextPage}
        isLoading={record.isFetchingNextPage}
        hasFailed={record.isFetchNextPageError}
        onMore={() => void record.fetchNextPage()}
      />
    </div>
  );
}
