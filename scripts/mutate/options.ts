import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readArgsAndNames, refusalWith } from '../lib/command-line.ts';
import { ROOT } from '../lib/project.mjs';

const USAGE = `Usage: npm run mutate -- PATH … [--tests GLOB,GLOB]
Changes the source below each PATH (a file or a folder) in small ways, one at a time, and runs the tests of the same
folder, or those of --tests: what no test notices is listed. From two to thirty minutes a folder.`;

const refuse: (reason: string) => never = refusalWith(USAGE);

/** Tests, and programs of threads: which change is on is known in the process of the test alone. */
const UNCHANGED = ['!**/*.test.ts', '!**/*.thread.ts'];

const OPTIONS = { tests: { type: 'string' } } as const;

type MutateOptions = {
  /** What is changed: globs from the root of the project. */
  readonly mutate: readonly string[];
  /** The tests that are to notice it. */
  readonly tests: readonly string[];
};

export function readOptions(args: readonly string[]): MutateOptions {
  const { values, positionals } = readArgsAndNames(args, OPTIONS, refuse);
  if (positionals.length === 0) refuse('No PATH is given.');
  const paths = positionals.map((path) => path.replace(/\/+$/, ''));
  for (const path of paths) if (!hasSource(path)) refuse(`There is no source to change in ${path}.`);
  return {
    mutate: [...paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)), ...UNCHANGED],
    tests: values.tests?.split(',') ?? [...new Set(paths.map((path) => `${folderOf(path)}/**/*.test.ts`))],
  };
}

function hasSource(path: string): boolean {
  const at = join(ROOT, path);
  const names = statSync(at, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(at, { recursive: true, encoding: 'utf8' })
    : [path].filter(() => existsSync(at));
  return names.some((name) => /(?<!\.test|\.thread)\.ts$/.test(name));
}

const folderOf = (path: string) => (path.endsWith('.ts') ? path.replace(/\/[^/]*$/, '') : path);
