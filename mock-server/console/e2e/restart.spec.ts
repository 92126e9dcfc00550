import { startDeployment } from '@canada28/client/e2e/support/deployment.ts';
import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
// Without a look at what the browser complains about: which calls a mock refuses while it ends is left to chance.
import { expect, test } from '@playwright/test';

test('after a restart of the mock, whose journal begins again, an open console goes on live', async ({
  page,
}) => {
  const deployment = await startDeployment(PRODUCT_VERSION);
  const world = await connectMock(deployment.url).world('default');
  const moveBy = (words: string) => page.getByRole('button', { name: `time moved + ${words}` });
  await page.goto(`${deployment.url}/__mock`);
  await expect(page.getByRole('button', { name: 'following', exact: true })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-is-same', ''));
  for (let move = 0; move < 30; move += 1) await world.clock.advance('1s');
  await expect(moveBy('1 s').first()).toBeVisible();
  await deployment.restart();
  // One of the first entries of this run, of which the run before had more.
  await world.clock.advance('2s');
  await expect(moveBy('2 s')).toBeVisible();
  await expect(moveBy('1 s')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'following', exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-is-same', '');
  await page.close();
  await deployment.end();
});
