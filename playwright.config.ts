import { mockServer } from '@canada28/mock-server/kit/playwright.ts';
import { defineConfig } from '@playwright/test';
import { STILL, TEST_PHONE } from './client/e2e/support/phone.ts';
import { launchOptions } from './scripts/lib/browser.mjs';
import { ROOT } from './scripts/lib/project.mjs';

/**
 * How V8 runs the pages. Playwright has the browser note from where each request is made: without the first flag V8 reads a
 * function once more for its lines, whenever one is on the way, 7 % of what a page takes to come. No page lives long
 * enough for the optimizing compilers of the other two to pay: 13 % of a page's processor time.
 */
const SHORT_LIVED = '--js-flags=--no-enable-lazy-source-positions --no-maglev --no-turbofan';
const { args, ...browser } = launchOptions();

export default defineConfig({
  outputDir: `${ROOT}test-results/browser`,
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Patience for a busy machine: what hangs still ends, and nothing is measured here.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // More than there are cores: half of the time a page waits, for its next look at a clock that stands as a rule.
  workers: 4,
  webServer: mockServer(),
  reporter: [['list'], ['json', { outputFile: `${ROOT}test-results/browser.json` }]],
  use: {
    launchOptions: { ...browser, args: [...args, SHORT_LIVED] },
    // Each test is the first visit of its browser: the worker would be installed again in each, a tenth of the whole time.
    // Those it matters to allow it: installation, updates, being offline, and the walks through all screens.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'client', testDir: `${ROOT}client/e2e`, use: { ...TEST_PHONE, contextOptions: STILL } },
    {
      name: 'console',
      testDir: `${ROOT}mock-server/console/e2e`,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'kit', testDir: `${ROOT}scripts/kit` },
  ],
});
