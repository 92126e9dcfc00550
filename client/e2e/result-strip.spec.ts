import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import type { Locator } from '@playwright/test';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** An extreme small one has the widest tags, and the mark of a result that a tester set. */
const WIDEST_SUM = 0;

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
}

for (const language of LANGUAGE_CODES) {
  test(`the arrow stands beside the last result, in no line of its own (${language})`, async ({
    page,
    signIn,
    world,
  }) => {
    const t = wordsOf(language);
    await freezeInSale(world);
    await world.draws.next({ sum: WIDEST_SUM });
    await freezeInSale(world);
    await signIn(await world.logIn('demo'), language);
    await page.goto('/order/betting');
    const strip = page.getByRole('button', { name: t('draws.strip.last') });
    await expect(strip).toContainText(t('game.choice.extremeSmall'));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const arrow = strip.locator('> svg');
      await expect.poll(async () => (await middleOf(arrow)) - (await middleOf(strip))).toBeCloseTo(0, 0);
    }
  });
}
