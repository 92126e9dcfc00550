import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/basics/screen.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { LIST_LENGTHS, useDrawHistory } from './draw-history.queries.ts';
import type { DrawnIssue } from './draw-history.ts';
import { PastDrawList } from './past-draw-list.tsx';

const PastDrawSheet = lazy(async () => ({ default: (await import('./past-draw-sheet.tsx')).PastDrawSheet }));

/** Every draw that the server still knows, newest first; each opens to show how it came about (product §2, `/order/past`). */
export function PastDrawsScreen() {
  const { t } = useTranslation();
  const history = useDrawHistory(LIST_LENGTHS);
  const [opened, setOpened] = useState<DrawnIssue>();
  // The sheet keeps its issue while it glides out.
  const [isOpen, setOpen] = useState(false);
  const open = (draw: DrawnIssue) => {
    setOpened(draw);
    setOpen(true);
  };
  return (
    <Screen header={false}>
      <PagedList query={history} empty={<EmptyState title={t('home.results.empty')} />}>
        {(draws) => <PastDrawList draws={draws} onOpen={open} />}
      </PagedList>
      {opened && (
        <LazyOverlay onClose={() => setOpen(false)}>
          <PastDrawSheet draw={opened} isOpen={isOpen} onClose={() => setOpen(false)} />
        </LazyOverlay>
      )}
    </Screen>
  );
}
