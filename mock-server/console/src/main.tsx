import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followAim } from './data/aim.ts';
import { followJournal } from './data/live-journal.ts';
import { moveToOwnHost } from './data/place.ts';
import './app/console.css';

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
