import { expect, type Page } from '@playwright/test';
import { answerGraphicCode } from './graphic-code.ts';
import type { Words } from './words.ts';

type Newcomer = { readonly uname: string; readonly password: string };

/** Log in and registration have fields of the same names, so it waits until its own tab is there. A log in follows. */
export async function registerBy(page: Page, t: Words, newcomer: Newcomer): Promise<void> {
  const { uname, password } = newcomer;
  await expect(page.getByRole('tab', { name: t('auth.register.title'), selected: true })).toBeVisible();
  await page.getByRole('textbox', { name: t('auth.field.account') }).fill(uname);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page.getByLabel(t('auth.field.passwordAgain')).fill(password);
  await answerGraphicCode(page, t);
  await page.getByLabel(t('auth.register.adult')).check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
}
