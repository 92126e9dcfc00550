import type { Page, Route } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { logInOverHttp, setUpDevice } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** What the wallet call, which the page of the player makes, comes back with. */
type Answer = Parameters<Route['fulfill']>[0];

const refusal = (code: number, msg: string): Answer => ({ json: { code, data: null, msg } });

/** Opens the player's page; its wallet call gets this answer, everything else the server's own. */
async function openWith(page: Page, answer: Answer): Promise<void> {
  await page.route('**/wallet/getMyWallet', (route) => route.fulfill(answer));
  await page.goto(paths.my);
}

const stored = (page: Page) =>
  page.evaluate(() => ['token', 'userInfo'].filter((key) => localStorage.getItem(key) !== null));

test.beforeEach(async ({ context, server }) => {
  await setUpDevice(context, { origin: server.url, player: await logInOverHttp(server.url, 'fresh') });
});

const DIALOGS = [
  [403, t('session.logIn.title')],
  [503, t('game.issue.maintenance')],
] as const;
for (const [code, name] of DIALOGS) {
  test(`body code ${code} opens the log-in dialog; Cancel clears the storage and goes home`, async ({
    page,
  }) => {
    await openWith(page, refusal(code, 'not now'));
    const dialog = page.getByRole('alertdialog', { name });
    await dialog.getByRole('button', { name: t('common.action.cancel') }).click();
    await expect(page).toHaveURL(paths.home);
    expect(await stored(page)).toEqual([]);
  });

  test(`body code ${code} opens the log-in dialog; Confirm clears the storage and goes to /login`, async ({
    page,
  }) => {
    await openWith(page, refusal(code, 'not now'));
    const dialog = page.getByRole('alertdialog', { name });
    await dialog.getByRole('button', { name: t('common.action.confirm') }).click();
    await expect(page).toHaveURL(paths.register);
    expect(await stored(page)).toEqual([]);
  });
}

test('any other code shows the message of the body', async ({ page }) => {
  await openWith(page, refusal(600, 'The wallet is being counted'));
  await expect(page.getByText('The wallet is being counted').first()).toBeVisible();
});

test('a message may come URL-encoded in the header msg', async ({ page }) => {
  await openWith(page, { ...refusal(600, ''), headers: { msg: encodeURIComponent('钱包正在清点 100%') } });
  await expect(page.getByText('钱包正在清点 100%').first()).toBeVisible();
});

test('the header success makes a success of any code', async ({ page }) => {
  const data = { userId: 1, moneyUsable: 4321.5, moneyFrozen: 0, moneyDrawUsable: 4321.5, margin: 0 };
  await openWith(page, { json: { code: 0, data, msg: '' }, headers: { success: 'true' } });
  await expect(page.getByText('4,321.50').first()).toBeVisible();
});

for (const status of [500, 404]) {
  test(`HTTP ${status} is an interface error, told with its cause`, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(`status of ${status}`);
    await openWith(page, { status, json: { code: status, data: null, msg: 'wallet is gone' } });
    const text = t('error.request.interfaceDetail', { detail: 'wallet is gone' });
    await expect(page.getByText(text).first()).toBeVisible();
    expect(await stored(page)).toEqual(['token', 'userInfo']);
  });
}

test('HTTP 403 asks to log in, clears the storage and leads to the landing', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 403');
  await openWith(page, { status: 403, body: '' });
  await expect(page).toHaveURL(paths.logIn);
  await expect(page.getByText(t('error.session.logInFirst')).first()).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test.describe('no response', () => {
  test.beforeEach(async ({ page, expectedComplaints }) => {
    expectedComplaints.push('net::ERR_FAILED');
    await page.route('**/wallet/getMyWallet', (route) => route.abort());
    await page.goto(paths.my);
  });

  test('is a request error, and the screen can be tried again', async ({ page }) => {
    await expect(page.getByText(t('error.request.failed')).first()).toBeVisible();
    await page.unrouteAll();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('ui.list.retry') })
      .click();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
  });

  test('is mended by itself when the server is there again', async ({ page }) => {
    await expect(page.getByRole('main').getByText(t('common.list.failed'))).toBeVisible();
    await page.unrouteAll();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
  });
});

test("a refused profile opens the dialog, and the screen behind it is a guest's", async ({ page }) => {
  await page.route('**/user/getUserInfo', (route) => route.fulfill(refusal(403, 'Who are you?')));
  await page.goto(paths.my);
  await expect(page.getByRole('alertdialog', { name: t('session.logIn.title') })).toBeVisible();
  await expect(page.getByText('Who are you?')).toHaveCount(0);
  await expect(page.getByText(t('my.guest.logIn'))).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('a profile with any other code says nothing by itself', async ({ page }) => {
  await page.route('**/user/getUserInfo', (route) => route.fulfill(refusal(401, '')));
  const failed = page.waitForResponse('**/user/getUserInfo');
  await page.goto(paths.my);
  await failed;
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  await expect(page.getByText('401')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const answer of ['cancel', 'confirm'] as const) {
  test(`after ${answer} of the dialog the session cookie opens nothing`, async ({
    page,
    context,
    server,
  }) => {
    const player = await logInOverHttp(server.url, 'fresh');
    await context.addCookies([{ name: 'P-Token', value: player.token, url: server.url, httpOnly: true }]);
    const codeByCookie = async () =>
      (await (await context.request.post(`${server.url}/player-api/player/user/getUserInfo`)).json()).code;
    expect(await codeByCookie()).toBe(200);
    await openWith(page, refusal(403, 'not now'));
    const dialog = page.getByRole('alertdialog', { name: t('session.logIn.title') });
    await dialog.getByRole('button', { name: t(`common.action.${answer}`) }).click();
    await expect.poll(codeByCookie).toBe(403);
  });
}

test('after a forced reset the session cookie opens nothing', async ({ page, context, server }) => {
  const player = await logInOverHttp(server.url, 'fresh');
  await context.addCookies([{ name: 'P-Token', value: player.token, url: server.url, httpOnly: true }]);
  await page.goto(paths.resetSession);
  await expect(page).toHaveURL(paths.logIn);
  const codeByCookie = async () =>
    (await (await context.request.post(`${server.url}/player-api/player/user/getUserInfo`)).json()).code;
  await expect.poll(codeByCookie).toBe(403);
});

test('a call that the app can do without fails unheard', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('status of 500');
  const failed = page.waitForResponse('**/getOdds.do');
  await page.route('**/getOdds.do', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(paths.gameOdds);
  await failed;
  await expect(page.getByRole('main')).toContainText('1.999');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const [what, path] of [
  ['dictionary', 'getDictData'],
  ['notice', 'getSystemNotice'],
] as const) {
  test(`a failing ${what} call is told like any other`, async ({ page, expectedComplaints }) => {
    expectedComplaints.push('status of 500');
    await page.route(`**/common/${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 500, data: null, msg: `no ${what}` } }),
    );
    await page.goto(paths.home);
    const text = t('error.request.interfaceDetail', { detail: `no ${what}` });
    await expect(page.getByText(text).first()).toBeVisible();
  });
}
