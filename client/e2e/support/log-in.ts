import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { expect, type Page } from '@playwright/test';
import { answerGraphicCode } from './graphic-code.ts';
import type { Words } from './words.ts';

/** Fills the form of log in that is shown, and sends it. */
export async function logInBy(page: Page, t: Words, userName = 'fresh'): Promise<void> {
  const submit = page.getByRole('button', { name: t('session.logIn.action'), exact: true });
  // The registration, from where one may come, has fields of the same names.
  await expect(submit).toBeVisible();
  await page.getByRole('textbox', { name: t('auth.field.account') }).fill(userName);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(DEMO_LOGIN_PASSWORD);
  await answerGraphicCode(page, t);
  await submit.click();
}
