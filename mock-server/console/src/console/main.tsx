import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { followJournal } from '../control/live-journal.ts';
import { followPointer } from '../control/pointer-hold.ts';
import { queryClient } from '../control/query-client.ts';
import { moveToOwnHost } from '../control/world-address.ts';
import { Toasts } from '../page/toasts.tsx';
import { loadPagesAhead } from './app/pages.ts';
import { Shell } from './app/shell.tsx';
import '../page/page.css';

async function start(): Promise<void> {
  if (await moveToOwnHost()) return;
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element with the id "root"');
  followJournal();
  followPointer(document);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* Pages stand behind the `#`: the paths below `/__mock` are control calls. At once: the next key is about what the last one chose. */}
        <HashRouter useTransitions={false}>
          <Shell />
          <Toasts />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  // Where a browser cannot tell when it is idle, each page is loaded when it is opened.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadPagesAhead);
}

void start();
