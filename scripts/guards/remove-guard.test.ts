import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';
import { removeGuard } from './remove-guard.ts';

const TESTS = `
import { expect, test } from 'vitest';
import { isAllowed } from './gate.ts';
test('a stranger is kept out', () => expect(isAllowed('stranger')).toBe(false));
test('a friend comes in', () => expect(isAllowed('friend')).toBe(true));
test('what fails with the guard in its place', () => expect(1).toBe(2));
`;

function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'guards-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{"type": "module"}');
  writeFileSync(join(copy, 'gate.ts'), "export const isAllowed = (who: string) => who === 'friend';");
  writeFileSync(join(copy, 'gate.test.ts'), TESTS);
  return copy;
}

test('of a guard that is removed only those tests are told that pass while it is there', () => {
  const copy = copyOfProject();
  const gate = { name: 'a gate', file: 'gate.ts', test: 'gate.test.ts' };
  expect(removeGuard(copy, { ...gate, line: "who === 'friend'", becomes: "who !== ''" })).toEqual([
    'a stranger is kept out',
  ]);
}, 60_000);
