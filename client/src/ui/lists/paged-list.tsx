import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../basics/empty-state.tsx';
import { ListTail } from './list-tail.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import styles from './paged-list.module.css';

/** What a list has to know of a query that comes page by page. */
export type PagedQuery<Row> = LoadedQuery<readonly Row[]> &
  Pick<
    UseInfiniteQueryResult,
    'isPlaceholderData' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;

type PagedListProps<Row> = {
  query: PagedQuery<Row>;
  /** What is said where there are no rows. */
  empty: ComponentProps<typeof EmptyState>;
  /** The list of the rows so far. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** All states of a list that comes page by page: on its way, failed, empty, with more to come, at its end. */
export function PagedList<Row>({ query, empty, children }: PagedListProps<Row>) {
  return (
    <Loaded query={query}>
      {(rows) =>
        rows.length === 0 && !query.hasNextPage ? (
          <EmptyState {...empty} />
        ) : (
          <div className={styles.list} aria-busy={query.isPlaceholderData}>
            {children(rows)}
            <ListTail
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          </div>
        )
      }
    </Loaded>
  );
}
