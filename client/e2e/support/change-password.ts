import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

type Change = {
  readonly kind: 'login' | 'pay';
  /** None where a first one is set. */
  readonly old?: string;
  readonly next: string;
};

/** Fills the form of that password that is shown, and saves it. */
export async function changePassword(page: Page, t: Words, { kind, old, next }: Change): Promise<void> {
  if (old !== undefined) await page.getByLabel(t(`security.${kind}.old`), { exact: true }).fill(old);
  await page.getByLabel(t(`security.${kind}.next`), { exact: true }).fill(next);
  await page.getByLabel(t(`security.${kind}.again`), { exact: true }).fill(next);
  await slideToTheEnd(page);
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
