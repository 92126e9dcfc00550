import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { ROOT } from '../lib/project.mjs';
import type { LockedPackages } from './locked-packages.ts';

/** Where an installation of Node keeps its licence, seen from its program: archives, installers, Homebrew, Linux packages. */
const NODE_LICENCES = ['LICENSE', '../LICENSE', '../share/doc/nodejs/LICENSE', '../share/doc/node/LICENSE'];

/** Writes the licence of the Node program, and those of all packages, in two texts. */
export function writeLicences(folder: string, packages: LockedPackages, places: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node.txt'), nodeLicence());
  writeFileSync(join(folder, 'packages.txt'), licencesOf(packages, places));
}

/** The licences of these packages in one text. */
export function licencesOf(packages: LockedPackages, places: readonly string[]): string {
  return places.flatMap((place) => licenceOf(place, packages[place]?.version ?? '')).join('\n\n');
}

function nodeLicence(): string {
  const paths = NODE_LICENCES.map((path) => join(dirname(process.execPath), path));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path !== undefined) return readFileSync(path, 'utf8');
  throw new ExpectedFailure(
    `A bundle has to contain the licence of Node, and none lies near ${process.execPath}: run this with a Node from https://nodejs.org.`,
  );
}

/** None for a package that is not installed because it belongs to another platform. */
function licenceOf(place: string, version: string): string[] {
  const folder = join(ROOT, place);
  if (!existsSync(folder)) return [];
  const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${'='.repeat(80)}\n${name} ${version} (${license})\n`, ...texts];
}
