import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

// The browser itself notes what it cannot reach, and React what a boundary caught.
const UNREACHABLE = 'net::ERR_INTERNET_DISCONNECTED';
const CODE_MISSING = 'dynamically imported module';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ signIn, world }) => {
  await signIn(await world.logIn('fresh'));
});

test('without a network the app stands and says so', async ({ page, context, world, expectedComplaints }) => {
  expectedComplaints.push(UNREACHABLE);
  // Between sale and draw there is no countdown.
  await freezeInSale(world);
  await page.goto(paths.my);
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: t('common.tab.home') }).click();
  await expect(page.getByText(t('error.request.failed'))).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('link', { name: t('common.tab.deposit') })).toBeVisible();
});

test('a screen that cannot be loaded without a network loads when it is back', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(UNREACHABLE, CODE_MISSING);
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: t('game.bet.now') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: t('common.tab.my') }).click();
  await expect(page.getByRole('main').getByText(t('common.list.failed'))).toBeVisible();
  await page.getByRole('button', { name: t('ui.list.retry') }).click();
  await expect(page.getByRole('main').getByText(t('common.list.failed'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1,000.00').first()).toBeVisible();
});

test('a screen that could not be loaded is tried again on a press', async ({ page, expectedComplaints }) => {
  expectedComplaints.push('net::ERR_FAILED', CODE_MISSING);
  const script = /\/assets\/my-screen-.*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto(paths.my);
  await expect(page.getByRole('main').getByText(t('common.list.failed'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('ui.list.retry') }).click();
  await expect(page.getByText('1,000.00').first()).toBeVisible();
});

test('a dialog that cannot be loaded says so and leaves the screen as it is', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(UNREACHABLE, CODE_MISSING);
  await page.goto(paths.settings);
  const nickname = page.getByRole('button', { name: t('settings.nickname.label') });
  await expect(nickname).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await nickname.click();
  const dialog = page.getByRole('alertdialog', { name: t('common.list.failed') });
  await dialog.getByRole('button', { name: t('common.action.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app stands and asks for a log in although what lies over every screen cannot be loaded', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('net::ERR_FAILED', CODE_MISSING);
  await page.route(/\/assets\/(?:reminder|confirm-dialog)-.*\.js$/, (route) => route.abort());
  await page.goto(paths.my);
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  await world.faults.add(getUserInfoCall.path, { code: 403 });
  await page.goto(paths.language);
  const dialog = page.getByRole('alertdialog', { name: t('error.session.logInFirst') });
  await dialog.getByRole('button', { name: t('common.action.cancel') }).click();
  await expect(page).toHaveURL(paths.home);
});
