import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkBundle } from './bundle/check-bundle.ts';
import { layOut } from './bundle/lay-out.ts';
import { readOptions } from './bundle/options.ts';
import { packFolder } from './bundle/pack-folder.ts';
import { platformOf } from './bundle/platform.ts';
import { provideRuntime } from './bundle/provide-runtime.ts';
import { isThisMachine, type Target } from './bundle/targets.ts';
import { tryBundle } from './bundle/try-bundle.ts';
import { withUnpacked } from './bundle/unpack.ts';
import { ensureBuilt } from './lib/build-state.mjs';
import { runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';

const OUTPUT = 'dist';

/** On what the stage opens. */
type Opening = Omit<ReturnType<typeof readOptions>, 'targets'>;

/** `npm run bundle`: for each target one archive that runs where nothing is installed. */
async function bundle(): Promise<void> {
  const { targets, ...opening } = readOptions(process.argv.slice(2));
  ensureBuilt();
  for (const target of targets) await makeBundle(target, opening);
}

/** Looks at what it has made, and tries it before it is called done, where this machine is of the target's kind. */
async function makeBundle(target: Target, { story, isBooth }: Opening): Promise<void> {
  const stories = story === undefined ? [] : [story];
  const booth = isBooth ? ['booth'] : [];
  const parameters = [...stories.map((one) => `story=${one}`), ...booth].map((one) => `--${one}`);
  const platform = platformOf(target.system, parameters);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = ['canada28', version, target.name, ...stories, ...booth].join('-');
  const archive = `${OUTPUT}/${name}.${platform.archiveEnding}`;
  await layOut(join(ROOT, OUTPUT, name), target, { runtime: provideRuntime(target), platform });
  await packFolder(join(ROOT, OUTPUT, name), join(ROOT, archive));

  console.log(`${archive}: ${megabytes(statSync(join(ROOT, archive)).size)}`);
  await withUnpacked(join(ROOT, archive), (folder) => {
    checkBundle(join(folder, name), target, platform);
    console.log(
      `Checked: the files, the start file, and that Node and database are binaries for ${target.name}.`,
    );
    if (isThisMachine(target)) tryBundle(join(folder, name), platform.startFile);
    else console.log('Not tried: it starts on that kind of machine only.');
  });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runScript(bundle);
