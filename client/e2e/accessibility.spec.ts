import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findRoute } from '../src/app/routes.tsx';
import { paths } from '../src/paths.ts';
import { test } from './support/busy-test.ts';
import { screenReady } from './support/screen-ready.ts';
import { expect } from './support/test.ts';
import { addressOf, SCREEN_PATHS } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, one line a place. */
async function findingsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Guests see one and the same invitation in the place of each screen for players. */
const SCREENS_FOR = {
  guest: SCREEN_PATHS.filter((path) => findRoute(path)?.isMembersOnly !== true),
  player: SCREEN_PATHS,
};

for (const visitor of ['guest', 'player'] as const) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor });

    for (const path of SCREENS_FOR[visitor]) {
      test(`axe finds nothing on ${path}`, async ({ page, busy }) => {
        await page.goto(addressOf(path, busy.ids));
        await screenReady(page);
        expect(await findingsOn(page)).toEqual([]);
      });
    }
  });
}

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
