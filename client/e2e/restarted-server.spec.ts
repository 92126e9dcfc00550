import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
// Without a look at what the browser complains about: which calls a mock refuses while it ends is left to chance.
import { expect, test } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { startDeployment } from './support/deployment.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { MONEY_REQUESTS } from './support/money-requests.ts';

test('a player whose server restarts with a slip on the screen bets it once, in the same session', async ({
  page,
}) => {
  const { bet } = MONEY_REQUESTS;
  const deployment = await startDeployment(PRODUCT_VERSION, { isInFile: true });
  const world = await connectMock(deployment.url).world('default');
  await freezeInSale(world);
  const to = encodeURIComponent(paths.roomBetting);
  await page.goto(`${deployment.url}/__mock/open?as=fresh&lang=en&to=${to}`);
  const big = page.getByRole('button', { name: 'Big 1.999', exact: true });
  await big.press('Enter');
  await expect(big).toHaveAttribute('aria-pressed', 'true');
  const before = await bet.count(world);
  await page.evaluate(() => document.body.setAttribute('data-is-same', ''));
  await deployment.restart();
  await bet.send(page);
  await bet.expectAnswer(page);
  expect(await bet.count(world)).toBe(before + 1);
  await expect(page.locator('body')).toHaveAttribute('data-is-same', '');
  await page.close();
  await deployment.end();
});
