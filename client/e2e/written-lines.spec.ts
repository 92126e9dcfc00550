import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { expect, test } from './support/test.ts';

const said = (text: string): Record<LanguageCode, string> => ({
  zh: text,
  en: text,
  jp: text,
  kor: text,
  cht: text,
});

test('message and notice have the lines that the operator wrote', async ({ page, signIn, world }) => {
  const text = said('First line\n\nSecond paragraph\n- one\n- two');
  await world.message({ title: said('A message'), text });
  await world.notice({ title: said('A notice'), content: text });
  await signIn(await world.logIn('demo'));

  await page.goto('/message');
  await page.getByRole('button', { name: 'A message' }).tap();
  await expect(page.getByRole('button', { name: 'A message', expanded: true })).toBeVisible();
  const read = page.getByRole('listitem').filter({ hasText: 'A message' }).getByText('First line');
  await expect.poll(() => read.innerText()).toBe(text.en);

  await page.goto('/');
  await page.getByRole('button', { name: 'A notice' }).tap();
  const notice = page.getByRole('dialog').getByText('First line');
  await expect.poll(() => notice.innerText()).toBe(text.en);
});
