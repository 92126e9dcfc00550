import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './bundle/lay-out.ts';
import { platformOf, tarProgram } from './bundle/platform.ts';
import { tryBundle } from './bundle/try-bundle.ts';
import { ensureBuilt } from './lib/build-state.mjs';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';

const OUTPUT = 'dist';

/** `npm run bundle`: one archive that runs where nothing is installed; it is tried before it is called done. */
async function bundle(): Promise<void> {
  ensureBuilt();
  const platform = platformOf(process.platform);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `canada28-${version}-${process.platform}-${process.arch}`;
  const archive = `${OUTPUT}/${name}.${platform.archiveEnding}`;
  await layOut(join(ROOT, OUTPUT, name), platform);

  rmSync(join(ROOT, archive), { force: true });
  const { status } = spawnSync(
    tarProgram(),
    [platform.tarParameters, `${name}.${platform.archiveEnding}`, name],
    {
      cwd: join(ROOT, OUTPUT),
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new ExpectedFailure('The archive could not be written: see above.');
  console.log(`${archive}: ${megabytes(statSync(join(ROOT, archive)).size)}`);
  await tryBundle({ archive: join(ROOT, archive), name, startFile: platform.startFile });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runScript(bundle);
