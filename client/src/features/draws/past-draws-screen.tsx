import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListTail } from '../../ui/list-tail.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ListSkeleton } from '../../ui/skeleton.tsx';
import { LIST_LENGTHS, useDrawHistory } from './draw-history.queries.ts';
import type { DrawnIssue } from './draw-history.ts';
import { PastDrawList } from './past-draw-list.tsx';

const PastDrawSheet = lazy(async () => ({ default: (await import('./past-draw-sheet.tsx')).PastDrawSheet }));

/** Every draw that the server still knows, newest first; each opens to show how it came about (product §2, `/order/past`). */
export function PastDrawsScreen() {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const history = useDrawHistory(LIST_LENGTHS);
  const { data: draws, isError } = history;
  const [opened, setOpened] = useState<DrawnIssue>();
  // The sheet keeps its issue while it glides out.
  const [isOpen, setOpen] = useState(false);
  const open = (draw: DrawnIssue) => {
    setOpened(draw);
    setOpen(true);
  };
  return (
    <Screen header={false} scrollRef={scroller}>
      {draws === undefined && !isError && <ListSkeleton rows={8} />}
      {draws === undefined && isError && (
        <ErrorState
          title={t('common.list.failed')}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {draws?.length === 0 && <EmptyState title={t('home.results.empty')} />}
      {draws !== undefined && draws.length > 0 && (
        <>
          <PastDrawList draws={draws} scroller={scroller} onOpen={open} />
          <ListTail
            hasMore={history.hasNextPage}
            isLoading={history.isFetchingNextPage}
            hasFailed={history.isFetchNextPageError}
            onMore={() => void history.fetchNextPage()}
          />
        </>
      )}
      {opened && (
        <Suspense>
          <PastDrawSheet draw={opened} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Screen>
  );
}
