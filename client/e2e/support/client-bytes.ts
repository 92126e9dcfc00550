import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The scripts that the client's page names, as they are sent (brotli). */
export const INITIAL_LIMIT_KB = 130;

const PAGE_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));
const SCRIPT = /<script[^>]+src="([^"]+)"/g;

/** What the page's own scripts weigh as they were built; screens and texts follow as files of their own. */
export function initialBytes(): number {
  const page = readFileSync(join(PAGE_FOLDER, 'index.html'), 'utf8');
  return [...page.matchAll(SCRIPT)].reduce(
    (sum, [, address]) => sum + statSync(join(PAGE_FOLDER, `${address}.br`)).size,
    0,
  );
}
