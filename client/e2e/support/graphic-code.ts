import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Answers the sum that the picture's name asks, as a player does who cannot see it. */
export async function answerGraphicCode(page: Page, t: Words): Promise<void> {
  const [asked = ''] = t('ui.captcha.question').split('{{');
  const picture = page.getByRole('img', { name: new RegExp(asked.slice(0, 4)) });
  const operands = (await picture.getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? [];
  const answer = operands.reduce((sum, operand) => sum + operand, 0);
  await page.getByLabel(t('auth.captcha.label'), { exact: true }).fill(String(answer));
}
