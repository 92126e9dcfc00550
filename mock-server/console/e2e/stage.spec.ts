import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import type { Page } from '@playwright/test';

const phoneOf = (page: Page) => page.frameLocator('iframe[title^="Phone of"]').first();

test('a presenter tells the first win with the space bar alone, and steps back', async ({ page, world }) => {
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Draw 18 now' })).toBeEnabled();
  await expect(phoneOf(page).getByText('Big', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(phoneOf(page).getByText('+462.95').first()).toBeVisible();
  await expect(phoneOf(page).getByText('Set by a tester').first()).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: 'Draw 18 now' })).toBeEnabled();
  expect((await world.audit()).broken).toEqual([]);
});

test('a second phone is another player, a black screen is black, and the language changes in mid-story', async ({
  page,
}) => {
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^Safer play/ }).click();
  await expect(page.getByRole('button', { name: 'Let Anna in' })).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Set her limit' })).toBeEnabled();
  await page.keyboard.press('2');
  await expect(page.frameLocator('iframe[title="Phone of demo"]').getByText('1.999').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the phones' }).selectOption('kor');
  await expect(phoneOf(page).locator('html[lang="ko"]')).toBeAttached();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Back to the stage' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Back to the stage' })).toBeHidden();
});

test.describe('visitors', () => {
  test('join by the code as players of their own, are shown, and are out when it starts over', async ({
    browser,
    page,
  }) => {
    const mock = await startMock({ child: true });
    await page.goto(`${mock.url}/__mock/stage`);
    await expect(page).toHaveURL(/^http:\/\/stage\.localhost/);
    await page.getByRole('button', { name: /^Is it fair/ }).click();
    const code = page.getByRole('img', { name: /^Invitation: / });
    const link = new URL(((await code.getAttribute('aria-label')) ?? '').replace('Invitation: ', ''));
    // The code leads to the address of this machine in its network; here the browser is on the machine itself.
    link.host = new URL(mock.url).host;
    const visitor = await browser.newContext();
    const phone = await visitor.newPage();
    await phone.goto(link.href);
    await phone.getByRole('button').first().click();
    await expect(phone).toHaveURL(({ pathname }) => pathname === '/');
    await expect(page.getByText('1 visitor', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('0 visitors')).toBeVisible();
    await visitor.close();
    // A page that follows a server that is gone would say so.
    await page.goto('about:blank');
    await mock.close();
  });
});
