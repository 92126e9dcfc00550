import type { Page } from '@playwright/test';

/** Opens the presenter's window beside the audience's, and answers it. */
export async function openPresenter(page: Page): Promise<Page> {
  const [presenter] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Window of the presenter' }).click(),
  ]);
  return presenter;
}
