import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standsOnce } from '../lib/changed-copy.ts';
import { ROOT } from '../lib/project.mjs';
import { GUARDS } from './all-guards.ts';
import { chooseGuards } from './choose-guards.ts';
import { rowBeginning } from './security-page.ts';

const guards = Object.values(GUARDS).flat();
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('each guard stands where it is said to stand, once, and has a test', () => {
  const wrong = guards.filter(({ file, line, test: by }) => {
    return !standsOnce(textOf(file), line) || !existsSync(join(ROOT, by));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('guards are chosen by a part of a heading, a name or a file, and there is one that fits', () => {
  expect(chooseGuards([])).toEqual(guards);
  expect(chooseGuards(['Races'])).toEqual(GUARDS.Races);
  expect(chooseGuards(['session-cookie.ts'])).toHaveLength(1);
  expect(() => chooseGuards(['nosuch'])).toThrow(
    /^There is no guard "nosuch"\.\n.*\n {2}A token is stored as its hash alone\n.*\nRaces\n/s,
  );
  expect(() => chooseGuards(['Races', 'Files'])).toThrow('One PART at a time.');
});

test('what is held by tests alone names tests that are there', () => {
  const [, alone = ''] = textOf('docs/security.md').split('\n## Held by tests alone\n');
  const named = [...alone.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('the page of all guards has a row for each, under its heading, and no other rows', () => {
  const page = textOf('docs/security.md');
  const sections = new Map(page.split('\n## ').map((section) => [section.split('\n', 1)[0] ?? '', section]));
  const rows = page.split('\n').filter((line) => line.includes('](../'));
  expect(rows).toHaveLength(guards.length);
  for (const [heading, ofHeading] of Object.entries(GUARDS))
    for (const guard of ofHeading) expect(sections.get(heading)).toContain(`\n${rowBeginning(guard)}`);
});
