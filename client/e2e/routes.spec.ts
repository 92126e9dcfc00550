import type { Page } from '@playwright/test';
import { findRoute } from '../src/app/routes.tsx';
import { type AppPath, paths } from '../src/paths.ts';
import { axeFindings } from './support/axe-findings.ts';
import { test } from './support/busy-test.ts';
import { screenReady } from './support/screen-ready.ts';
import { expect } from './support/test.ts';
import { ALL_PATHS, addressOf, SCREEN_PATHS, VISITS, walksOf } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** Where an address ends up: at its own screen, unless it only redirects to another. */
const landingOf = (path: AppPath) => VISITS[path].landsOn ?? path;

async function expectScreen(page: Page, path: AppPath): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const route = findRoute(path);
  const title = route && t(route.titleKey);
  await expect(page).toHaveTitle(path === paths.home ? t('game.name') : `${title} · ${t('game.name')}`);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(t('app.crash.title'))).toHaveCount(0);
}

/** Guests see one and the same invitation in the place of each screen for players. */
const isInvitation = (visitor: 'guest' | 'player', path: AppPath) =>
  visitor === 'guest' && findRoute(landingOf(path))?.isMembersOnly === true;

/** Back by what the screen itself offers: an app on the home screen of a phone has no other way. */
async function goBack(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: t('ui.navigation.back') });
  await back
    .or(page.getByRole('link', { name: t('common.tab.home'), exact: true }))
    .first()
    .click();
}

async function expectWayBack(page: Page, path: AppPath): Promise<void> {
  await expectScreen(page, landingOf(path));
  if (path === paths.home) return;
  await goBack(page);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(landingOf(path));
  expect(findRoute(new URL(page.url()).pathname)).toBeDefined();
}

for (const visitor of ['guest', 'player'] as const) {
  test.describe(`a ${visitor}`, () => {
    test.use({ visitor });

    for (const path of ALL_PATHS.filter((one) => !isInvitation(visitor, one))) {
      const isLookedAt = SCREEN_PATHS.includes(path);
      const look = isLookedAt ? ', where axe finds nothing' : '';
      test(`opens ${path} by its address${look}, loads it again and finds the way back`, async ({
        page,
        busy,
      }) => {
        await page.goto(addressOf(path, busy.ids));
        await expectScreen(page, landingOf(path));
        if (isLookedAt) {
          await screenReady(page);
          expect(await axeFindings(page)).toEqual([]);
        }
        await page.reload();
        await expectWayBack(page, path);
      });
    }

    test('reads that an unknown path does not exist, and gets home', async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.screen.title') })).toBeVisible();
      await page.getByRole('link', { name: t('notFound.screen.home') }).click();
      await expectScreen(page, paths.home);
    });
  });
}

test.describe('a guest', () => {
  test.use({ visitor: 'guest' });

  for (const walk of walksOf(ALL_PATHS.filter((path) => isInvitation('guest', path)))) {
    test(`is invited by the address of each screen for players, and finds the way back: ${walk[0]} and on`, async ({
      page,
      busy,
    }) => {
      for (const path of walk)
        await test.step(path, async () => {
          await page.goto(addressOf(path, busy.ids));
          await expectWayBack(page, path);
        });
      // One and the same: loaded again in one place, it is in all.
      await page.goto(addressOf(walk[0] ?? paths.my, busy.ids));
      await page.reload();
      await expectWayBack(page, walk[0] ?? paths.my);
    });
  }
});

test.describe('detail screens', () => {
  for (const path of ALL_PATHS.filter((one) => VISITS[one].about !== undefined)) {
    test(`${path} about nothing is a parameter error with a way on`, async ({ page }) => {
      for (const query of ['', '?id=', '?id=nothing', '?id=7777777'])
        await test.step(query, async () => {
          await page.goto(`${path}${query}`);
          const main = page.getByRole('main');
          await expect(main.getByText(t('error.page.parameter'))).toBeVisible();
          await main.getByRole('link').click();
          await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
        });
    });
  }
});

/** Only the app itself goes to the reset; the other redirects to the lobby of the room. */
const WITHOUT_LINK: readonly AppPath[] = [paths.resetSession, paths.room];
const FOR_GUESTS: readonly AppPath[] = [paths.logIn, paths.register];

const LINKED_FOR = {
  guest: FOR_GUESTS,
  player: ALL_PATHS.filter((path) => !WITHOUT_LINK.includes(path) && !FOR_GUESTS.includes(path)),
} as const;

/** As a press on a link does it: the app goes there itself, and nothing is loaded again. */
async function followInApp(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, link);
}

/** Every path that links lead to, starting at home; each screen is opened once, whatever it is about. */
async function followLinks(page: Page, origin: string): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting: string[] = [paths.home];
  await page.goto(paths.home);
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const { pathname } = new URL(link, origin);
    if (reached.has(pathname)) continue;
    reached.add(pathname);
    const route = ALL_PATHS.find((path) => path === pathname);
    if (route === undefined) continue;
    await followInApp(page, link);
    await expectScreen(page, landingOf(route));
    await screenReady(page);
    const links = page.locator('a[href^="/"]');
    waiting.push(...(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))));
  }
  return reached;
}

for (const visitor of ['guest', 'player'] as const) {
  test.describe(`the links that a ${visitor} sees`, () => {
    test.use({ visitor });

    test('lead to every screen there is for them, and nowhere else', async ({ page, world }) => {
      test.slow();
      const reached = await followLinks(page, world.url);
      expect([...reached].filter((pathname) => findRoute(pathname) === undefined)).toEqual([]);
      expect(LINKED_FOR[visitor].filter((path) => !reached.has(path))).toEqual([]);
    });
  });
}
