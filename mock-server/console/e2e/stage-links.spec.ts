import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';
import { phoneOf, STEP_PATIENCE } from './story-presses.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a link to one story opens it alone, with phones in the language that they have where it is made', async ({
  page,
  world,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await freezeInSale(world);
  await page.goto('/__mock/stage#/story/safer-play');
  await expect(button(page, 'Let Anna in')).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Stories' }).getByRole('button')).toHaveText(/^Safer play/);
  await page.getByRole('combobox', { name: 'Language of the phones' }).selectOption('kor');
  await button(page, 'Copy a link to this story').click();
  await expect(page.getByText('The link is in the clipboard: it opens this story alone.')).toBeVisible();
  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(phoneOf(visitor).locator('html[lang="ko"]')).toBeAttached();
  await expect(visitor.getByRole('list', { name: 'Stories' }).getByRole('button')).toHaveCount(1);
  await expect(button(visitor, 'Let Anna in')).toBeEnabled();
  // Another link in the same tab loads no page.
  await visitor.goto(`${world.url}/__mock/stage#/story/is-it-fair/jp`);
  await expect(phoneOf(visitor).locator('html[lang="ja"]')).toBeAttached();
  await expect(button(visitor, 'Let a skeptic in')).toBeEnabled();
  await visit.close();
});

test('a link that is opened while a step is under way is opened once that is done, and of two the last one', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage#/story/first-win');
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  // A step that takes its time: it saves the world first.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/__mock/snapshots', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Space');
  await expect(button(page, 'Let Lin Mei in')).toBeDisabled();
  for (const story of ['safer-play', 'is-it-fair'])
    await page.evaluate((id) => {
      location.hash = `#/story/${id}`;
    }, story);
  letGo();
  await expect(button(page, 'Let a skeptic in')).toBeEnabled(STEP_PATIENCE);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
