import { setTimeout } from 'node:timers/promises';
import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import type { Player, World } from '@canada28/mock-server/kit/testing.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import type { Browser, Request } from '@playwright/test';
import { PHONE } from '../../../client/e2e/support/phone.ts';
import { paths } from '../../../client/src/paths.ts';

/** What is watched: so long before the cutoff until so long after the draw. */
export const AROUND_MS = 30_000;
/** All pages are complete within this. */
const OPENING_MS = 40_000;
/** The screens on which players await a draw. */
const SCREENS = [paths.home, paths.roomLobby, paths.roomBetting] as const;
/** The first and the last place among all clients that wait for the same moment (decision 112). */
const PLACES = [0, 0.999] as const;

/** A request that a page made; its moment is told from the draw, ms. */
export type RecordedRequest = {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

/** What one screen asked: by the client of the first place, and by that of the last. */
export type RecordedScreen = {
  readonly path: string;
  readonly first: readonly RecordedRequest[];
  readonly last: readonly RecordedRequest[];
};

type Recording = {
  readonly browser: Browser;
  readonly world: World;
  readonly player: Player;
  /** On sale, the clock standing. */
  readonly issue: Issue;
};

/** Every request of the built client around the draw of an issue, in Chromium. */
export async function recordClients(recording: Recording): Promise<readonly RecordedScreen[]> {
  const { browser, world, player, issue } = recording;
  const drawAt = await runToCutoff(world, issue, OPENING_MS);
  const pages = await Promise.all(
    SCREENS.flatMap((path) => PLACES.map((place) => openRecorded({ browser, world, player, path, place }))),
  );
  await setTimeout(drawAt + AROUND_MS - performance.now());
  await Promise.all(pages.map(({ close }) => close()));
  const fromMs = issue.saleEndMs - issue.drawAtMs - AROUND_MS;
  const requestsOf = (index: number) =>
    (pages[index]?.requests ?? [])
      .map((request) => ({ ...request, atMs: request.atMs - drawAt }))
      .filter(({ atMs }) => atMs >= fromMs);
  return SCREENS.map((path, index) => ({
    path,
    first: requestsOf(PLACES.length * index),
    last: requestsOf(PLACES.length * index + 1),
  }));
}

/**
 * Lets the clock run from so long before what is watched; answers the moment of the draw, in this process's time. The
 * kit asks by HTTP, so that moment is known to some milliseconds.
 */
export async function runToCutoff(world: World, issue: Issue, earlierMs: number): Promise<number> {
  const nowMs = (await world.currentIssue()).serverTimeMs ?? 0;
  await world.clock.advance(issue.saleEndMs - AROUND_MS - earlierMs - nowMs);
  await world.clock.resume();
  const askedAt = performance.now();
  const { serverTimeMs = 0 } = await world.currentIssue();
  return (askedAt + performance.now()) / 2 + issue.drawAtMs - serverTimeMs;
}

type Wanted = Omit<Recording, 'issue'> & { readonly path: string; readonly place: number };

async function openRecorded({ browser, world, player, path, place }: Wanted) {
  const context = await browser.newContext({ ...PHONE, baseURL: world.url });
  await setUpDevice(context, { origin: world.url, player });
  await context.addInitScript(`Math.random = () => ${place}`);
  const page = await context.newPage();
  const requests: RecordedRequest[] = [];
  page.on('request', (request) => requests.push(recorded(request)));
  await page.goto(path);
  await page.getByRole('main').first().waitFor();
  return { requests, close: () => context.close() };
}

function recorded(request: Request): RecordedRequest {
  const { pathname, search } = new URL(request.url());
  const body = request.postData() ?? '';
  return { atMs: performance.now(), method: request.method(), path: pathname + search, body };
}
