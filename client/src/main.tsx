import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './app/register-service-worker.ts';
import './app/theme.css';
import { startI18n } from './i18n/i18n.ts';
import { resyncOnWake, serverClock } from './lib/server-clock.ts';
import { installTouchGuard } from './lib/touch-guard.ts';
import { installViewportScale } from './lib/viewport-scale.ts';

function getRootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no element with the id "root"');
  return element;
}

async function start(): Promise<void> {
  const root = getRootElement();
  installViewportScale(window);
  installTouchGuard(root);
  resyncOnWake(serverClock, document);
  registerServiceWorker();
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
