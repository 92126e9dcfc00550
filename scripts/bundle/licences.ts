import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import type { LockedPackages } from './locked-packages.ts';

/** The licences of these packages in one text. */
export function licencesOf(packages: LockedPackages, places: readonly string[]): string {
  return places.flatMap((place) => licenceOf(place, packages[place]?.version ?? '')).join('\n\n');
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
