import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../lib/browser.mjs';
import { withBrowserAndMock } from '../../lib/with-mock.ts';
import { inMs, inTemporaryFolder, type Measured } from '../measured.ts';
import { fetchTool, NOT_TO_BE_HAD } from '../others/optional-tool.ts';

const VERSION = '13.5.0';
const RUN_LIMIT_MS = 3 * 60_000;
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** Lighthouse's mobile performance of a first visit, by an optional download. */
export function measureLighthouse(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const lighthouse = fetchTool(folder, 'lighthouse', VERSION, 'cli/index.js');
    if (lighthouse === undefined) return { lighthouse: NOT_TO_BE_HAD };
    return withBrowserAndMock(async (_, { url }) => visit(lighthouse, folder, url));
  });
}

function visit(lighthouse: string, folder: string, url: string): Measured {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const report = join(folder, 'report.json');
  const words = ['--output=json', `--output-path=${report}`, '--only-categories=performance', '--quiet'];
  execFileSync(process.execPath, [lighthouse, url, ...words, `--chrome-flags=--headless ${args.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: 'ignore',
    timeout: RUN_LIMIT_MS,
  });
  const { audits, categories } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    'mobile performance, first visit': `${Math.round(categories.performance.score * 100)} of 100`,
    ...Object.fromEntries(FIGURES.map((name) => [name, inMs(audits[name].numericValue)])),
    'cumulative-layout-shift': String(audits['cumulative-layout-shift'].numericValue),
  };
}
