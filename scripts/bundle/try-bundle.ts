import { spawnSync } from 'node:child_process';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { ROOT, TOOLS } from '../lib/project.mjs';
import { outputOf } from '../lib/run.mjs';

/** A network of its own that holds nothing but the machine itself; only Linux gives one without root. */
const ALONE = ['unshare', '-rn', '/bin/sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] as const;

/** Lets `ask-bundle.ts` start an unpacked bundle, cut off from every network where that can be had. */
export function tryBundle(folder: string, startFile: string): void {
  const [unshare, ...parameters] = ALONE;
  const isAlone = outputOf(unshare, [...parameters, 'true']) !== undefined;
  const ask = [process.execPath, TOOLS.tsx, 'scripts/bundle/ask-bundle.ts', folder, startFile];
  const [command = process.execPath, ...rest] = isAlone ? [...ALONE, ...ask] : ask;
  if (!isAlone) console.log('Tried with the network that is there: this system gives none of its own.');
  if (spawnSync(command, rest, { cwd: ROOT, stdio: 'inherit' }).status !== 0)
    throw new ExpectedFailure('The bundle was made, but does not run: see above.');
}
