import { startMock } from '@canada28/mock-server/kit/testing.ts';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build-state.mjs';
import { measureConsoleRows } from './client/measure-console-rows.ts';
import { measureCountdown } from './client/measure-countdown.ts';
import { measureFollowing } from './client/measure-following.ts';
import { measureRequests } from './client/measure-requests.ts';
import { measureScrolling } from './client/measure-scrolling.ts';
import { measureSizes } from './client/measure-sizes.ts';
import { measureSlowStart } from './client/measure-slow-start.ts';
import type { Measured } from './measured.ts';

type Visit = (browser: Browser, origin: string) => Promise<Measured>;

/**
 * The built client in a real browser: whether the running countdown ever blocks a slow phone, and whether long lists
 * scroll as smoothly as an empty page does.
 */
export function measureClient(): Promise<Measured> {
  return inBrowser([measureCountdown, measureScrolling]);
}

/** How much code a visit loads; needs no quiet machine. */
export function measureClientSizes(): Promise<Measured> {
  return inBrowser([measureSizes]);
}

/** How long a first visit takes over a slow mobile network. */
export function measureStartSlow(): Promise<Measured> {
  return inBrowser([measureSlowStart]);
}

/** Whether journal and worlds of the console scroll as smoothly as an empty page does. */
export function measureConsole(): Promise<Measured> {
  return inBrowser([measureConsoleRows]);
}

/** How soon a phone shows a clock that was moved. */
export function measureClockOnPhone(): Promise<Measured> {
  return inBrowser([measureFollowing]);
}

/** How often an open screen asks the server while an issue is drawn. */
export function measureClientRequests(): Promise<Measured> {
  return inBrowser([measureRequests]);
}

async function inBrowser(visits: readonly Visit[]): Promise<Measured> {
  ensureBuilt();
  const mock = await startMock({ child: true });
  const browser = await chromium.launch(launchOptions());
  try {
    const measured: Record<string, string> = {};
    for (const visit of visits) Object.assign(measured, await visit(browser, mock.url));
    return measured;
  } finally {
    await browser.close();
    await mock.close();
  }
}
