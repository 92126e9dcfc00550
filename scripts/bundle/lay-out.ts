import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bundlePresenter, bundleServer, NOT_BUNDLED } from '../lib/bundle-server.ts';
import { ROOT } from '../lib/project.mjs';
import { licencesOf } from './licences.ts';
import { type LockedPackages, packagesInside, packagesNeeded } from './locked-packages.ts';
import type { Platform } from './platform.ts';
import type { Runtime } from './provide-runtime.ts';
import { readMe } from './read-me.ts';
import { kindOf, type Target } from './targets.ts';

/** What the server reads while it runs, beside its program. */
export const READ_AT_RUN_TIME = [
  'client/dist',
  'db/migrations',
  'mock-server/console/dist',
  'mock-server/pages',
];

/** Of a package, what is never run: tests, texts, sources of compiled code. */
const NOT_RUN =
  /^(?:\.github|bench|benchmarks|browser|deps|docs|e2e|examples|node_modules|scripts|src|test|tests)$/;
const NOT_RUN_FILES = /\.(?:d\.[cm]?ts|gyp|gypi|map|md)$/;
/** Lays everything that runs into a folder which may lie anywhere, on any machine of the target's kind. */
export async function layOut(
  folder: string,
  target: Target,
  { runtime, platform }: { readonly runtime: Runtime; readonly platform: Platform },
): Promise<void> {
  const program = join(folder, 'program');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(program, { recursive: true });

  for (const path of READ_AT_RUN_TIME) cpSync(join(ROOT, path), join(program, path), { recursive: true });
  const packages = copyPackages(program, kindOf(target));
  await bundlePresenter(join(program, 'mock-server/dist/present.js'));
  // What a team hosts (docs/hosting.md).
  await bundleServer(join(program, 'mock-server/dist/main.js'), false);
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(runtime.program, join(program, platform.nodeFile));

  mkdirSync(join(folder, 'licences'));
  cpSync(runtime.licence, join(folder, 'licences/node.txt'));
  writeFileSync(join(folder, 'licences/packages.txt'), licencesOf(packages, packagesInside(packages)));
  writeFileSync(join(folder, 'READ ME.txt'), readMe(target.system, platform.startFile));
  const startFile = join(folder, platform.startFile);
  writeFileSync(startFile, platform.startText);
  chmodSync(startFile, 0o755);
}

const THIS_MACHINE = `${process.platform}-${process.arch}`;

/** What the server loads at run time on a kind of machine, where it looks for it; answers what is locked. */
export function copyPackages(program: string, kind = THIS_MACHINE): LockedPackages {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  for (const place of packagesNeeded(packages, NOT_BUNDLED)) copyPackage(place, program, kind);
  writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return packages;
}

/** Of the binaries that better-sqlite3 brings in its package, the one that fits. */
function copyPackage(place: string, program: string, kind: string): void {
  const from = join(ROOT, place);
  if (!existsSync(from)) throw new Error(`${place} is not installed.`);
  cpSync(from, join(program, place), {
    recursive: true,
    dereference: true,
    filter: (path) => {
      const [first = '', ...rest] = relative(from, path).split(sep);
      const isOfOtherKind = first === 'prebuilds' && rest.length > 0 && rest[0] !== `${kind}.node`;
      return !NOT_RUN.test(first) && !isOfOtherKind && !NOT_RUN_FILES.test(path);
    },
  });
}
