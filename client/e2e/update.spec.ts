import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import { paths } from '../src/paths.ts';
import { startDeployment } from './support/deployment.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');
const NEWER = '99.1.0';
const NEWEST = '99.2.0';

test.use({ serviceWorkers: 'allow' });

test('a player with an older build learns of the newer one and gets it by a reload', async ({ page }) => {
  // A server of its own, because it is replaced by a newer one.
  const deployment = await startDeployment(PRODUCT_VERSION);
  const row = page.getByRole('button', { name: t('app.update.check') });
  const scripts = () =>
    page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/assets/')),
    );
  // The last of its scripts has come: one still on its way would look for its build where the next one is.
  const wholeScreen = () => expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto(`${deployment.url}${paths.aboutUs}`);
  await expect(row).toContainText(PRODUCT_VERSION);
  // From here on the service worker stands before every page.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.reload();
  await row.click();
  await expect(page.getByText(t('app.update.latest', { own: PRODUCT_VERSION }))).toBeVisible();
  const olderScripts = await scripts();
  await wholeScreen();

  await deployment.deploy(NEWER);
  await row.click();
  await page.getByRole('button', { name: t('app.update.load', { version: NEWER }) }).click();
  await expect(row).toContainText(NEWER);
  await wholeScreen();
  const newerScripts = await scripts();
  expect(newerScripts).toHaveLength(olderScripts.length);
  expect(newerScripts.filter((script) => olderScripts.includes(script))).toEqual([]);

  // A reload asks for the page again whatever was said of it; a player who only comes back gets the newest one, too.
  await deployment.deploy(NEWEST);
  await page.goto(`${deployment.url}${paths.aboutUs}`);
  await expect(row).toContainText(NEWEST);
  // The page goes first: it would ask on, and complain of a server that is gone.
  await page.close();
  await deployment.end();
});
