import { startMock } from '@canada28/mock-server/kit/testing.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests.ts';
import { test as base, expect } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('kor');
const LINK = '/__mock/open?world=spring&scenario=fresh-install&as=demo&lang=kor&to=/withdraw';

/** A mock for each test: its links make a world of a fixed name, and open it on the plain origin. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  world: async ({}, use) => {
    const mock = await startMock({ child: true });
    await use({ ...(await mock.world('default')), url: mock.url });
    await mock.close();
  },
});

const worldCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'world')?.value;

async function expectSituation(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === '/withdraw');
  await expect(page.getByRole('heading', { name: t('withdraw.screen.title') })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('userInfo') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ userName: 'demo' });
}

test('a link opens a situation in one go, and the cookie keeps its world, where its host does not name it', async ({
  page,
  world,
}) => {
  await page.goto(LINK);
  await expectSituation(page);
  expect(await worldCookie(page)).toBe('spring');
  await page.reload();
  await expectSituation(page);
  // The page of the link is no step back.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  await page.context().clearCookies();
  await page.goto(world.url.replace('localhost', 'spring.localhost') + LINK);
  await expectSituation(page);
  expect(await worldCookie(page)).toBeUndefined();
});

test('what another session left is gone, its language stays', async ({ page, context, world, signIn }) => {
  await signIn(await world.logIn('fresh'), 'jp');
  await page.goto('/my');
  await page.evaluate(() => localStorage.setItem('betSlip', '{}'));
  await page.goto('/__mock/open?to=/aboutUs');
  // The address of the link ends in the same path, in its query.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/aboutUs');
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('token')])).toEqual([
    'jp',
    null,
  ]);
  expect((await context.cookies()).find(({ name }) => name === 'P-Token')).toBeUndefined();
});

test('reached from another site it asks first', async ({ page, world }) => {
  // A page of its own, not the app on another host, which would draw itself over the link.
  const elsewhere = `${world.url.replace('localhost', '127.0.0.1')}/elsewhere`;
  const body = `<a href="${world.url}${LINK}">elsewhere</a>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(elsewhere);
  // Before its script has come, the button would send the form elsewhere.
  const letScriptCome = await holdRequests(page, '**/__mock/page.js');
  await page.getByRole('link', { name: 'elsewhere' }).click();
  const button = page.getByRole('button', { name: 'Open' });
  await expect(button).toBeDisabled();
  letScriptCome();
  await expect(page.getByText('World: spring, made of the scenario fresh-install')).toBeVisible();
  expect(await worldCookie(page)).toBeUndefined();
  await button.click();
  await expectSituation(page);
});

test.describe('a link that cannot be opened', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
    expectedComplaints: async ({}, use) => use(['404 (Not Found)']),
  });
  test('says what would be', async ({ page }) => {
    await page.goto('/__mock/open?as=dmeo');
    await expect(page.getByRole('heading')).toContainText('There is no player "dmeo"; there are: demo,');
  });
});

test('a scenario is opened as its sentence wants it: who has not touched the app for long is logged out, also where the phone is a day behind', async ({
  page,
}) => {
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  await page.goto('/__mock/open?scenario=inactivity&lang=kor');
  await expect(page.getByRole('heading', { name: t('session.logOut.done') })).toBeVisible({
    timeout: 20_000,
  });
});
