import type { Player, World } from '@canada28/mock-server/kit/testing.ts';
import { getOddsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { LOST_REPLY } from './support/complaints.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { test as base, expect } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

type Fixtures = {
  /** Opens the player's page; its wallet call goes wrong so, everything else right. */
  readonly openWith: (...faults: readonly FaultRequest['then'][]) => Promise<void>;
};

const test = base.extend<Fixtures>({
  openWith: async ({ page, world }, use) =>
    use(async (...faults) => {
      for (const fault of faults) await world.faults.add(getMyWalletCall.path, fault);
      await page.goto(paths.my);
    }),
});

const stored = (page: Page) =>
  page.evaluate(() => ['token', 'userInfo'].filter((key) => localStorage.getItem(key) !== null));

/** A second session of the same player, which only a cookie speaks for. */
const cookieOf = ({ token }: Player, { url }: World) => ({
  name: 'P-Token',
  value: token,
  url,
  httpOnly: true,
});

/** What the server says to the page, for which only its cookie speaks. */
const codeByCookie = (page: Page): Promise<number> =>
  page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch(path, { method: 'POST', headers, body: '{}' })).json()).code;
  }, `/player-api/player/${getUserInfoCall.path}`);

test.beforeEach(async ({ signIn, world }) => {
  await signIn(await world.logIn('fresh'));
});

for (const [answer, to] of [
  ['cancel', paths.home],
  ['confirm', paths.register],
] as const) {
  test(`body code 403 opens the log-in dialog; ${answer} clears the storage, leads on, and its cookie opens nothing`, async ({
    page,
    context,
    world,
    openWith,
  }) => {
    await context.addCookies([cookieOf(await world.logIn('fresh'), world)]);
    await page.goto(paths.language);
    expect(await codeByCookie(page)).toBe(200);
    await openWith({ code: 403, msg: 'not now' });
    const dialog = page.getByRole('alertdialog', { name: t('error.session.logInFirst') });
    await dialog.getByRole('button', { name: t(`common.action.${answer}`) }).click();
    await expect(page).toHaveURL(to);
    expect(await stored(page)).toEqual([]);
    await expect(async () => expect(await codeByCookie(page)).toBe(403)).toPass();
  });
}

test('HTTP 500 is an interface error, told with its cause', async ({
  page,
  openWith,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 500');
  await openWith({ httpStatus: 500 }, { code: 500, msg: 'wallet is gone' });
  const text = t('error.request.interfaceDetail', { detail: 'wallet is gone' });
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await stored(page)).toEqual(['token', 'userInfo']);
});

for (const [what, fault] of [
  ['breaks off in the middle', { malformedJson: true }],
  ['is empty', { emptyBody: true }],
] as const) {
  test(`a reply that ${what} is an interface error`, async ({ page, openWith }) => {
    await openWith(fault);
    const detail = `HTTP 200 ${getMyWalletCall.path}`;
    await expect(page.getByText(t('error.request.interfaceDetail', { detail })).first()).toBeVisible();
    expect(await stored(page)).toEqual(['token', 'userInfo']);
  });
}

/** Has the browser open connections that it does not use. */
async function openAheadOfNeed(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let count = 0; count < 4; count += 1) {
      const link = document.createElement('link');
      link.rel = 'preconnect';
      link.href = `${location.origin}/?${count}`;
      document.head.append(link);
    }
  });
}

for (const close of ['before', 'after'] as const) {
  test(`a bet whose connection closes once ${close} it was placed is told as failed, and placed once`, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push(LOST_REPLY);
    await freezeInSale(world);
    await page.goto(paths.roomBetting);
    await page.getByRole('button', { name: 'Big 1.999', exact: true }).click();
    const bet = page.getByRole('button', { name: t('game.bet.now') });
    // A browser repeats a request by itself when another connection, used before or opened ahead of need, ends in silence.
    await openAheadOfNeed(page);
    await world.faults.add(`game/${placeBetCall.path}`, { close }, 1);
    await bet.click();
    await expect(page.getByText(t('error.request.failed')).first()).toBeVisible();
    await bet.click();
    await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
    await page.goto(paths.my);
    await expect(page.getByText('990.00').first()).toBeVisible();
  });
}

test.describe('no response', () => {
  test.beforeEach(async ({ openWith, expectedComplaints }) => {
    expectedComplaints.push(LOST_REPLY);
    await openWith({ close: 'before' });
  });

  test('is a request error, and the screen can be tried again', async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push('net::ERR_FAILED');
    await expect(page.getByText(t('error.request.failed')).first()).toBeVisible();
    // The screen tries again by itself, too: until the press none of its tries arrives.
    let tries = 0;
    await page.route('**/player-api/**', async (route) => {
      if (await page.evaluate(() => 'isPressed' in document.body.dataset)) return route.continue();
      tries += 1;
      await route.abort();
    });
    await world.faults.clear();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.evaluate(() => {
      document.addEventListener('click', () => document.body.setAttribute('data-is-pressed', ''), true);
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: t('ui.list.retry') })
      .click();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
  });

  test('is mended by itself when the server is there again', async ({ page, world }) => {
    await expect(page.getByRole('main').getByText(t('common.list.failed'))).toBeVisible();
    await world.faults.clear();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
  });
});

test('after a forced reset the session cookie opens nothing', async ({ page, context, world }) => {
  const player = await world.logIn('fresh');
  await context.addCookies([cookieOf(player, world)]);
  await page.goto(paths.resetSession);
  await expect(page).toHaveURL(paths.logIn);
  await expect(async () => expect(await codeByCookie(page)).toBe(403)).toPass();
});

test('a call that the app can do without fails unheard', async ({ page, world, expectedComplaints }) => {
  expectedComplaints.push('status of 500');
  const failed = page.waitForResponse(`**/${getOddsCall.path}`);
  await world.faults.add(`game/${getOddsCall.path}`, { httpStatus: 500 });
  await page.goto(paths.gameOdds);
  await failed;
  await expect(page.getByRole('main')).toContainText('1.999');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
