import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';
import { EQUIVALENT } from './equivalent.ts';
import { readOptions } from './options.ts';
import { describe, type Files, foundPerCent, withoutEquivalent } from './report.ts';

test('a folder is changed below, a file alone, and both are held to the tests of their folder unless others are named', () => {
  expect(readOptions(['shared/src/money/'])).toEqual({
    mutate: ['shared/src/money/**/*.ts', '!**/*.test.ts', '!**/*.thread.ts'],
    tests: ['shared/src/money/**/*.test.ts'],
  });
  expect(readOptions(['shared/src/money/usdt.ts']).tests).toEqual(['shared/src/money/**/*.test.ts']);
  const two = ['shared/src/money', 'shared/src/money/usdt.ts', '--tests', 'a.test.ts,b.test.ts'];
  expect(readOptions(two)).toEqual({
    mutate: ['shared/src/money/**/*.ts', 'shared/src/money/usdt.ts', '!**/*.test.ts', '!**/*.thread.ts'],
    tests: ['a.test.ts', 'b.test.ts'],
  });
  expect(() => readOptions([])).toThrow('No PATH is given.');
  for (const path of ['shared/src/mony', 'shared/src/money/udst.ts', 'docs/spec', 'README.md'])
    expect(() => readOptions([path])).toThrow(`There is no source to change in ${path}.`);
  expect(() => readOptions(['shared', '--test', 'a'])).toThrow(
    /^Unknown option '--test'.*Usage: npm run mutate/s,
  );
});

test('the command refuses in sentences, without a stack', () => {
  const command = ['--import', 'tsx', 'scripts/mutate.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^\nNo PATH is given\.\n/);
  expect(stderr).not.toContain('    at ');
});

const at = (line: number) => ({ start: { line } });

const FILES: Files = {
  'a.ts': {
    source: 'const sum = a + b;\n  return sum > 0;',
    mutants: [
      { status: 'Killed', replacement: 'a - b', location: at(1) },
      { status: 'Timeout', replacement: '{}', location: at(1) },
      { status: 'Survived', replacement: 'sum >= 0', location: at(2) },
      { status: 'NoCoverage', replacement: 'true', location: at(2) },
      { status: 'Ignored', replacement: '""', location: at(1) },
    ],
  },
};

test('what was noticed is counted, and what was not is told with its line', () => {
  expect(foundPerCent(FILES)).toBe(50);
  expect(foundPerCent({})).toBe(100);
  expect(describe(FILES)).toBe(`a.ts: 2 of 4, 50.0 %
  2: return sum > 0;  →  sum >= 0
  2: return sum > 0;  →  true (no test comes here)

2 of 4 changes noticed, 50.0 % (at least 95).`);
});

test('a change that makes no difference is left out, and only that', () => {
  const [known] = EQUIVALENT;
  if (known === undefined) throw new Error('There is none.');
  const mutant = { status: 'Survived', location: at(2) };
  const mutants = [
    ...known.becomes.map((replacement) => ({ ...mutant, replacement })),
    { ...mutant, replacement: 'another' },
  ];
  const source = `first\n  ${known.line}\n`;
  expect(withoutEquivalent({ [known.file]: { source, mutants } })[known.file]?.mutants).toHaveLength(1);
  expect(withoutEquivalent({ 'other.ts': { source, mutants } })['other.ts']?.mutants).toHaveLength(2);
});

test.each(EQUIVALENT)('what makes no difference is in the source still: $file: $line', ({ file, line }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  expect(lines.map((one) => one.trim())).toContain(line);
});
