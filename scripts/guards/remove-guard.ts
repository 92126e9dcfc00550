import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeCopy } from '../lib/changed-copy.ts';
import { TOOLS } from '../lib/project.mjs';
import type { Guard } from './guard.ts';

/** So long (ms) the tests of one guard may take: one that hangs without it has failed. */
const MOST_MS = 240_000;

type Report = {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/**
 * The tests that fail in a copy of the project while a guard is removed there, and only then; none where nothing tells that
 * it is gone.
 */
export function removeGuard(copy: string, guard: Guard): readonly string[] {
  const failsAnyway = failsWithAll(copy, guard.test);
  const putBack = changeCopy(copy, guard);
  const failed = failedOf(copy, guard.test);
  putBack();
  return failed.filter((name) => !failsAnyway.includes(name));
}

const failing = new Map<string, readonly string[]>();

/** What fails of a test although all guards are there; looked at once for all guards that it is the test of. */
function failsWithAll(copy: string, test: string): readonly string[] {
  const path = join(copy, test);
  const failed = failing.get(path) ?? failedOf(copy, test);
  failing.set(path, failed);
  return failed;
}

function failedOf(copy: string, test: string): readonly string[] {
  const report = join(copy, 'tests.json');
  rmSync(report, { force: true });
  const options = ['--reporter=json', `--outputFile=${report}`, '--testTimeout=20000'];
  const { error } = spawnSync(process.execPath, [TOOLS.vitest, 'run', test, ...options], {
    cwd: copy,
    encoding: 'utf8',
    timeout: MOST_MS,
  });
  if (error !== undefined) return [`${test} did not end`];
  return failedIn(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

function failedIn({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot even be loaded tells nothing of a guard.
    if (failed.length === 0 && message !== '') throw new Error(message);
    return failed.map(({ fullName }) => fullName.trim());
  });
}
