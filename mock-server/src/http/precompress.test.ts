import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('each text file gets a brotli and a gzip copy of the same content, in every folder', async () => {
  const script = 'export const words = [];\n'.repeat(100);
  const folder = folderWith({ 'index.html': script, 'assets/app.js': script });
  await precompress(folder);
  for (const path of [join(folder, 'index.html'), join(folder, 'assets', 'app.js')]) {
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(script);
  }
});

test('pictures, and what would grow, are left alone', async () => {
  const folder = folderWith({ 'icon.png': 'a'.repeat(500), 'tiny.js': '1' });
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'icon.png', 'tiny.js']);
});
