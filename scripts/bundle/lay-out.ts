import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bundlePresenter, bundleServer, NOT_BUNDLED } from '../lib/bundle-server.ts';
import { ROOT } from '../lib/project.mjs';
import { writeLicences } from './licences.ts';
import { type LockedPackages, packagesInside, packagesNeeded } from './locked-packages.ts';
import { type Platform, readMe } from './platform.ts';

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
/** The one binary of better-sqlite3 that fits, of those which its package brings. */
const FITTING_BINARY = `${process.platform}-${process.arch}.node`;

/** Lays everything that runs into a folder which may lie anywhere, on any machine of this platform. */
export async function layOut(folder: string, platform: Platform): Promise<void> {
  const program = join(folder, 'program');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(program, { recursive: true });

  for (const path of READ_AT_RUN_TIME) cpSync(join(ROOT, path), join(program, path), { recursive: true });
  const packages = copyPackages(program);
  await bundlePresenter(join(program, 'mock-server/dist/present.js'));
  // What a team hosts (docs/hosting.md).
  await bundleServer(join(program, 'mock-server/dist/main.js'), false);
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(process.execPath, join(program, platform.nodeFile));

  writeLicences(join(folder, 'licences'), packages, packagesInside(packages));
  writeFileSync(join(folder, 'READ ME.txt'), readMe(platform));
  const startFile = join(folder, platform.startFile);
  writeFileSync(startFile, platform.startText);
  chmodSync(startFile, 0o755);
}

/** What the server loads at run time, at the place where it looks for it; answers what is locked. */
export function copyPackages(program: string): LockedPackages {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  for (const place of packagesNeeded(packages, NOT_BUNDLED)) copyPackage(place, program);
  writeFileSync(join(program, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return packages;
}

function copyPackage(place: string, program: string): void {
  const from = join(ROOT, place);
  if (!existsSync(from)) throw new Error(`${place} is not installed.`);
  cpSync(from, join(program, place), {
    recursive: true,
    dereference: true,
    filter: (path) => {
      const [first = '', ...rest] = relative(from, path).split(sep);
      const isOfOtherSystem = first === 'prebuilds' && rest.length > 0 && rest[0] !== FITTING_BINARY;
      return !NOT_RUN.test(first) && !isOfOtherSystem && !NOT_RUN_FILES.test(path);
    },
  });
}
