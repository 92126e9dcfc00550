import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './project.mjs';

/** All JavaScript of console and stage together, every page of them. */
export const CONSOLE_LIMIT_KB = 203;

/** What it weighs as it was built: each file compressed by itself (gzip), as a server sends it. */
export function consoleBytes(): number {
  const folder = join(ROOT, 'mock-server/console/dist/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).byteLength, 0);
}
