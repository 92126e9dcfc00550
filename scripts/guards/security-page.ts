import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import { GUARDS } from './all-guards.ts';
import type { Guard } from './guard.ts';

const PAGE = join(ROOT, 'docs/security.md');
const HEAD = '| guard | stands in | its test | what failed without it |\n|---|---|---|---|\n';

/** The tests that failed while a guard was removed. */
type Removed = ReadonlyMap<Guard, readonly string[]>;

/** Writes into the tables of `docs/security.md` what removing these guards did; the rows of all others stay. */
export function writeSecurityPage(removed: Removed): void {
  let page = readFileSync(PAGE, 'utf8');
  for (const [heading, guards] of Object.entries(GUARDS)) {
    const known = page.split('\n');
    const rows = guards.map((guard) => rowOf(guard, { failed: removed.get(guard), known })).join('');
    // A table ends with its first empty line.
    const table = new RegExp(`(\n## ${heading}\n[^]*?)\\| guard \\|[^]*?\n(?=\n|$)`);
    page = page.replace(table, (_, before: string) => before + HEAD + rows);
  }
  writeFileSync(PAGE, page);
}

/** The beginning of the row of a guard, which the page has for each. */
export function rowBeginning({ name, file, test }: Guard): string {
  return `| ${name} | ${link(file)} | ${link(test)} | `;
}

type Told = { readonly failed: readonly string[] | undefined; readonly known: readonly string[] };

function rowOf(guard: Guard, { failed, known }: Told): string {
  const beginning = rowBeginning(guard);
  const before = known.find((line) => line.startsWith(beginning));
  if (failed === undefined && before !== undefined) return `${before}\n`;
  const [first = 'not tried', ...others] = failed ?? [];
  const more = others.length === 0 ? '' : `; and ${others.length} more`;
  return `${beginning}${first.replaceAll('|', '\\|')}${more} |\n`;
}

function link(file: string): string {
  return `[${basename(file)}](../${file})`;
}
