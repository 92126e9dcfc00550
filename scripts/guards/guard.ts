import type { Change } from '../lib/changed-copy.ts';

/** What keeps an attack off: a line of the product, what stands there once it is removed, and the test that fails then. */
export type Guard = Change & {
  /** What holds as long as it is there. */
  readonly name: string;
  /** From the root of the project. */
  readonly test: string;
};

/** A guard; `file` and `test` are paths below the sources of the mock server unless they begin with `db/`. */
export function guard(
  name: string,
  [file, test]: readonly [file: string, test: string],
  [line, becomes = '']: readonly [line: string, becomes?: string],
): Guard {
  return { name, file: fromRoot(file), test: fromRoot(test), line, becomes };
}

function fromRoot(path: string): string {
  return path.startsWith('db/') ? path : `mock-server/src/${path}`;
}
