import { type FollowedPage, followedPage } from '@canada28/mock-server/kit/followed-page.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { BrowserContext } from '@playwright/test';
import { BUSY_WORLD, type BusyPlayer, prepareBusyPlayer } from './busy-player.ts';
import { STILL, TEST_PHONE } from './phone.ts';
import { test as base } from './test.ts';

type Phone = { readonly context: BrowserContext; readonly page: FollowedPage };

type WorkerFixtures = {
  readonly busyWorld: World;
  readonly busy: BusyPlayer;
  /** A page that is opened once: a new one costs twice as much as the screen that it shows. */
  readonly phone: Phone;
};

const LANGUAGE = 'en';
const PICTURE = '/icon.svg';

/** Who opens the pages of a test. */
type Options = { readonly visitor: 'guest' | 'player' };

/**
 * For tests that only look: all tests of a worker share one world whose clock stands still, with a player who has one
 * of everything, and one page, whose storage begins again with each test.
 */
export const test = base.extend<Options, WorkerFixtures>({
  visitor: ['player', { option: true }],
  busyWorld: [
    async ({ mock }, use) => {
      const world = await mock.createWorld(BUSY_WORLD);
      await use(world);
      await world.delete();
    },
    { scope: 'worker' },
  ],
  busy: [async ({ busyWorld }, use) => use(await prepareBusyPlayer(busyWorld)), { scope: 'worker' }],
  world: async ({ busyWorld }, use) => use(busyWorld),
  phone: [
    async ({ browser, busyWorld }, use) => {
      const context = await browser.newContext({
        ...TEST_PHONE,
        ...STILL,
        baseURL: busyWorld.url,
        serviceWorkers: 'allow',
      });
      await use({ context, page: followedPage(await context.newPage(), busyWorld) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ phone, visitor, busy, busyWorld }, use) => {
    // A session of its own for each test: some of them end it, on the server too.
    const { userName } = busy.player;
    const player = visitor === 'player' ? await busyWorld.logIn(userName) : undefined;
    await forgetAllBut(phone, player?.storage(LANGUAGE) ?? { lang: LANGUAGE });
    await use(phone.context);
  },
  page: async ({ context: _context, phone }, use) => use(phone.page),
});

/**
 * Gives the page the memory with which a test begins, as the kit does for a new one; at a picture of the world, where
 * no app runs: a blank page is another site, and each way there and back a new process of the browser.
 */
async function forgetAllBut(
  { context, page }: Phone,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(PICTURE);
  await context.clearCookies();
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
}
