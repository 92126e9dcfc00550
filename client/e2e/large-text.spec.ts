import { test } from './support/busy-test.ts';
import { withFlags } from './support/flags.ts';
import { allowInspection, inspect } from './support/inspection.ts';
import { screenReady } from './support/screen-ready.ts';
import { expect } from './support/test.ts';
import { addressOf, SCREEN_WALKS } from './support/visits.ts';

/** Twice the size of medium text. */
const LARGE_TEXT_PX = 32;

test.use({ launchOptions: withFlags(`--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`) });

for (const walk of SCREEN_WALKS) {
  test(`on a device that writes twice as large every screen does so, and nothing is cut off: ${walk[0]} and on`, async ({
    page,
    context,
    busy,
  }) => {
    await allowInspection(context);
    for (const path of walk) {
      await page.goto(addressOf(path, busy.ids));
      await screenReady(page);
      const textPx = await page
        .locator('#root')
        .evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
      // 14 px of the 375 wide design, on a phone of 390, twice as large.
      expect(textPx, path).toBeCloseTo((14 / 375) * 390 * 2, 1);
      expect(await inspect(page), path).toEqual([]);
    }
  });
}
