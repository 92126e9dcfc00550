import { listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Page, Request } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { holdRequests } from './support/hold-requests.ts';
import { logInBy } from './support/log-in.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Signs of who the app believes to be there, on the player's page. */
const signOfPlayer = (page: Page) => page.getByRole('button', { name: t('session.logOut.action') });
const signOfGuest = (page: Page) => page.getByRole('link', { name: t('my.guest.logIn') });

test.describe('a session', () => {
  test.beforeEach(async ({ signIn, world }) => {
    await signIn(await world.logIn('fresh'));
  });

  test('outlasts a reload, and a log out ends it for good', async ({ page }) => {
    await page.goto(paths.my);
    await expect(signOfPlayer(page)).toBeVisible();
    await page.reload();
    await signOfPlayer(page).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByText(t('session.logOut.done'))).toBeVisible();
    await page.goto(paths.my);
    await expect(signOfGuest(page)).toBeVisible();
    expect(await storedToken(page)).toBe(null);
  });

  test('is one for all tabs: a player who logs out in one is a guest in the other', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(paths.my);
    await expect(signOfPlayer(other)).toBeVisible();
    await page.goto(paths.my);
    await signOfPlayer(page).click();
    await expect(signOfGuest(other)).toBeVisible();
  });

  test('ends after 30 minutes in which no tab was operated, in all tabs, and says why', async ({
    page,
    context,
  }) => {
    await context.clock.install();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(paths.my);
      await expect(signOfPlayer(tab)).toBeVisible();
    }
    await context.clock.fastForward(20 * MINUTE_MS);
    await other.keyboard.press('Shift');
    await context.clock.fastForward(20 * MINUTE_MS);
    await expect(signOfPlayer(page)).toBeVisible();

    await context.clock.fastForward(11 * MINUTE_MS);
    for (const tab of [page, other]) {
      await expect(signOfPlayer(tab)).toBeHidden();
      expect(await storedToken(tab)).toBe(null);
    }
    // The clock is moved in one tab after the other, so that only the first is sure to see the time run out.
    const reasons = () =>
      Promise.all([page, other].map((tab) => tab.getByText(t('session.inactive.text')).count()));
    await expect.poll(async () => Math.max(...(await reasons()))).toBe(1);
  });

  test.describe('whose tokens last ten minutes', () => {
    test.use({ worldOptions: { config: { tokenRotationMinutes: 10 } } });

    test('goes on with the token that replaces the old one, though it was told into the void before', async ({
      page,
      context,
      world,
    }) => {
      await page.goto(paths.my);
      await expect(signOfPlayer(page)).toBeVisible();
      const before = await storedToken(page);
      await world.clock.advance(11 * MINUTE_MS);
      // A reply that tells the new token may be lost, as when a page is left while it is on its way.
      const lost = await world.request
        .post(`/player-api/player/${getMyWalletCall.path}`)
        .set('x-token', before ?? '');
      expect(lost.headers['new-token']).toBeDefined();
      await page.reload();
      await expect.poll(() => storedToken(page)).not.toBe(before);

      // By now the old token is refused, and without the cookie only the new one can speak for the player.
      await world.clock.advance(2 * MINUTE_MS);
      await context.clearCookies();
      await page.reload();
      await expect(page.getByText('1,000.00').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  });

  test('of which only half is stored is reset: nothing is left, and the landing is shown', async ({
    page,
  }) => {
    // Before the app starts: while it runs, a profile on its way would store the other half again.
    await page.addInitScript(() => localStorage.removeItem('userInfo'));
    await page.goto(paths.my);
    await expect(page).toHaveURL(paths.logIn);
    expect(await storedToken(page)).toBe(null);
  });
});

test.describe('a log in', () => {
  test('leads back to the page before', async ({ page }) => {
    await page.goto(paths.roomBets);
    await page.getByRole('link', { name: t('session.logIn.action') }).click();
    await logInBy(page, t);
    await expect(page).toHaveURL(paths.roomBets);
  });

  test('leads home when there is no page before', async ({ page }) => {
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).toHaveURL(paths.home);
  });

  test('leads home when the page before was the registration', async ({ page }) => {
    await page.goto(paths.register);
    await page.getByRole('link', { name: t('auth.account.landing') }).click();
    await expect(page).toHaveURL(paths.logIn);
    await logInBy(page, t);
    await expect(page).toHaveURL(paths.home);
  });

  test('leads back to the page before, though the player reloads and changes over to /login', async ({
    page,
  }) => {
    await page.goto(paths.language);
    await page.goto(paths.roomBets);
    await page.getByRole('link', { name: t('session.logIn.action') }).click();
    // The address changes before the screen does: who reloads has seen the screen.
    await expect(page.getByRole('link', { name: t('auth.register.submit') })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: t('auth.register.submit') }).click();
    await expect(page.getByRole('tab', { name: t('session.logIn.action') })).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: t('session.logIn.action') }).click();
    await logInBy(page, t);
    await expect(page).toHaveURL(paths.roomBets);
  });

  test('never leads to another site', async ({ page, world }) => {
    await page.goto(`${world.url}/docs`);
    await page.goto(paths.register);
    await page.reload();
    await page.getByRole('tab', { name: t('session.logIn.action') }).click();
    await logInBy(page, t);
    await expect(page).toHaveURL(paths.home);
  });
});

test('a guest who wants to bet is told to log in first, and may stay', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto(paths.roomBetting);
  await page.getByRole('button', { name: 'Big 1.999', exact: true }).click();
  await page.getByRole('button', { name: t('game.bet.now') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('error.session.logInFirst') });
  await dialog.getByRole('button', { name: t('session.logIn.later') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.roomBetting);
});

test('a request is shown as loading once it has lasted 400 ms, until it ends', async ({
  page,
  signIn,
  world,
}) => {
  await page.clock.install();
  await signIn(await world.logIn('fresh'));
  // The code of the screen is there before the clock stops: React shows what comes late by a timer.
  await page.goto(paths.bettingRecord);
  await expect(page.getByText(t('record.list.empty'))).toBeVisible();
  const onTheWay = requestsOnTheWay(page);
  // Not the placeholder of the list, which stands in the screen.
  const loading = page.locator('[role="status"]:not(main *)', { hasText: t('ui.loading.label') });
  // So far ahead that no machine is too slow to be told in time: back it cannot go.
  await page.clock.pauseAt(new Date(await page.evaluate((ms) => Date.now() + ms, MINUTE_MS)));
  // What the time that passed had the page ask for is shown as loading, too. Behind this one all of that has been sent.
  await page.evaluate(async (url) => (await fetch(url)).text(), paths.home);
  await expect.poll(() => onTheWay.size).toBe(0);
  const answer = await holdRequests(page, `**/${listBetsCall.path}`);
  const asked = page.waitForRequest(`**/${listBetsCall.path}`);
  await page.getByRole('button', { name: t('game.order.won') }).click();
  await asked;
  await page.clock.runFor(399);
  await expect(loading).toBeHidden();
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  answer();
  await expect(loading).toBeHidden();
});

/** What the page has asked for from now on and has no answer to yet. */
function requestsOnTheWay(page: Page): ReadonlySet<Request> {
  const onTheWay = new Set<Request>();
  const end = (request: Request) => onTheWay.delete(request);
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return onTheWay;
}
