import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** On the disk of what is built, and no source of it. */
const UNFINISHED = join(ROOT, 'dist/unfinished');

/**
 * Puts a folder that `fill` writes in the place of another, once it is complete: a server that starts during it finds
 * the old one or the new one, never a half. If `fill` fails, the old one stays.
 */
export async function replaceFolder(folder: string, fill: (path: string) => Promise<void>): Promise<void> {
  mkdirSync(UNFINISHED, { recursive: true });
  const parts = mkdtempSync(`${UNFINISHED}/`);
  try {
    await fill(join(parts, 'new'));
    if (existsSync(folder)) renameSync(folder, join(parts, 'old'));
    renameSync(join(parts, 'new'), folder);
  } finally {
    rmSync(parts, { recursive: true });
  }
}
