import { isOnStage, passKeysOn } from '@canada28/ui/stage-keys.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { findRoute } from './app/routes.tsx';
import { followLanguageOfOtherTabs, startI18n } from './i18n/i18n.ts';
import { resyncOnWake, serverClock } from './lib/server-clock.ts';
import { installTouchGuard } from './lib/touch-guard.ts';
import { installViewportScale } from './lib/viewport-scale.ts';
import { registerSheetProperties } from './ui/overlays/sheet-properties.ts';
import './app/theme.css';
import './app/first-picture.css';

/** Makes the app installable and useful offline; where the browser has no service workers, nothing is lost. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Once the page has loaded, so that it competes with nothing the player waits for.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}

/** In a phone of the stage: the player's part of the story (control §12). */
function joinStage(): void {
  // Without it the stage says that the phone does not answer.
  import('./app/stage-phone.ts')
    .then(({ playPartOnStage }) => playPartOnStage(window))
    .catch(() => undefined);
}

function getRootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root"');
  return element;
}

async function start(): Promise<void> {
  const root = getRootElement();
  installViewportScale(window);
  installTouchGuard(root);
  if (isOnStage(window)) joinStage();
  registerSheetProperties();
  resyncOnWake(serverClock, document);
  // Where the screen's code cannot be had, the screen asks again and says so.
  const screen = findRoute(location.pathname)
    ?.screen.load()
    .catch(() => undefined);
  await Promise.all([startI18n(), screen]);
  followLanguageOfOtherTabs(window);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

registerServiceWorker();
// At once: a key that is pressed in a phone of the stage before its app has come is a presenter's, too.
if (isOnStage(window)) passKeysOn(window);
// In a task of its own: on a slow phone the evaluation of all modules is as much as one task may take.
setTimeout(start);
