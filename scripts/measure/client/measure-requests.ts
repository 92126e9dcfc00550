import { setTimeout } from 'node:timers/promises';
import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import { connectMock, type Player } from '@canada28/mock-server/kit/testing.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import type { Browser } from '@playwright/test';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import { paths } from '../../../client/src/paths.ts';
import type { Measured } from '../measured.ts';
import { startPlainServer } from './plain-server.ts';

const WATCHED_MS = 60_000;
/** Watched from so long before the cutoff: a minute then holds cutoff, draw, and the next sale. */
const BEFORE_CUTOFF_MS = 12_000;
/** All screens are opened within this, on a running clock. */
const OPENING_MS = 40_000;

/** What is watched, and whether a player is logged in. */
const SCREENS = [
  ['home, guest', paths.home, false],
  ['home', paths.home, true],
  ['lobby', paths.roomLobby, true],
  ['betting', paths.roomBetting, true],
  ['trend', paths.roomTrend, true],
  ['record', paths.bettingRecord, true],
  ['my', paths.my, true],
  ['chat', paths.roomChat, true],
] as const;

/**
 * Requests of each screen in the minute of a draw, once it is complete: under the mark of a demo, and against a server
 * that bears none. All screens stand open at once, each in a browser of its own.
 */
export async function measureRequests(browser: Browser, mockUrl: string): Promise<Measured> {
  const plain = await startPlainServer(mockUrl, 'default');
  try {
    const world = await connectMock(mockUrl).world('default');
    const player = await world.logIn('demo');
    const issue = await freezeInSale(world);
    const gameItem = [{ totalAmount: 10, numberRecord: String(PLAY.big) }];
    await player.call(placeBetCall, {
      issueCode: issue.issueCode,
      lotteryId: '1',
      totalAmount: 10,
      gameItem,
    });
    const { saleEndMs, serverTimeMs = 0 } = issue;
    await world.clock.advance(saleEndMs - BEFORE_CUTOFF_MS - OPENING_MS - serverTimeMs);
    await world.clock.resume();
    const counters = await Promise.all(
      SCREENS.flatMap(([, path, isPlayer]) =>
        [mockUrl, plain.url].map((origin) =>
          openCounted(browser, `${origin}${path}`, isPlayer ? player : undefined),
        ),
      ),
    );
    const openedAtMs = (await world.currentIssue()).serverTimeMs ?? 0;
    await setTimeout(saleEndMs - BEFORE_CUTOFF_MS - openedAtMs);
    for (const { reset } of counters) reset();
    await setTimeout(WATCHED_MS);
    const counted = counters.map(({ count }) => count());
    await Promise.all(counters.map(({ close }) => close()));
    return Object.fromEntries(
      SCREENS.map(([name], index) => [name, `${counted[2 * index]}; ${counted[2 * index + 1]} elsewhere`]),
    );
  } finally {
    await plain.stop();
  }
}

async function openCounted(browser: Browser, url: string, player: Player | undefined) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await setUpDevice(context, { origin: new URL(url).origin, player });
  const page = await context.newPage();
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const call = /\/player-api\/player\/(.+)/.exec(request.url())?.[1];
    if (call !== undefined) calls.set(call, (calls.get(call) ?? 0) + 1);
  });
  await page.goto(url);
  await page.getByRole('main').first().waitFor();
  return {
    reset: () => calls.clear(),
    count: () => [...calls.values()].reduce((sum, one) => sum + one, 0),
    close: () => context.close(),
  };
}
