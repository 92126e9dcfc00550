import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

type Sheet = {
  readonly passcode: string;
  readonly whenOpen?: () => Promise<void>;
};

/** Taps the transaction password on the sheet's own keys. */
export async function enterPasscode(page: Page, t: Words, { passcode, whenOpen }: Sheet): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t('security.pay.name') });
  await expect(sheet).toBeVisible();
  await whenOpen?.();
  for (const digit of passcode) await sheet.getByRole('button', { name: digit, exact: true }).tap();
}

type Form = {
  readonly passcode: string;
  readonly whenFilled?: () => Promise<void>;
};

/** Fills the form of a first transaction password that is shown, and saves it. */
export async function setPasscode(page: Page, t: Words, { passcode, whenFilled }: Form): Promise<void> {
  await page.getByLabel(t('security.pay.next'), { exact: true }).fill(passcode);
  await page.getByLabel(t('security.pay.again'), { exact: true }).fill(passcode);
  await slideToTheEnd(page);
  await whenFilled?.();
  await page.getByRole('button', { name: t('common.action.save') }).click();
}

/** Takes the handle and drags it past the right end. */
async function slideToTheEnd(page: Page): Promise<void> {
  const handle = await page.locator('[data-handle]').boundingBox();
  const { x, y } = { x: (handle?.x ?? 0) + 20, y: (handle?.y ?? 0) + 20 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 400, y, { steps: 5 });
  await page.mouse.up();
}
