import { paths } from '../src/paths.ts';
import { test } from './support/busy-test.ts';
import { expect } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test('the tabs of the room and of the deposit are as tall as a finger needs', async ({ page }) => {
  for (const [path, row] of [
    [paths.roomBetting, page.getByRole('navigation', { name: t('betting.room.label') })],
    [paths.deposit, page.getByRole('tablist')],
  ] as const) {
    await page.goto(path);
    await expect(row).toBeVisible();
    expect((await row.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
});

test('the lobby shows every way on to the narrowest phone, without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(paths.roomLobby);
  const ways = page.getByRole('navigation', { name: t('betting.room.label') }).getByRole('link');
  await expect(ways.nth(6)).toBeVisible();
  for (const way of await ways.all()) {
    const { x, width } = (await way.boundingBox()) ?? { x: Number.NaN, width: 0 };
    expect(x, await way.innerText()).toBeGreaterThanOrEqual(0);
    expect(x + width, await way.innerText()).toBeLessThanOrEqual(320);
  }
});
