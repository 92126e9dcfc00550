import type { Page } from '@playwright/test';

/** Chooses a story of the stage, and waits until it stands. */
export async function beginStory(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Start over' }).and(page.locator(':enabled')).waitFor();
}

/** Presses the big button by its words, once the step before is done. */
export async function press(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words }).and(page.locator(':enabled')).click();
}

/** Waits until the last step is done: the button offers the next story. */
export async function endOfStory(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Next: / })
    .and(page.locator(':enabled'))
    .waitFor();
}
