import { readFileSync } from 'node:fs';
import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import { inMs, type Measured, median } from '../measured.ts';
import { CLIENT_ACTIONS, CONSOLE_ACTIONS, type MainAction } from './main-actions.ts';
import { letPagesRunFunctions, openPhone } from './phone.ts';

/** How much slower than this machine a cheap phone is. */
const SLOWDOWN = 4;
const RUNS = 3;
const LIMIT_MS = 100;
/** So long after the last event of an action its paint is told, and what comes of it is done (ms). */
const SETTLED_MS = 700;
const DESKTOP = { width: 1440, height: 900 };

/** A page with as little as an interaction can do. */
const FLOOR = `<button onclick="this.textContent = 'done'">do</button>`;
const FLOOR_ACTION: MainAction = {
  name: 'a button (floor)',
  path: '/floor',
  act: (page) => page.getByRole('button').click(),
};

type Seen = { readonly interactionMs: number; readonly longTasks: readonly number[] };

/**
 * From the main action of each screen to the next paint, as Google's `web-vitals` counts it, and the tasks of more than
 * 50 ms in it, on a processor that is slowed down. The floor is a button that changes its own text.
 */
export async function measureInteractions(browser: Browser, origin: string): Promise<Measured> {
  await freezeInSale(await connectMock(origin).world('default'));
  const phone = await openPhone(browser, origin);
  const baseURL = `http://default.localhost:${new URL(origin).port}`;
  const desktop = await browser.newContext({ viewport: DESKTOP, baseURL });
  await letPagesRunFunctions(desktop);
  const measured: Record<string, string> = {};
  for (const [context, actions] of [
    [phone, [FLOOR_ACTION, ...CLIENT_ACTIONS]],
    [desktop, [FLOOR_ACTION, ...CONSOLE_ACTIONS]],
  ] as const) {
    await countInteractions(context);
    await context.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: FLOOR }));
    const kind = context === phone ? 'app' : 'console';
    for (const action of actions) measured[`${kind}: ${action.name}`] = await measureAction(context, action);
    await context.close();
  }
  return measured;
}

/** Gives every page the package, which tells the worst interaction so far, and counts long tasks. */
async function countInteractions(context: BrowserContext): Promise<void> {
  const script = readFileSync(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')), 'utf8');
  await context.addInitScript(`${script}; globalThis.webVitals = webVitals;`);
  await context.addInitScript(() => {
    const seen = { interactionMs: 0, longTasks: [] as number[] };
    Object.assign(globalThis, { seen });
    const { onINP } = Object(globalThis).webVitals;
    const options = { reportAllChanges: true, durationThreshold: 16 };
    onINP(({ value }: { value: number }) => {
      seen.interactionMs = Math.max(seen.interactionMs, value);
    }, options);
    new PerformanceObserver((list) => {
      seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

async function measureAction(context: BrowserContext, action: MainAction): Promise<string> {
  const runs: Seen[] = [];
  while (runs.length < RUNS) runs.push(await runAction(context, action));
  const ms = median(runs.map(({ interactionMs }) => interactionMs));
  const longest = median(runs.map(({ longTasks }) => Math.max(0, ...longTasks)));
  const verdict = ms <= LIMIT_MS ? '' : ` (limit ${inMs(LIMIT_MS)})`;
  return `${inMs(ms)}${verdict}${longest > 0 ? `, longest task ${inMs(longest)}` : ''}`;
}

async function runAction(context: BrowserContext, { path, prepare, act }: MainAction): Promise<Seen> {
  const page = await context.newPage();
  try {
    await page.goto(path, { waitUntil: 'load' });
    await prepare?.(page);
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => Object(globalThis).seen.longTasks.splice(0));
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return await seenOf(page);
  } finally {
    await page.close();
  }
}

function seenOf(page: Page): Promise<Seen> {
  return page.evaluate(() => Object(globalThis).seen);
}
