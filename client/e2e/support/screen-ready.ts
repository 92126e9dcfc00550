import { expect, type Page } from '@playwright/test';
import { wordsOf } from './words.ts';

const t = wordsOf('en');

/** The screen stands with all that it shows: its code has come, no list is on its way, the network rests. */
export async function screenReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('ui.loading.label'))).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
