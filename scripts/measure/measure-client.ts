import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../../client/e2e/support/server.ts';
import { BROWSER_FLAGS, findBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build-state.mjs';
import { measureCountdown } from './client/measure-countdown.ts';
import { measureScrolling } from './client/measure-scrolling.ts';
import { measureSizes } from './client/measure-sizes.ts';
import type { Measured } from './measured.ts';

/**
 * The built client in a real browser: how much code a visit loads, whether the running countdown ever blocks a slow
 * phone, and whether long lists scroll as smoothly as an empty page does.
 */
export async function measureClient(): Promise<Measured> {
  ensureBuilt();
  const server = await startServer();
  const browser = await launch();
  try {
    return {
      ...(await measureSizes(browser, server.url)),
      ...(await measureCountdown(browser, server.url)),
      ...(await measureScrolling(browser, server.url)),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) });
}
