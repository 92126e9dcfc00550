import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './project.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {Counts & { failures: string[] }} Results `failures` has a line for each test that failed. */

/** Of a failure's message in a closing line; the whole of it stands where the test ran. */
const MESSAGE_LINES = 3;

/** @type {Results} */
export const NO_RESULTS = { passed: 0, failed: 0, failures: [] };

/**
 * @param {string} file
 * @param {string} title
 * @param {string | undefined} message
 */
function failureText(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${file} › ${title}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
}

/**
 * A file that could not even be read (a wrong import) is a failure of its own.
 *
 * @param {{ name: string, status: string, message: string, assertionResults: any[] }} file
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failureText(path, 'the file as a whole', message)];
  return failed.map((test) => failureText(path, test.fullName, test.failureMessages[0]));
}

/** What a page tells of by itself, in the tree of what it showed as its test failed. */
const TOLD = /^ *- ((?:alert|alertdialog|dialog|status)\b.*[^:\s].*)$/gm;

/**
 * What the page of a failed browser test told of: on a machine that cannot be reached, the log is all there is.
 *
 * @param {{ error?: { message: string }, attachments?: { name: string, path?: string }[] }} [result]
 */
function toldOnPage({ attachments = [] } = {}) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const [, tree = ''] = /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return [...tree.matchAll(TOLD)].map(([, told]) => `\n    on the page: ${told}`).join('');
}

/**
 * @param {{ title: string, file: string, specs: any[], suites?: any[] }} suite
 * @returns {string[]}
 */
function failuresOfSuite({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => {
      const result = tests[0]?.results.at(-1);
      return failureText(file, title, result?.error?.message) + toldOnPage(result);
    }),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/**
 * @param {string} path of Vitest's JSON report
 * @returns {Results}
 */
export function unitResults(path) {
  if (!existsSync(path)) return NO_RESULTS;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOfFile) };
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Results}
 */
export function browserResults(path) {
  if (!existsSync(path)) return NO_RESULTS;
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected, failures: suites.flatMap(failuresOfSuite) };
}

/**
 * The totals of all steps. A step that failed without a failed test of its own (a type error, a crash) counts as one
 * failure: "0 failed" is said only when nothing was wrong.
 *
 * @param {readonly { isOk: boolean, results: Counts }[]} steps
 * @returns {Counts}
 */
export function totalCounts(steps) {
  return steps.reduce(
    (total, { isOk, results }) => ({
      passed: total.passed + results.passed,
      failed: total.failed + (isOk ? results.failed : Math.max(results.failed, 1)),
    }),
    { passed: 0, failed: 0 },
  );
}
