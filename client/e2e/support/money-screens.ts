import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Taps the transaction password on the sheet's own keys. */
export async function enterPasscode(page: Page, t: Words, passcode: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t('security.pay.name') });
  await expect(sheet).toBeVisible();
  for (const digit of passcode) await sheet.getByRole('button', { name: digit, exact: true }).tap();
}

/** What my says that the player owns. */
export async function expectMoney(
  page: Page,
  t: Words,
  money: { readonly total: string; readonly available: string; readonly frozen: string },
): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(`${t('my.assets.total')}${money.total} USDT`);
  await expect(main).toContainText(`${t('common.money.available')}${money.available}`);
  await expect(main).toContainText(`${t('common.money.onHold')}${money.frozen}`);
}

type NewAddress = { readonly protocol: string; readonly address: string; readonly passcode: string };

/** Adds an address from the book that is shown. */
export async function addAddress(page: Page, t: Words, added: NewAddress): Promise<void> {
  const { protocol, address, passcode } = added;
  await page.getByRole('link', { name: t('address.add.title') }).click();
  await page.getByRole('tab', { name: protocol }).click();
  await page.getByLabel(t('address.add.address', { protocol })).fill(address);
  await expect(page.getByText(t('address.add.right', { protocol }))).toBeVisible();
  await page.getByRole('button', { name: t('common.action.next') }).click();
  await enterPasscode(page, t, passcode);
  await expect(page).toHaveURL(/\/address$/);
}
