import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { checkDatabaseNode } from './lib/node-version.mjs';
import { ROOT, TOOLS } from './lib/project.mjs';
import { runToolBeside } from './lib/run.mjs';
import { browserResults, NO_RESULTS, totalCounts, unitResults } from './lib/test-results.mjs';

/** @typedef {import('./lib/test-results.mjs').Results} Results */

const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';

/** @returns {Record<string, string>} */
function browserVariables() {
  const browser = findBrowser();
  if (browser === undefined) throw new ExpectedFailure('There is no browser to run them in, see above.');
  return { CANADA28_BROWSER: browser };
}

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string} tool
 * @property {readonly string[]} parameters
 * @property {() => Record<string, string>} [variables] added to the environment
 * @property {boolean} [isShown] whether what it prints is shown at once, and not together when it has ended
 * @property {() => Results} [resultsOf]
 */

/** @typedef {{ name: string, isOk: boolean, results: Results }} Step What came of it. */

const SOURCES = ['shared', 'db', 'mock-server', 'client', 'scripts'];

/**
 * Two lanes of about the same length, since each of these tools keeps only one core busy, beside a third that mostly
 * waits for the disk and the network; none needs another's result, but the kit is packed from what was built.
 *
 * @type {readonly (readonly Task[])[]}
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
 * Beside each other: pages wait for a quarter of their time, even four at once, in which the others run.
 *
 * @type {readonly (readonly Task[])[]}
 */
const TEST_LANES = [
  [
    {
      name: 'unit and API tests',
      tool: TOOLS.vitest,
      parameters: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
      resultsOf: () => unitResults(join(ROOT, UNIT_RESULTS)),
    },
  ],
  [
    {
      name: 'browser tests',
      tool: TOOLS.playwright,
      parameters: ['test'],
      variables: browserVariables,
      isShown: true,
      resultsOf: () => browserResults(join(ROOT, BROWSER_RESULTS)),
    },
  ],
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

/** @param {Task} task */
async function runTask({ tool, parameters, variables, isShown }) {
  try {
    return await runToolBeside(tool, parameters, { env: variables?.(), isShown });
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) throw error;
    return { isOk: false, printed: error.message };
  }
}

/** @param {readonly Task[]} lane */
async function runLane(lane) {
  /** @type {Step[]} */
  const steps = [];
  for (const task of lane) {
    const startedMs = performance.now();
    const { isOk, printed } = await runTask(task);
    console.log(`\n── ${task.name}\n${printed.trimEnd()}`);
    printEnd(task.name, isOk, startedMs);
    steps.push({ name: task.name, isOk, results: task.resultsOf?.() ?? NO_RESULTS });
  }
  return steps;
}

await runScript(async () => {
  checkDatabaseNode();
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });
  const checks = await Promise.all(CHECK_LANES.map(runLane));
  const tests = await Promise.all(TEST_LANES.map(runLane));
  const steps = [...checks, ...tests].flat();
  const failedSteps = steps.filter(({ isOk }) => !isOk).map(({ name }) => name);
  const { passed, failed } = totalCounts(steps);
  for (const failure of steps.flatMap(({ results }) => results.failures)) console.log(`\n✗ ${failure}`);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '\nAll steps passed.');
  console.log(`${passed} passed, ${failed} failed`);
  if (failedSteps.length > 0) process.exitCode = 1;
});
