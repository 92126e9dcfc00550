import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { runNpmCi } from '../lib/npm.mjs';
import { ROOT } from '../lib/project.mjs';
import { TARGETS, type Target } from './targets.ts';

/** The Node of a target, and the licence of that. */
export type Runtime = { readonly program: string; readonly licence: string };

const PINNED_FOLDER = join(ROOT, 'scripts/node');
const RUNTIMES = join(ROOT, 'dist/runtimes');

/**
 * The Node that `scripts/node` locks for a target, as npm installs it from its package and checks it by its digest: each
 * bundle has the same version, whatever machine and Node it is made with.
 */
export function provideRuntime(target: Target): Runtime {
  const folder = install(target);
  const program = join(folder, 'bin', target.system === 'win32' ? 'node.exe' : 'node');
  const ownLicence = join(folder, 'LICENSE');
  const licence = existsSync(ownLicence) ? ownLicence : join(install(withLicence()), 'LICENSE');
  return { program, licence };
}

/** Node's package for Windows holds the program alone; the text is one for all platforms of a version. */
function withLicence(): Target {
  const target = TARGETS.find(({ system }) => system === 'linux');
  if (target === undefined) throw new Error('No target brings the licence of Node.');
  return target;
}

/** Beside what is installed for the machine itself, because npm installs for one kind of machine at a time. */
function install(target: Target): string {
  const folder = join(RUNTIMES, target.name);
  const installed = join(folder, 'node_modules', target.nodePackage);
  const file = join(installed, 'package.json');
  if (existsSync(file) && versionIn(file) === pinnedVersion(target)) return installed;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(PINNED_FOLDER, name), join(folder, name));
  console.log(`Installing the Node of ${target.name} …`);
  const isInstalled = runNpmCi(folder, [`--os=${target.system}`, `--cpu=${target.cpu}`]);
  if (isInstalled && existsSync(file)) return installed;
  throw new ExpectedFailure(
    `The Node of ${target.name} could not be installed: npm says above why. It is the package ${target.nodePackage}.`,
  );
}

function pinnedVersion({ nodePackage }: Target): unknown {
  const { packages } = JSON.parse(readFileSync(join(PINNED_FOLDER, 'package-lock.json'), 'utf8'));
  return packages[`node_modules/${nodePackage}`]?.version;
}

function versionIn(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
