import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a guest of a demo bets at once, and a win is celebrated', async ({ page, world }) => {
    const issue = await freezeInSale(world);
    await world.draws.next({ sum: 18 });
    await page.goto(paths.home);
    await page.getByRole('button', { name: t('ui.demo.try') }).tap();
    await expect(page).toHaveURL(paths.roomBetting);
    await page.getByRole('button', { name: `${t('game.choice.big')} 1.999`, exact: true }).tap();
    await page.getByRole('button', { name: t('game.bet.now') }).tap();
    await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
    await world.clock.advance(issue.saleEndMs - issue.saleStartMs);
    await expect(page.getByText(t('game.issue.sealed')).first()).toBeVisible();
    await world.clock.advance(issue.drawAtMs - issue.saleEndMs);
    await expect(page.getByText(t('draws.prize.won'))).toBeVisible();
    const celebration = page.locator('[data-celebration]');
    await expect(celebration).toHaveCount(1);
    // The burst makes no room to scroll, beside the page or below it.
    const room = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(room).toBe(0);
    await expect
      .poll(() => celebration.evaluate((burst) => burst.getAnimations({ subtree: true }).length))
      .toBe(0);
    await expect(celebration.locator('span').first()).toHaveCSS('opacity', '0');
  });
});
