import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { place } from '../control/place.ts';
import { queryClient } from '../control/query-client.ts';
import { STAGE_WORLD } from '../control/stage-base.ts';
import { moveToOwnHost, pageOf } from '../control/world-address.ts';
import { followOtherWindow } from './stage.store.ts';
import { StageWindows } from './stage-windows.tsx';
import '../page/page.css';

async function start(): Promise<void> {
  // The default world is not played with unless the address says so.
  if (place.world === DEFAULT_WORLD_NAME) return location.replace(`${pageOf(STAGE_WORLD)}${location.hash}`);
  if (await moveToOwnHost()) return;
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element with the id "root"');
  followOtherWindow();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <StageWindows />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
