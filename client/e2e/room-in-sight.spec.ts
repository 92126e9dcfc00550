import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import type { Locator } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** An extreme small one has the widest tags, and the mark of a result that a tester set. */
const WIDEST_SUM = 0;

const COMBINATIONS = ['bigOdd', 'smallOdd', 'bigEven', 'smallEven'] as const;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('what is to be measured is not shown');
  return box;
}

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height / 2;
}

for (const language of LANGUAGE_CODES) {
  test(`the arrow stands beside the last result, the combinations in one line, and a message leaves the tabs free (${language})`, async ({
    page,
    signIn,
    world,
  }) => {
    const t = wordsOf(language);
    await freezeInSale(world);
    await world.draws.next({ sum: WIDEST_SUM });
    await freezeInSale(world);
    await signIn(await world.logIn('demo'), language);
    await page.goto(paths.roomBetting);
    const strip = page.getByRole('button', { name: t('draws.strip.last') });
    await expect(strip).toContainText(t('game.choice.extremeSmall'));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const arrow = strip.locator('> svg');
      await expect.poll(async () => (await middleOf(arrow)) - (await middleOf(strip))).toBeCloseTo(0, 0);
    }

    const grid = page.getByRole('region', { name: t('betting.grid.combinations') });
    const name = (choice: (typeof COMBINATIONS)[number] | 'big') =>
      grid.getByText(t(`game.choice.${choice}`), { exact: true });
    const { height } = await boxOf(name('big'));
    for (const choice of COMBINATIONS) expect((await boxOf(name(choice))).height).toBeLessThanOrEqual(height);

    await name('big').tap();
    const picks = page.getByRole('list', { name: t('betting.slip.stakeEach') });
    const sidewaysPx = await picks.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(sidewaysPx, 'of the picks, which would show a scroll bar').toBe(0);
    await page.getByRole('button', { name: t('game.bet.now') }).tap();
    const message = page.getByText(t('betting.slip.placed')).first();
    await expect(message).toBeVisible();
    // It stays as long as a pointer rests on it, so that a slow machine measures it, too.
    await message.hover();
    const tab = await boxOf(page.getByRole('link', { name: t('betting.room.bet'), exact: true }));
    expect((await boxOf(message)).y).toBeGreaterThanOrEqual(tab.y + tab.height);
  });
}

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('shows the whole button below a slip of three picks, and the issue above it', async ({
    page,
    signIn,
    world,
  }) => {
    const t = wordsOf('en');
    const { issueCode } = await freezeInSale(world);
    await signIn(await world.logIn('demo'));
    await page.goto(`${paths.roomBetting}?bet=31:10,18:20,37:10`);
    const betNow = page.getByRole('button', { name: t('game.bet.now') });
    await expect(betNow).toBeInViewport({ ratio: 1 });
    await betNow.tap();
    await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
    const title = page.getByRole('heading', { name: t('game.issue.name', { issue: issueCode }) });
    await expect(title).toBeInViewport({ ratio: 1 });
  });
});
