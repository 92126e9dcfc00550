import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { READ_AT_RUN_TIME } from '../bundle/lay-out.ts';
import { licencesOf } from '../bundle/licences.ts';
import { packagesInside } from '../bundle/locked-packages.ts';
import { packFolder } from '../bundle/pack-folder.ts';
import { ensureBuilt, sourceFingerprint } from '../lib/build-state.mjs';
import { bundleKit } from '../lib/bundle-server.ts';
import { ROOT } from '../lib/project.mjs';
import { kitPackage } from './kit-package.ts';
import { writeTypes } from './kit-types.ts';

const ENTRIES = ['controls', 'playwright', 'testing'].map((name) => `mock-server/src/kit/${name}.ts`);
const OUTPUT = join(ROOT, 'dist');
/** What an archive of npm calls the folder of its package. */
const FOLDER = 'package';
const STAMP_FILE = join(OUTPUT, 'kit-packed-from');

/** The kit in one archive that `npm install` takes; packed again only when a source has changed. */
export async function ensureKit(): Promise<string> {
  ensureBuilt();
  const archive = join(OUTPUT, `canada28-mock-server-${kitPackage().version}.tgz`);
  const fingerprint = sourceFingerprint();
  const isPacked = [archive, STAMP_FILE].every((path) => existsSync(path));
  if (isPacked && readFileSync(STAMP_FILE, 'utf8') === fingerprint) return archive;
  await layOutKit(join(OUTPUT, 'kit', FOLDER));
  await packFolder(join(OUTPUT, 'kit', FOLDER), archive);
  writeFileSync(STAMP_FILE, fingerprint);
  return archive;
}

/** Lays the package into a folder, each part at the place where the server looks for it. */
async function layOutKit(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of READ_AT_RUN_TIME) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  await bundleKit(join(folder, 'mock-server/dist'));
  writeTypes(ENTRIES, join(folder, 'mock-server/dist/types'));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  writeFileSync(join(folder, 'LICENCES.txt'), licencesOf(packages, packagesInside(packages)));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kitPackage(), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readMe());
}

/** What the developers' page says of the kit. */
function readMe(): string {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  const section = page.slice(
    page.indexOf('\n', page.indexOf('## For developers')),
    page.indexOf('## For QA'),
  );
  // The project's other pages do not come along.
  return `# The test kit of Canada 28\n${section.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')}`;
}
