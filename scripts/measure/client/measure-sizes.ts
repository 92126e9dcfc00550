import type { Browser } from '@playwright/test';
import { INITIAL_LIMIT_KB, initialBytes } from '../../../client/e2e/support/client-bytes.ts';
import { SCREEN_PATHS } from '../../../client/e2e/support/visits.ts';
import { paths } from '../../../client/src/paths.ts';
import { CONSOLE_LIMIT_KB, consoleBytes } from '../../../mock-server/console/e2e/console-bytes.ts';
import type { Measured } from '../measured.ts';
import { openPhone } from './phone.ts';

const ROUTE_LIMIT_KB = 20;

/** Bytes of each script by its address, as it was sent (brotli). */
type Scripts = ReadonlyMap<string, number>;

/** What home loads until nothing is loading any more, and the most that any other screen adds to it. */
export async function measureSizes(browser: Browser, origin: string): Promise<Measured> {
  const initial = await scriptsOf(browser, origin, paths.home);
  const added = new Map<string, Scripts>();
  for (const path of SCREEN_PATHS.filter((one) => one !== paths.home)) {
    const scripts = await scriptsOf(browser, origin, path);
    added.set(path, new Map([...scripts].filter(([url]) => !initial.has(url))));
  }
  const [first = new Map<string, number>(), ...others] = added.values();
  // The texts beyond home's, in one file a language, which the first other screen brings for all of them.
  const shared = new Map([...first].filter(([url]) => others.every((scripts) => scripts.has(url))));
  const own = [...added].map(([path, scripts]) => ({ path, bytes: sumOf(scripts) - sumOf(shared) }));
  const largest = own.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  return {
    ...Object.fromEntries([...initial].map(([url, bytes]) => [`  ${nameOf(url)}`, inKilobytes(bytes)])),
    'the scripts that the page names': againstLimit(initialBytes(), INITIAL_LIMIT_KB),
    'all code of home': inKilobytes(sumOf(initial)),
    'what every other screen adds, once': inKilobytes(sumOf(shared)),
    'most that a screen adds beside it': `${againstLimit(largest.bytes, ROUTE_LIMIT_KB)}, ${largest.path}`,
    'console and stage, all pages': againstLimit(consoleBytes(), CONSOLE_LIMIT_KB),
  };
}

async function scriptsOf(browser: Browser, origin: string, path: string): Promise<Scripts> {
  const context = await openPhone(browser, origin);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => scripts.set(response.url(), responseBodySize)),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return scripts;
}

function sumOf(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The name that the build gave, without address and hash. */
function nameOf(url: string): string {
  return url.replace(/.*\/|-[\w-]{8}\.js$/g, '');
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function againstLimit(bytes: number, limitKb: number): string {
  return `${inKilobytes(bytes)} (${(bytes / 1000 / limitKb).toFixed(2)} × the limit of ${limitKb} kB)`;
}
