import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import { inMs, type Measured, median } from '../measured.ts';
import { CLIENT_ACTIONS, CONSOLE_ACTIONS, type MainAction } from './main-actions.ts';
import { type MainThreadTime, readMainThread, TRACE_CATEGORIES } from './main-thread.ts';
import { letPagesRunFunctions, openPhone } from './phone.ts';

/** How much slower than this machine a cheap phone is. */
const SLOWDOWN = 4;
const RUNS = 5;
const LIMIT_MS = 100;
const LONG_TASK_MS = 50;
/** How long a finger or a button stays down (ms). */
const PRESS_MS = 60;
/** So long after the last event of an action its paint is told, and what comes of it is done (ms). */
const SETTLED_MS = 700;
const DESKTOP = { width: 1440, height: 900 };

/** A page with as little as an interaction can do. */
const FLOOR = `<meta name="viewport" content="width=device-width"><button onclick="this.textContent = 'done'">do</button>`;
const FLOOR_ACTION: MainAction = {
  name: 'a button (floor)',
  path: '/floor',
  find: (page) => page.getByRole('button'),
};

/** Who presses, and with what. */
type Device = { readonly browser: Browser; readonly context: BrowserContext; readonly isTouch: boolean };

/**
 * From the main action of each screen to the next paint, as Google's `web-vitals` counts it on a processor that is slowed
 * down. Other programs of the machine are in that figure; beside it stands the processor time of the page's main thread
 * on the way there, times the slowdown, in which they are not. The floor is a button that changes its own text.
 */
export async function measureInteractions(browser: Browser, origin: string): Promise<Measured> {
  await freezeInSale(await connectMock(origin).world('default'));
  const phone = await openPhone(browser, origin);
  const baseURL = `http://default.localhost:${new URL(origin).port}`;
  const desktop = await browser.newContext({ viewport: DESKTOP, baseURL });
  await letPagesRunFunctions(desktop);
  const measured: Record<string, string> = {};
  for (const [context, actions] of [
    [phone, CLIENT_ACTIONS],
    [desktop, CONSOLE_ACTIONS],
  ] as const) {
    await countInteractions(context);
    await context.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: FLOOR }));
    const device = { browser, context, isTouch: context === phone };
    const kind = device.isTouch ? 'app' : 'console';
    // The floor again at the end: a machine that was busy meanwhile shows.
    for (const action of [FLOOR_ACTION, ...actions])
      measured[`${kind}: ${action.name}`] = await measureAction(device, action);
    measured[`${kind}: floor at the end`] = await measureAction(device, FLOOR_ACTION);
    await context.close();
  }
  return measured;
}

/** Gives every page the package, which tells the worst interaction so far. */
async function countInteractions(context: BrowserContext): Promise<void> {
  const script = readFileSync(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')), 'utf8');
  await context.addInitScript(`${script}; globalThis.webVitals = webVitals;`);
  await context.addInitScript(() => {
    const seen = { interactionMs: 0 };
    Object.assign(globalThis, { seen });
    const { onINP } = Object(globalThis).webVitals;
    const options = { reportAllChanges: true, durationThreshold: 16 };
    onINP(({ value }: { value: number }) => {
      seen.interactionMs = Math.max(seen.interactionMs, value);
    }, options);
  });
}

async function measureAction(device: Device, action: MainAction): Promise<string> {
  const waits: number[] = [];
  const costs: MainThreadTime[] = [];
  while (waits.length < RUNS) {
    waits.push(await onPage(device, action, waitFor));
    costs.push(await onPage(device, action, (press) => costOf(device.browser, press)));
  }
  const ms = median(waits);
  const processorMs = SLOWDOWN * median(costs.map(({ interactionMs }) => interactionMs));
  const taskMs = SLOWDOWN * median(costs.map(({ longestTaskMs }) => longestTaskMs));
  const verdict = ms <= LIMIT_MS ? '' : ` (limit ${inMs(LIMIT_MS)})`;
  const longTask = taskMs <= LONG_TASK_MS ? '' : `, longest task ${inMs(taskMs)}`;
  return `${inMs(ms)}${verdict}, processor ${inMs(processorMs)}${longTask}`;
}

type Press = { readonly page: Page; readonly session: CDPSession; readonly press: () => Promise<void> };

/** Opens the screen of an action and, once nothing more happens there, lets `run` press. */
async function onPage<Result>(
  { context, isTouch }: Device,
  { path, prepare, find }: MainAction,
  run: (press: Press) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    await page.goto(path, { waitUntil: 'load' });
    if ((await prepare?.(page)) === 'changed') await page.goto(path, { waitUntil: 'load' });
    const target = find(page).first();
    // In reach of a press, which is then none of Playwright's: that would do work of its own in the page.
    await target.click({ trial: true });
    const at = await middleOf(target);
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    const press = () => (isTouch ? tap(session, at) : click(page, at));
    return await run({ page, session, press });
  } finally {
    await page.close();
  }
}

/** The wait as the package tells it, slowed down. */
async function waitFor({ page, session, press }: Press): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await press();
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Object(globalThis).seen.interactionMs);
}

/** Not slowed down: that is done by threads that keep each other waiting, and would be in the processor time. */
async function costOf(browser: Browser, { page, press }: Press): Promise<MainThreadTime> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await press();
  await page.waitForTimeout(SETTLED_MS);
  const cost = readMainThread((await browser.stopTracing()).toString());
  if (cost === undefined) throw new Error(`A press on ${page.url()} was no interaction`);
  return cost;
}

type Point = { readonly x: number; readonly y: number };

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(session: CDPSession, at: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await setTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await setTimeout(PRESS_MS);
  await page.mouse.up();
}
