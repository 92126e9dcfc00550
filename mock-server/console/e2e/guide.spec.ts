import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('the guide does what it tells of, and the documentation of the API leads back to it', async ({
  page,
  world,
}) => {
  await page.goto('/__mock');
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await page.getByRole('button', { name: 'New player…' }).click();
  await expect(page.getByRole('dialog', { name: 'New player' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Another time…' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('23:00');
  await page.keyboard.press('Enter');
  await expect.poll(async () => new Date((await world.read()).nowMs).getUTCHours()).toBe(15);
  await page.getByRole('link', { name: 'API of the control calls' }).click();
  // Links of the document open in a tab of their own.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
});
