import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './bundle/lay-out.ts';
import { pack, platformOf } from './bundle/platform.ts';
import { tryBundle } from './bundle/try-bundle.ts';
import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
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

  pack(join(ROOT, OUTPUT), [`${name}.${platform.archiveEnding}`, name], platform.tarParameters);
  console.log(`${archive}: ${megabytes(statSync(join(ROOT, archive)).size)}`);
  await tryBundle({ archive: join(ROOT, archive), name, startFile: platform.startFile });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runScript(bundle);
