import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './project.mjs';
import { replaceFolder } from './replace-folder.ts';

let folder = '';

beforeEach(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const parent = mkdtempSync(join(ROOT, 'test-results/replace-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  folder = join(parent, 'dist');
});

async function fill(path: string, file: string): Promise<void> {
  mkdirSync(path);
  writeFileSync(join(path, file), '');
}

test('a folder is replaced as a whole, when the new one is complete', async () => {
  await replaceFolder(folder, (path) => fill(path, 'old.html'));
  await replaceFolder(folder, async (path) => {
    await fill(path, 'new.html');
    expect(readdirSync(folder)).toEqual(['old.html']);
  });
  expect(readdirSync(folder)).toEqual(['new.html']);
});

test('what fails leaves the old folder as it is', async () => {
  await replaceFolder(folder, (path) => fill(path, 'old.html'));
  const failed = replaceFolder(folder, async (path) => {
    await fill(path, 'half.html');
    throw new Error('no memory');
  });
  await expect(failed).rejects.toThrow('no memory');
  expect(readdirSync(folder)).toEqual(['old.html']);
});
