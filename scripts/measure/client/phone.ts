import type { Browser, BrowserContext } from '@playwright/test';
import { logInOverHttp, setUpDevice } from '../../../client/e2e/support/player.ts';

/** A phone of the design's size on which the demo account is logged in. */
export async function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await setUpDevice(context, { origin, player: await logInOverHttp(origin, 'demo') });
  // The loader of these scripts keeps the names of functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
