import { readArgsAndNames, refusalWith } from '../lib/command-line.ts';

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
  return {
    mutate: [...paths.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)), ...UNCHANGED],
    tests: values.tests?.split(',') ?? [...new Set(paths.map((path) => `${folderOf(path)}/**/*.test.ts`))],
  };
}

const folderOf = (path: string) => (path.endsWith('.ts') ? path.replace(/\/[^/]*$/, '') : path);
