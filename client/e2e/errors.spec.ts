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

test.beforeEach(async ({ signIn, world }) => {
  await signIn(await world.logIn('fresh'));
});

const DIALOGS = [
  [403, t('error.session.logInFirst')],
  [503, t('game.issue.maintenance')],
] as const;
for (const [code, name] of DIALOGS) {
  test(`body code ${code} opens the log-in dialog; Cancel clears the storage and goes home`, async ({
    page,
    openWith,
  }) => {
    await openWith({ code, msg: 'not now' });
    const dialog = page.getByRole('alertdialog', { name });
    await dialog.getByRole('button', { name: t('common.action.cancel') }).click();
    await expect(page).toHaveURL(paths.home);
    expect(await stored(page)).toEqual([]);
  });

  test(`body code ${code} opens the log-in dialog; Confirm clears the storage and goes to /login`, async ({
    page,
    openWith,
  }) => {
    await openWith({ code, msg: 'not now' });
    const dialog = page.getByRole('alertdialog', { name });
    await dialog.getByRole('button', { name: t('common.action.confirm') }).click();
    await expect(page).toHaveURL(paths.register);
    expect(await stored(page)).toEqual([]);
  });
}

test('any other code shows the message of the body', async ({ page, openWith }) => {
  await openWith({ code: 600, msg: 'The wallet is being counted' });
  await expect(page.getByText('The wallet is being counted').first()).toBeVisible();
});

test('a message may come URL-encoded in the header msg', async ({ page, openWith }) => {
  await openWith({ code: 600, msgHeader: '钱包正在清点 100%' });
  await expect(page.getByText('钱包正在清点 100%').first()).toBeVisible();
});

test('the header success makes a success of any code', async ({ page, openWith }) => {
  const data = { userId: 1, moneyUsable: 4321.5, moneyFrozen: 0, moneyDrawUsable: 4321.5, margin: 0 };
  await openWith({ successHeader: true, body: { code: 0, data, msg: '' } });
  await expect(page.getByText('4,321.50').first()).toBeVisible();
});

for (const status of [500, 404]) {
  test(`HTTP ${status} is an interface error, told with its cause`, async ({
    page,
    openWith,
    expectedComplaints,
  }) => {
    expectedComplaints.push(`status of ${status}`);
    await openWith({ httpStatus: status }, { code: status, msg: 'wallet is gone' });
    const text = t('error.request.interfaceDetail', { detail: 'wallet is gone' });
    await expect(page.getByText(text).first()).toBeVisible();
    expect(await stored(page)).toEqual(['token', 'userInfo']);
  });
}

test('HTTP 403 asks to log in, clears the storage and leads to the landing', async ({
  page,
  openWith,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 403');
  await openWith({ httpStatus: 403 });
  // Said for some seconds, whether or not the code of the landing has come by then.
  await expect(page.getByText(t('error.session.logInFirst')).first()).toBeVisible();
  await expect(page).toHaveURL(paths.logIn);
  await expect(page.getByRole('button', { name: t('session.logIn.action'), exact: true })).toBeVisible();
  expect(await stored(page)).toEqual([]);
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

test('a session that expires under the player opens the log-in dialog', async ({ page, openWith }) => {
  await openWith({ sessionExpired: true });
  await expect(page.getByRole('alertdialog', { name: t('error.session.logInFirst') })).toBeVisible();
});

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

test("a refused profile opens the dialog, and the screen behind it is a guest's", async ({ page, world }) => {
  await world.faults.add(getUserInfoCall.path, { code: 403, msg: 'Who are you?' });
  await page.goto(paths.my);
  await expect(page.getByRole('alertdialog', { name: t('error.session.logInFirst') })).toBeVisible();
  await expect(page.getByText('Who are you?')).toHaveCount(0);
  await expect(page.getByText(t('my.guest.logIn'))).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('a profile with any other code says nothing by itself', async ({ page, world }) => {
  await world.faults.add(getUserInfoCall.path, { code: 401 });
  const failed = page.waitForResponse(`**/${getUserInfoCall.path}`);
  await page.goto(paths.my);
  await failed;
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  await expect(page.getByText('401')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

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

for (const answer of ['cancel', 'confirm'] as const) {
  test(`after ${answer} of the dialog the session cookie opens nothing`, async ({
    page,
    context,
    world,
    openWith,
  }) => {
    const player = await world.logIn('fresh');
    await context.addCookies([cookieOf(player, world)]);
    await page.goto(paths.language);
    expect(await codeByCookie(page)).toBe(200);
    await openWith({ code: 403, msg: 'not now' });
    const dialog = page.getByRole('alertdialog', { name: t('error.session.logInFirst') });
    await dialog.getByRole('button', { name: t(`common.action.${answer}`) }).click();
    await expect(async () => expect(await codeByCookie(page)).toBe(403)).toPass();
  });
}

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
