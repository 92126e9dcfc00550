import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ExpectedFailure, runScript, WrongUsage } from './lib/expected-failure.mjs';
import { checkDatabaseNode } from './lib/node-version.mjs';
import { ROOT, TOOLS } from './lib/project.mjs';
import { runTool, runToolBeside } from './lib/run.mjs';
import { browserResults, NO_RESULTS, totalCounts, unitResults } from './lib/test-results.mjs';

/** @typedef {import('./lib/test-results.mjs').Results} Results */

const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';

function runUnitTests() {
  return runTool(TOOLS.vitest, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_RESULTS}`,
  ]);
}

function runBrowserTests() {
  const browser = findBrowser();
  if (browser === undefined) throw new ExpectedFailure('There is no browser to run them in, see above.');
  return runTool(TOOLS.playwright, ['test'], { env: { CANADA28_BROWSER: browser } });
}

/** @typedef {{ name: string, isOk: boolean, results: Results }} Step What came of it. */

const SOURCES = ['shared', 'db', 'mock-server', 'client', 'scripts'];

/**
 * Two lanes of about the same length, since each of these tools keeps only one core busy, beside a third that mostly
 * waits for the disk and the network; none needs another's result, but the kit is packed from what was built.
 *
 * @type {readonly (readonly { name: string, tool: string, parameters: readonly string[] }[])[]}
 */
const CHECK_LANES = [
  [{ name: 'types', tool: TOOLS.tsc, parameters: ['--project', 'tsconfig.json'] }],
  [
    { name: 'build', tool: TOOLS.tsx, parameters: ['scripts/build.ts'] },
    // Unit and browser tests install it.
    { name: 'kit', tool: TOOLS.tsx, parameters: ['scripts/kit.ts'] },
    { name: 'lint and format', tool: TOOLS.biome, parameters: ['check', '--error-on-warnings', '.'] },
    { name: 'import directions', tool: TOOLS.depcruise, parameters: SOURCES },
    {
      name: 'circles of folders',
      tool: TOOLS.depcruise,
      parameters: ['--config', '.dependency-cruiser-folders.mjs', ...SOURCES],
    },
    { name: 'what nothing uses', tool: TOOLS.knip, parameters: [] },
  ],
  [{ name: 'browser', tool: 'scripts/ensure-browser.mjs', parameters: [] }],
];

/**
 * One after the other: each of them keeps all cores busy.
 *
 * @type {readonly { name: string, run: () => boolean, resultsOf: () => Results }[]}
 */
const TESTS = [
  { name: 'unit and API tests', run: runUnitTests, resultsOf: () => unitResults(join(ROOT, UNIT_RESULTS)) },
  {
    name: 'browser tests',
    run: runBrowserTests,
    resultsOf: () => browserResults(join(ROOT, BROWSER_RESULTS)),
  },
];

/**
 * @param {string} name
 * @param {boolean} isOk
 * @param {number} startedMs
 */
function printEnd(name, isOk, startedMs) {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`── ${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds} s)`);
}

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

/**
 * @param {(typeof TESTS)[number]} step
 * @returns {Step}
 */
function runStep({ name, run, resultsOf }) {
  console.log(`\n── ${name}`);
  const startedMs = performance.now();
  const isOk = succeeds(run);
  printEnd(name, isOk, startedMs);
  return { name, isOk, results: resultsOf() };
}

/**
 * What a check printed stands together, when it has ended.
 *
 * @param {(typeof CHECK_LANES)[number]} lane
 */
async function runLane(lane) {
  /** @type {Step[]} */
  const steps = [];
  for (const { name, tool, parameters } of lane) {
    const startedMs = performance.now();
    const { isOk, printed } = await runToolBeside(tool, parameters);
    console.log(`\n── ${name}\n${printed.trimEnd()}`);
    printEnd(name, isOk, startedMs);
    steps.push({ name, isOk, results: NO_RESULTS });
  }
  return steps;
}

await runScript(async () => {
  const [word] = process.argv.slice(2);
  if (word !== undefined)
    throw new WrongUsage(`npm test runs all tests, not ${word}: one file is npx vitest run FILE.`);
  checkDatabaseNode();
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
  const checks = await Promise.all(CHECK_LANES.map(runLane));
  const steps = [...checks.flat(), ...TESTS.map(runStep)];
  const failedSteps = steps.filter(({ isOk }) => !isOk).map(({ name }) => name);
  const { passed, failed } = totalCounts(steps);
  for (const failure of steps.flatMap(({ results }) => results.failures)) console.log(`\n✗ ${failure}`);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nAll steps passed.');
  console.log(`${passed} passed, ${failed} failed`);
  if (failedSteps.length > 0) process.exitCode = 1;
});
