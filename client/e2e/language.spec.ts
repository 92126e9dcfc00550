import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('a language that is chosen in one tab is spoken in the other, where what is open stays open', async ({
  page,
  context,
}) => {
  const [before, after] = [wordsOf('en'), wordsOf('kor')];
  await page.goto(paths.home);
  await page.getByRole('button', { name: before('home.notice.label') }).click();
  const dialog = await page.getByRole('dialog', { name: before('home.notice.label') }).elementHandle();

  const other = await context.newPage();
  await other.goto(paths.language);
  await other.getByRole('button', { name: '한국어' }).click();
  const translated = page.getByRole('dialog', { name: after('home.notice.label') });
  await expect(translated).toContainText('데모 환경 안내');
  expect(await dialog?.evaluate((element) => element.isConnected)).toBe(true);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: after('home.notice.label') })).toBeFocused();
});
