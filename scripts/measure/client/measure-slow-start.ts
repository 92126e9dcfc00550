import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../client/src/paths.ts';
import { inMs, type Measured, median, medianOf, timesFloor } from '../measured.ts';

const LIMIT_MS = 1900;
const RUNS = 3;
const BITS_PER_BYTE = 8;
/** A slow mobile network: 1.6 Mbit/s, and 150 ms before the first byte of each answer. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / BITS_PER_BYTE,
  uploadThroughput: 750e3 / BITS_PER_BYTE,
};

type Visited = { readonly ms: number; readonly bytes: number };

/**
 * A first visit over a slow network, until the countdown of the running issue is there; beside it, as the floor, a page
 * that loads as many bytes in one file and then asks the same server for one answer.
 */
export async function measureSlowStart(browser: Browser, origin: string): Promise<Measured> {
  const visits: Visited[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, `${origin}${paths.home}`));
  const bytes = median(visits.map((one) => one.bytes));
  const ms = median(visits.map((one) => one.ms));
  const floorMs = await visitFloor(browser, Math.round(bytes));
  return {
    'countdown of a first visit, slow': `${inMs(ms)} (limit ${inMs(LIMIT_MS)}, ${timesFloor(ms, floorMs)})`,
    'the same bytes in one file': inMs(floorMs),
    'bytes until then': `${Math.round(bytes / 1000)} kB`,
  };
}

async function visit(browser: Browser, url: string): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const page = await context.newPage();
  const readBytes = await slowDown(context, page);
  await page.addInitScript(markCountdown);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('timer').first().waitFor();
  const bytes = readBytes();
  const [ms] = await page.evaluate(() =>
    performance.getEntriesByName('countdown').map(({ startTime }) => startTime),
  );
  if (ms === undefined) throw new Error(`${url} has a countdown that its page did not see come`);
  await context.close();
  return { ms, bytes };
}

/** Runs in the page, which knows the moment: a look from outside comes up to half a second late. */
function markCountdown(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[role="timer"]') === null) return;
    observer.disconnect();
    performance.mark('countdown');
  }).observe(document, { childList: true, subtree: true });
}

/** Slows the page's network down; returns how many bytes came over it so far. */
async function slowDown(context: BrowserContext, page: Page): Promise<() => number> {
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return () => bytes;
}

async function visitFloor(browser: Browser, bytes: number): Promise<number> {
  const script = `fetch('/answer').then(() => { document.body.innerHTML = '<p role="timer">00:00</p>'; });//${'x'.repeat(bytes)}`;
  const answers = new Map([
    ['/', { type: 'text/html', body: '<body><script src="/one.js"></script>' }],
    ['/one.js', { type: 'text/javascript', body: script }],
    ['/answer', { type: 'application/json', body: '{}' }],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' });
    response.end(answer?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return await medianOf(RUNS, async () => (await visit(browser, `http://127.0.0.1:${port}/`)).ms);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
