import type { World } from '@canada28/mock-server/kit/testing.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { Page } from '@playwright/test';
import { type AppPath, paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { logInBy } from './support/log-in.ts';
import { MONEY_REQUESTS } from './support/money-requests.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** What may go wrong around a player: no money call is sent twice, and no screen dies. */

const t = wordsOf('en');
const { bet } = MONEY_REQUESTS;

type DialogVisit = { readonly screen: AppPath; readonly open: (page: Page) => Promise<void> };

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().press('Enter');
};

/** Dialogs of all kinds, each with the screen that opens it. */
const DIALOGS: Readonly<Record<string, DialogVisit>> = {
  'the question for a nickname': { screen: paths.settings, open: press(t('settings.nickname.label')) },
  'the sheet of a break': { screen: paths.accountSecurity, open: press(t('limits.break.name')) },
  'the sheet of a draw': {
    screen: paths.roomPastDraws,
    open: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter'),
  },
  'the sheet of a chase': {
    screen: paths.roomBetting,
    open: async (page) => {
      const big = page.getByRole('button', { name: 'Big 1.999', exact: true });
      if ((await big.getAttribute('aria-pressed')) !== 'true') await big.press('Enter');
      await press(t('game.chase.name'))(page);
    },
  },
};

/** Bets, and sees that the books hold one more of them than before. */
async function betOnce(page: Page, world: World): Promise<void> {
  const before = await bet.count(world);
  await bet.send(page);
  await bet.expectAnswer(page);
  expect(await bet.count(world)).toBe(before + 1);
}

/** The room of the demo player, in an issue that stays on sale. */
async function openRoom(page: Page, world: World): Promise<void> {
  await freezeInSale(world);
  await page.goto(paths.roomBetting);
  await expect(page.getByRole('button', { name: 'Big 1.999', exact: true })).toBeVisible();
}

test.describe('a player', () => {
  test.beforeEach(async ({ signIn, world }) => {
    await signIn(await world.logIn('fresh'));
  });

  test('who loses the network in the middle of a bet bets once, when it is back', async ({
    page,
    context,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push('net::ERR_INTERNET_DISCONNECTED');
    await openRoom(page, world);
    const before = await bet.count(world);
    await context.setOffline(true);
    await bet.send(page);
    await expect(page.getByText(t('error.request.unanswered')).first()).toBeVisible();
    expect(await bet.count(world)).toBe(before);
    await context.setOffline(false);
    await betOnce(page, world);
  });

  test('with a slip in two tabs places it once: it is gone from the other one, too', async ({
    page,
    context,
    world,
  }) => {
    await openRoom(page, world);
    await page.getByRole('button', { name: 'Big 1.999', exact: true }).press('Enter');
    const other = await context.newPage();
    await other.goto(paths.roomBetting);
    const placeInOther = other.getByRole('button', { name: t('game.bet.now') });
    await expect(placeInOther).toBeVisible();
    await betOnce(page, world);
    await expect(placeInOther).toBeHidden();
  });

  test('whose open page is left by its world, reset under it, is asked to log in and goes on in the new one', async ({
    page,
    world,
  }) => {
    await openRoom(page, world);
    await page.getByRole('button', { name: 'Big 1.999', exact: true }).press('Enter');
    await world.reset();
    await freezeInSale(world);
    const dialog = page.getByRole('alertdialog', { name: t('error.session.logInFirst') });
    const place = page.getByRole('button', { name: t('game.bet.now') });
    // The room may learn of it by itself, or be on its way to the new issue: then a press bets nothing.
    await expect(async () => {
      if (await dialog.isHidden()) await place.press('Enter', { timeout: 1000 });
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
    await page.goto(paths.roomBetting);
    await betOnce(page, world);
  });

  test('who comes back to a tab after an hour is told that the session has ended, and goes on in the issue of now', async ({
    page,
    context,
    world,
  }) => {
    await context.clock.install();
    await openRoom(page, world);
    const before = await world.currentIssue();
    // A tab in the background is frozen: none of its timers runs, until it is looked at again.
    await context.clock.pauseAt(Date.now() + HOUR_MS);
    await world.clock.advance(HOUR_MS);
    const after = await freezeInSale(world);
    expect(after.issueCode).not.toBe(before.issueCode);
    await context.clock.resume();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(t('session.inactive.text'))).toBeVisible();
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
    await page.goto(paths.roomBetting);
    await expect(page.getByText(after.issueCode).first()).toBeVisible();
    await betOnce(page, world);
  });

  test('whose browser leads back and forward from a dialog finds both screens, and a way to it again', async ({
    page,
    world,
  }) => {
    await freezeInSale(world);
    for (const [dialog, { screen, open }] of Object.entries(DIALOGS))
      await test.step(dialog, async () => {
        await page.goto(paths.home);
        await page.goto(screen);
        await open(page);
        const shown = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
        await expect(shown).toBeVisible();
        await page.goBack();
        await expect(shown).toBeHidden();
        await expect(page.getByRole('link', { name: t('common.tab.deposit') })).toBeVisible();
        await page.goForward();
        await expect(page).toHaveURL(({ pathname }) => pathname === screen);
        await open(page);
        await expect(shown).toBeVisible();
      });
  });
});

for (const hours of [-7, 9])
  test(`whose phone is wrong by ${hours} hours sees the time of the server, and bets`, async ({
    page,
    context,
    world,
    signIn,
  }) => {
    await context.clock.install({ time: Date.now() + hours * HOUR_MS });
    await signIn(await world.logIn('fresh'));
    await openRoom(page, world);
    const { saleEndMs, serverTimeMs = 0 } = await world.currentIssue();
    const left = new Date(saleEndMs - serverTimeMs).toISOString().slice(14, 19);
    await expect(page.getByRole('timer').first()).toHaveText(left);
    await betOnce(page, world);
  });

/** How a browser keeps nothing: no room is left, or nothing may be stored at all. */
const STORAGES: Readonly<Record<string, () => void>> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    const get = () => {
      throw new DOMException('not allowed', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  },
};

for (const [storage, spoil] of Object.entries(STORAGES))
  test(`where the storage is ${storage}, a player logs in and bets as long as the page is open`, async ({
    page,
    context,
    world,
  }) => {
    await freezeInSale(world);
    await context.addInitScript(spoil);
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
    await page.getByRole('link', { name: t('game.bet.now') }).click();
    await betOnce(page, world);
  });
