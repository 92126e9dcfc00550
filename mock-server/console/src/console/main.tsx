import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followAim } from '../control/aim.ts';
import { followJournal } from '../control/live-journal.ts';
import { moveToOwnHost } from '../control/place.ts';
import { App } from './app/app.tsx';
import '../page/page.css';

async function start(): Promise<void> {
  if (await moveToOwnHost()) return;
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element with the id "root"');
  followJournal();
  followAim(document);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
