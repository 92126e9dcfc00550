import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { keepSaid } from './keep-said.ts';

test('a page that cannot be loaded leaves the others, and loads on a press', async ({
  page,
  world,
  expectedComplaints,
}) => {
  // The browser itself notes what it cannot reach, and React what a boundary caught.
  expectedComplaints.push('net::ERR_FAILED', 'dynamically imported module');
  await freezeInSale(world);
  await page.route(/\/assets\/players-page-.*\.js$/, (route) => route.abort());
  await page.goto('/__mock#/players');
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('list', { name: 'Issues around now' })).toBeVisible();
  await page.keyboard.press('3');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('link', { name: 'demo', exact: true })).toBeVisible();
});

test('a read that was refused says why, and can be tried again', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 500');
  await freezeInSale(world);
  await page.route('**/__mock/snapshots', async (route) => {
    // The page reads again by itself, too, as soon as its stream is there: that is refused like the first time.
    const isPressed = await page.evaluate(() => document.body.dataset.isPressed !== undefined);
    if (isPressed) return route.continue();
    await route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'They could not be read.' } });
  });
  await page.goto('/__mock#/snapshots');
  await expect(page.getByRole('alert')).toContainText('They could not be read.');
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-is-pressed', ''), true);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('only the last of two things offers to be undone, then the one before it', async ({ page, world }) => {
  await freezeInSale(world);
  const { nowMs } = await world.read();
  await keepSaid(page);
  await page.goto('/__mock');
  await expect(page.getByRole('list', { name: 'Issues around now' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByText('An hour later')).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(page.getByText('An hour later')).toHaveCount(2);
  const undo = page.getByRole('button', { name: 'Back', exact: true });
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(page.getByText('An hour later')).toHaveCount(1);
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect.poll(async () => (await world.read()).nowMs).toBe(nowMs);
});
