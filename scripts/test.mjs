import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureFonts } from './lib/browser.mjs';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { ROOT, TOOLS } from './lib/project.mjs';
import { runTool } from './lib/run.mjs';
import { browserResults, NO_RESULTS, totalCounts, unitResults } from './lib/test-results.mjs';

/** @typedef {import('./lib/test-results.mjs').Results} Results */

const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';

/** Set by the step that looks for the browser, read by the one that needs it. */
let browserPath = '';

function findBrowserAndFonts() {
  browserPath = ensureBrowser();
  console.log(browserPath);
  ensureFonts();
  return true;
}

function runUnitTests() {
  return runTool(TOOLS.vitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULTS}`,
  ]);
}

function runBrowserTests() {
  if (!browserPath) throw new ExpectedFailure('There is no browser to run them in, see above.');
  const parameters = ['test', '--config', 'client/playwright.config.ts'];
  return runTool(TOOLS.playwright, parameters, { env: { CANADA28_BROWSER: browserPath } });
}

/** @type {{ name: string, run: () => boolean, resultsOf?: () => Results }[]} */
const STEPS = [
  { name: 'browser', run: findBrowserAndFonts },
  { name: 'types', run: () => runTool(TOOLS.tsc, ['--project', 'tsconfig.json']) },
  { name: 'lint and format', run: () => runTool(TOOLS.biome, ['check', '--error-on-warnings', '.']) },
  { name: 'import directions', run: () => runTool(TOOLS.tsx, ['scripts/check-imports.ts']) },
  { name: 'what nothing uses', run: () => runTool(TOOLS.knip, []) },
  { name: 'unit and API tests', run: runUnitTests, resultsOf: () => unitResults(join(ROOT, UNIT_RESULTS)) },
  { name: 'build', run: () => runTool(TOOLS.tsx, ['scripts/build.ts']) },
  {
    name: 'browser tests',
    run: runBrowserTests,
    resultsOf: () => browserResults(join(ROOT, BROWSER_RESULTS)),
  },
];

/** @param {() => boolean} run */
function succeeds(run) {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @param {(typeof STEPS)[number]} step */
function runStep({ name, run, resultsOf }) {
  console.log(`\n── ${name}`);
  const startedMs = performance.now();
  const isOk = succeeds(run);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`── ${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds} s)`);
  return { name, isOk, results: resultsOf?.() ?? NO_RESULTS };
}

await runScript(() => {
  checkNodeVersion();
  ensureInstalled();
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
  const steps = STEPS.map(runStep);
  const failedSteps = steps.filter(({ isOk }) => !isOk).map(({ name }) => name);
  const { passed, failed } = totalCounts(steps);
  for (const failure of steps.flatMap(({ results }) => results.failures)) console.log(`\n✗ ${failure}`);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nAll steps passed.');
  console.log(`${passed} passed, ${failed} failed`);
  if (failedSteps.length > 0) process.exitCode = 1;
});
