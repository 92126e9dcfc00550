import { paths } from '../src/paths.ts';
import { controlOf } from './support/control.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test('an open phone follows its clock to the draw and back again, without a reload', async ({
  page,
  server,
}) => {
  const control = controlOf(server.url);
  const issue = await control.freezeInSale();
  await page.goto(paths.home);
  const current = page.getByText(issue.issueCode).first();
  const countdown = async () => (await page.getByRole('timer').allInnerTexts()).join(' ');
  await expect(current).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  const before = await countdown();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await control.to('cutoff');
  await expect(page.getByText(t('game.issue.sealed')).first()).toBeVisible();

  await control.to('draw');
  const next = String(Number(issue.issueCode) + 1);
  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(t('game.issue.sealed'))).toHaveCount(0);

  await control.back();
  await control.back();
  await expect(page.getByText(next)).toHaveCount(0);
  await expect(current).toBeVisible();
  expect(await countdown()).toBe(before);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
