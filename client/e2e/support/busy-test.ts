import type { BrowserContext, Page } from '@playwright/test';
import { BUSY_SERVER, type BusyPlayer, prepareBusyPlayer } from './busy-player.ts';
import { PHONE } from './phone.ts';
import { logInOverHttp, setUpDevice } from './player.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as base } from './test.ts';

type WorkerFixtures = {
  readonly busyServer: RunningServer;
  readonly busy: BusyPlayer;
  /** A page that is opened once: a new one costs twice as much as the screen that it shows. */
  readonly phone: { readonly context: BrowserContext; readonly page: Page };
};

/** Who opens the pages of a test. */
type Options = { readonly visitor: 'guest' | 'player' };

/**
 * For tests that only look: all tests of a worker share one server whose clock stands still, with a player who has one
 * of everything, and one page, whose storage begins anew with each test.
 */
export const test = base.extend<Options, WorkerFixtures>({
  visitor: ['player', { option: true }],
  busyServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const server = await startServer(BUSY_SERVER);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  busy: [async ({ busyServer }, use) => use(await prepareBusyPlayer(busyServer.url)), { scope: 'worker' }],
  server: async ({ busyServer }, use) => use(busyServer),
  phone: [
    async ({ browser, busyServer }, use) => {
      const context = await browser.newContext({ ...PHONE, baseURL: busyServer.url });
      await use({ context, page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ phone, visitor, busy, busyServer }, use) => {
    // A session of its own for each test: some of them end it, on the server too.
    const { userName } = busy.player.profile;
    const player = visitor === 'player' ? await logInOverHttp(busyServer.url, userName) : undefined;
    await setUpDevice(phone.context, { origin: busyServer.url, player });
    await use(phone.context);
    // What one test left on its screen is no beginning for the next.
    await phone.page.goto('about:blank');
  },
  page: async ({ context: _context, phone }, use) => use(phone.page),
});
