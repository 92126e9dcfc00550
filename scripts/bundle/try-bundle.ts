import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { ROOT, TOOLS } from '../lib/project.mjs';
import { outputOf } from '../lib/run.mjs';

type Bundle = { readonly archive: string; readonly name: string; readonly startFile: string };

/** A network of its own that holds nothing but the machine itself; only Linux gives one without root. */
const ALONE = ['unshare', '-rn', '/bin/sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] as const;

/** Unpacks a bundle elsewhere and lets `ask-bundle.ts` start it, cut off from every network where that can be had. */
export async function tryBundle({ archive, name, startFile }: Bundle): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'canada 28 '));
  try {
    // The system's own, as its receiver unpacks it; on Windows, too, it reads both kinds.
    if (spawnSync('tar', ['-xf', archive, '-C', folder], { stdio: 'inherit' }).status !== 0)
      throw new ExpectedFailure('The archive could not be unpacked: see above.');
    const [unshare, ...parameters] = ALONE;
    const isAlone = outputOf(unshare, [...parameters, 'true']) !== undefined;
    const ask = [process.execPath, TOOLS.tsx, 'scripts/bundle/ask-bundle.ts', join(folder, name), startFile];
    const [command = process.execPath, ...rest] = isAlone ? [...ALONE, ...ask] : ask;
    if (!isAlone) console.log('Tried with the network that is there: this system gives none of its own.');
    if (spawnSync(command, rest, { cwd: ROOT, stdio: 'inherit' }).status !== 0)
      throw new ExpectedFailure('The bundle was made, but does not run: see above.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
