import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { ensureBuilt } from './build-state.mjs';

/** Builds what is not built yet, gives `work` a browser and a mock of its own, and ends both. */
export async function withBrowserAndMock<Result>(
  work: (browser: Browser, mock: Mock) => Promise<Result>,
  settings: Parameters<typeof launchOptions>[0] = {},
): Promise<Result> {
  ensureBuilt();
  const mock = await startMock({ child: true });
  const browser = await chromium.launch(launchOptions(settings));
  try {
    return await work(browser, mock);
  } finally {
    await browser.close();
    await mock.close();
  }
}
