import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import { PHONE } from '../../../client/e2e/support/phone.ts';

/** A phone of the design's size on which the demo account is logged in. */
export async function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const world = await connectMock(origin).world('default');
  await setUpDevice(context, { origin, player: await world.logIn('demo') });
  await letPagesRunFunctions(context);
  return context;
}

/** The loader of these scripts keeps the names of functions by a helper that a page does not have. */
export async function letPagesRunFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name = (named) => named');
}
