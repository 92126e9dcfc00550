import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** All JavaScript of console and stage together, every page of them. */
export const CONSOLE_LIMIT_KB = 243;

/** What it weighs as it was built: each file compressed by itself (gzip), as a server sends it. */
export function consoleBytes(): number {
  const folder = fileURLToPath(new URL('../dist/assets', import.meta.url));
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).byteLength, 0);
}
