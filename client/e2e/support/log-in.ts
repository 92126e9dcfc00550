import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { expect, type Page } from '@playwright/test';
import { answerGraphicCode } from './graphic-code.ts';
import type { Words } from './words.ts';

/** As the mock has it. */
const FRESH = { uname: 'fresh', password: DEMO_LOGIN_PASSWORD };

/** Fills the form of log in that is shown, and sends it. */
export async function logInBy(page: Page, t: Words, { uname, password } = FRESH): Promise<void> {
  const submit = page.getByRole('button', { name: t('session.logIn.action'), exact: true });
  // The registration, from where one may come, has fields of the same names.
  await expect(submit).toBeVisible();
  await page.getByRole('textbox', { name: t('auth.field.account') }).fill(uname);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await answerGraphicCode(page, t);
  await submit.click();
}
