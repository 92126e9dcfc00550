import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { ensureBuilt } from './build-state.mjs';

/** Builds what is not built yet, gives `work` a browser and a mock of its own, and ends both. */
export async function withBrowserAndMock<Result>(
  work: (browser: Browser, mock: Mock) => Promise<Result>,
  settings: Parameters<typeof launchOptions>[0] = {},
): Promise<Result> {
  const options = launchOptions(settings);
  ensureBuilt();
  const browser = await chromium.launch(options);
  try {
    const mock = await startMock({ child: true });
    return await work(browser, mock).finally(() => mock.close());
  } finally {
    await browser.close();
  }
}
