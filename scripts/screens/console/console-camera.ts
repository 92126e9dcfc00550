import { join } from 'node:path';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { axeFindings } from '../../../client/e2e/support/axe-findings.ts';
import { recordComplaints } from '../../../client/e2e/support/complaints.ts';
import { allowInspection, inspect } from '../../../client/e2e/support/inspection.ts';
import { keepTester } from '../../../client/e2e/support/keep-tester.ts';
import { ROOT } from '../../lib/project.mjs';
import type { AskedFor } from '../asked-for.ts';
import { type Camera, cameraOf, type Shot } from '../shot.ts';

/**
 * Of a window in CSS px: what console and stage are made for, the narrowest it is made for, and what it still bears;
 * stories are told on small laptops and large screens, too.
 */
export type WindowSize = '1440x900' | '1024x768' | '768x1024' | '1280x720' | '1920x1080';

/** Takes pictures of one world in one window. */
export type ConsoleCamera = Camera & { readonly world: World };

type Film = {
  readonly browser: Browser;
  readonly shots: Shot[];
  readonly only: AskedFor;
};

export type View = {
  readonly world: World;
  readonly size: WindowSize;
  /** The calls are made to fail: what the browser says of that is no finding. */
  readonly isBroken?: boolean;
};

/** The address of a page. */
export const consoleAt = (path: string) => `/__mock#${path}`;

/** What the browser, and what loads the code of a page, say of what does not come. */
const NOT_LOADED = /Failed to load|Failed to fetch|Unable to preload/;

/** Opens a window, lets pictures be taken, and closes it. */
export async function withCamera(
  { browser, shots, only }: Film,
  { world, size, isBroken = false }: View,
  act: (camera: ConsoleCamera) => Promise<void>,
): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await allowInspection(context);
  await context.addInitScript(keepTester, 'Ada');
  const quiet = awaitQuiet(context);
  const { complaints } = recordComplaints(context);
  const page = await context.newPage();
  const camera = cameraOf(page, only, async (name, isAtOnce) => {
    if (!isAtOnce) await quiet();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: join(ROOT, 'screens/console', size, `${name}.png`),
      animations: 'disabled',
    });
    const said = complaints.splice(0).filter((complaint) => !isBroken || !NOT_LOADED.test(complaint));
    const findings = [
      ...said,
      ...(await inspect(page, { mayShorten: true })),
      // The phones in their frames are pictures of their own (`npm run screens`).
      ...(await axeFindings(page)),
    ];
    shots.push({ group: size, name, findings });
  });
  try {
    await act({ ...camera, world });
  } finally {
    await context.close();
  }
}

/** So long (ms) nothing was asked for: what follows upon a reply has been asked for by then. */
const QUIET_MS = 400;
const PATIENCE_MS = 8000;

/** Waits until nothing is loaded any more but the live stream, which never ends; what never rests is shown as it is. */
function awaitQuiet(context: BrowserContext): () => Promise<void> {
  const running = new Set<Request>();
  let changed = () => {};
  const note = (change: () => void) => {
    change();
    changed();
  };
  context.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') note(() => running.add(request));
  });
  const onEnd = (request: Request) => note(() => running.delete(request));
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
  return () =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const giveUp = setTimeout(() => end(), PATIENCE_MS);
      const end = () => {
        clearTimeout(giveUp);
        clearTimeout(timer);
        changed = () => {};
        resolve();
      };
      changed = () => {
        clearTimeout(timer);
        if (running.size === 0) timer = setTimeout(end, QUIET_MS);
      };
      changed();
    });
}
