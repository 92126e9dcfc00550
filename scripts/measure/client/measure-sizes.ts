import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { SCREEN_PATHS } from '../../../client/e2e/support/visits.ts';
import { paths } from '../../../client/src/paths.ts';
import type { Measured } from '../measured.ts';
import { openPhone } from './phone.ts';

const INITIAL_LIMIT_KB = 170;
const ROUTE_LIMIT_KB = 20;

/** Bytes of each script by its address, compressed as a server sends it. */
type Scripts = ReadonlyMap<string, number>;

/** What home loads until nothing is loading any more, and the most that any other screen adds to it. */
export async function measureSizes(browser: Browser, origin: string): Promise<Measured> {
  const initial = await scriptsOf(browser, origin, paths.home);
  const largest = { path: '', bytes: 0 };
  for (const path of SCREEN_PATHS) {
    const own = [...(await scriptsOf(browser, origin, path))].filter(([url]) => !initial.has(url));
    const bytes = sumOf(new Map(own));
    if (bytes > largest.bytes) Object.assign(largest, { path, bytes });
  }
  return {
    'code of home, compressed': againstLimit(sumOf(initial), INITIAL_LIMIT_KB),
    'most that a screen adds': `${againstLimit(largest.bytes, ROUTE_LIMIT_KB)}, ${largest.path}`,
  };
}

async function scriptsOf(browser: Browser, origin: string, path: string): Promise<Scripts> {
  const context = await openPhone(browser, origin);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(response.body().then((body) => scripts.set(response.url(), gzipSync(body).byteLength)));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return scripts;
}

function sumOf(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function againstLimit(bytes: number, limitKb: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes.toFixed(1)} kB (${(kilobytes / limitKb).toFixed(2)} × the limit of ${limitKb} kB)`;
}
