import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

const phoneOf = (page: Page) => page.frameLocator('iframe[title^="Phone of"]').first();
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Lin Mei is let in, and her phone shows it. */
async function letLinMeiIn(page: Page): Promise<void> {
  await page.goto('/__mock/stage');
  await button(page, 'First win').click();
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  await button(page, 'Let Lin Mei in').click();
  await expect(button(page, 'Place her bets')).toBeEnabled();
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
}

test('the time stands still between presses, and a console that lets it run changes no sentence', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await world.clock.rate(1);
  await letLinMeiIn(page);
  await expect(page.getByText('time stands still')).toBeVisible();
  const { serverTimeMs } = await world.currentIssue();
  expect((await world.currentIssue()).serverTimeMs).toBe(serverTimeMs);
  await world.clock.rate(1);
  await expect(page.getByText('time runs ×1')).toBeVisible();
  await button(page, 'Place her bets').click();
  await expect(page.getByText('time stands still')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keys are the stage’s wherever the focus is: also after a press into the phone', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await phoneOf(page).getByText('1,000.00').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('Space');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  await phoneOf(page)
    .locator('main, #root')
    .first()
    .click({ position: { x: 190, y: 20 } });
  await page.keyboard.press('b');
  await expect(button(page, 'Back to the stage')).toBeVisible();
  // Behind a black screen nothing goes on.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await expect(button(page, 'Back to the stage')).toBeHidden();
  await expect(button(page, 'Close the sale')).toBeEnabled();
});

test('clickers send an arrow or a dot, and two presses that follow at once are one', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  // At once, however slow the machine is.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
  });
  await expect(button(page, 'Draw 18 now')).toBeEnabled();
  await expect(button(page, 'Open the past draws')).toHaveCount(0);
});

test('after a reload a story goes on where it was, and in a world that became another one it does not', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await page.reload();
  await expect(button(page, 'Place her bets')).toBeEnabled();
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  await world.scenario('fresh-install');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a story' })).toBeVisible();
});

test('the presenter has a window of their own: each shows what the other did, and the audience no notes', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const [presenter] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, 'Window of the presenter').click(),
  ]);
  await expect(button(page, 'Place her bets')).toHaveCount(0);
  await expect(button(presenter, 'Place her bets')).toBeEnabled();
  await presenter.keyboard.press('Space');
  await expect(button(presenter, 'Close the sale')).toBeEnabled();
  await expect(page.getByText(/^She bets 50 on Big/)).toBeVisible();
  await expect(phoneOf(page).getByText('930.00').first()).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(button(presenter, 'Draw 18 now')).toBeEnabled();
  await button(presenter, 'Black screen').click();
  await expect(button(page, 'Back to the stage')).toBeVisible();
});

test('a link to one story opens it alone', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage#/story/safer-play');
  await expect(button(page, 'Let Anna in')).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Stories' }).getByRole('button')).toHaveText(/^Safer play/);
});
