import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} path of Vitest's JSON report
 * @returns {Counts}
 */
export function unitCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts}
 */
export function browserCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(path, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/**
 * The totals of all steps. A step that failed without a failed test of its own (a type error, a crash) counts as one
 * failure: "0 failed" is said only when nothing was wrong.
 *
 * @param {readonly { isOk: boolean, counts: Counts }[]} steps
 * @returns {Counts}
 */
export function totalCounts(steps) {
  return steps.reduce(
    (total, { isOk, counts }) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + (isOk ? counts.failed : Math.max(counts.failed, 1)),
    }),
    { passed: 0, failed: 0 },
  );
}
