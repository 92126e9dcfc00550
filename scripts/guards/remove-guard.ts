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

/** The tests that fail in a copy of the project while a guard is removed there; none where nothing tells that it is gone. */
export function removeGuard(copy: string, guard: Guard): readonly string[] {
  const report = join(copy, 'tests.json');
  rmSync(report, { force: true });
  const putBack = changeCopy(copy, guard);
  const options = ['--reporter=json', `--outputFile=${report}`, '--testTimeout=20000'];
  const { error } = spawnSync(process.execPath, [TOOLS.vitest, 'run', guard.test, ...options], {
    cwd: copy,
    encoding: 'utf8',
    timeout: MOST_MS,
  });
  putBack();
  if (error !== undefined) return [`${guard.test} did not end`];
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
