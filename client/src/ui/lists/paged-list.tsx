import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { ListTail } from './list-tail.tsx';
import styles from './paged-list.module.css';
import { ListSkeleton } from './skeleton.tsx';

type PagedQuery<Row> = { data: readonly Row[] | undefined } & Pick<
  UseInfiniteQueryResult<unknown>,
  | 'isError'
  | 'isFetching'
  | 'isPlaceholderData'
  | 'refetch'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
>;

type PagedListProps<Row> = {
  query: PagedQuery<Row>;
  /** Shown instead of a list without rows. */
  empty: ReactNode;
  /** The list of the rows so far. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** All states of a list that comes page by page: on its way, failed, empty, with more to come, at its end. */
export function PagedList<Row>({ query, empty, children }: PagedListProps<Row>) {
  const { t } = useTranslation();
  if (query.data === undefined) {
    if (!query.isError) return <ListSkeleton />;
    const retry = () => void query.refetch();
    return <ErrorState title={t('common.list.failed')} isRetrying={query.isFetching} onRetry={retry} />;
  }
  if (query.data.length === 0 && !query.hasNextPage) return empty;
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      {children(query.data)}
      <ListTail
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        hasFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}
