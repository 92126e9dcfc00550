import { mockServer } from '@canada28/mock-server/kit/playwright.ts';
import { defineConfig } from '@playwright/test';
import { PHONE, STILL } from './client/e2e/support/phone.ts';
import { launchOptions } from './scripts/lib/browser.mjs';
import { ROOT } from './scripts/lib/project.mjs';

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
  use: { launchOptions: launchOptions() },
  projects: [
    { name: 'client', testDir: `${ROOT}client/e2e`, use: { ...PHONE, contextOptions: STILL } },
    {
      name: 'console',
      testDir: `${ROOT}mock-server/console/e2e`,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'kit', testDir: `${ROOT}scripts/kit` },
  ],
});
