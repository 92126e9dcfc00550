import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import type { Locator } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { test as busyTest } from './support/busy-test.ts';
import { withFlags } from './support/flags.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { allowInspection, inspect } from './support/inspection.ts';
import { screenReady } from './support/screen-ready.ts';
import { expect, test } from './support/test.ts';
import { addressOf, SCREEN_WALKS } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

/** Twice the size of medium text. */
const LARGE_TEXT_PX = 32;

const ETHEREUM_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

const launchOptions = withFlags(`--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`);
busyTest.use({ launchOptions });
test.use({ launchOptions });

for (const walk of SCREEN_WALKS) {
  busyTest(
    `on a device that writes twice as large every screen does so, and nothing is cut off: ${walk[0]} and on`,
    async ({ page, context, busy }) => {
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
    },
  );
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('no part of a slip lies on another, its second sum ends where the first line does, and the name of a number of a chase is whole', async ({
    page,
    context,
    world,
    signIn,
  }) => {
    const t = wordsOf('en');
    await allowInspection(context);
    await freezeInSale(world);
    await signIn(await world.logIn('demo'));
    await page.goto(`${paths.roomBetting}?bet=31:10,18:20,37:10,1:2000`);
    const clear = page.getByRole('button', { name: t('common.action.clear') });
    await expect(clear).toBeVisible();
    await expect(page.getByText(t('common.money.balance'))).toBeVisible();
    expect(await inspect(page)).toEqual([]);
    const rightOf = async (at: Locator) => at.evaluate((element) => element.getBoundingClientRect().right);
    const label = page.getByText(t('betting.slip.mayReturn'));
    await label.scrollIntoViewIfNeeded();
    expect(await rightOf(label)).toBeCloseTo(await rightOf(clear), 0);

    await page.goto(`${paths.roomBetting}?chase=31:10&mode=double`);
    const name = page.getByText(t('chasing.form.startMultiple'));
    await expect(name).toBeVisible();
    const lines = await name.evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('a verified draw and a question are there whole', async ({ page, world, signIn }) => {
    const t = wordsOf('jp');
    const issue = await freezeInSale(world);
    await signIn(await world.logIn('demo'), 'jp');
    await page.goto(`${paths.roomPastDraws}?issue=${issue.lastIssueCode}&verify`);
    await expect(page.getByText(t('draws.verify.verified'), { exact: true })).toBeVisible();
    const rights = await page
      .getByRole('dialog')
      .last()
      .locator('dd span')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(rights).toHaveLength(20);
    expect(Math.max(...rights)).toBeLessThanOrEqual(320);

    await page.goto(paths.settings);
    await page.getByRole('button', { name: t('session.logOut.action') }).click();
    const answers = page.getByRole('alertdialog').getByRole('button');
    await expect(answers).toHaveCount(2);
    const cancel = await answers.first().boundingBox();
    const confirm = await answers.last().boundingBox();
    expect(cancel?.y).toBeLessThan(confirm?.y ?? 0);
  });

  for (const language of LANGUAGE_CODES) {
    test(`a changed issue, the ways on, a slide, an address and a refusal are there whole (${language})`, async ({
      page,
      context,
      world,
      signIn,
    }) => {
      const t = wordsOf(language);
      await allowInspection(context);
      const issue = await freezeInSale(world);
      await signIn(await world.logIn('demo'), language);
      await page.goto(`${paths.roomBetting}?bet=31:10`);
      await expect(page.getByText(t('common.action.clear'))).toBeVisible();
      await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
      await page.reload();
      await expect(page.getByText(t('betting.slip.issueSeen'))).toBeVisible();
      expect(await inspect(page)).toEqual([]);

      for (const path of [paths.home, paths.roomLobby]) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: t('game.odds.name'), exact: true })).toBeVisible();
        expect(await inspect(page), path).toEqual([]);
      }

      await page.goto(paths.loginPassword);
      const label = page.getByText(t('ui.slide.label'));
      await expect(label).toBeVisible();
      const hiddenPx = await label.evaluate((text) => {
        const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
        return heightOf(text) - heightOf(text.parentElement);
      });
      expect(hiddenPx).toBeLessThanOrEqual(0);

      await page.goto(paths.addAddress);
      const address = page.getByRole('textbox').first();
      await address.fill(ETHEREUM_ADDRESS);
      expect(await address.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

      await page.goto(paths.withdraw);
      await page.getByRole('textbox', { name: t('withdraw.form.amount') }).fill('20');
      await page.getByRole('button', { name: t('withdraw.form.submit') }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.type('9999');
      const refusal = page.getByRole('dialog').getByText(ERROR_TEXTS[language].wrongPassword);
      await expect(refusal).toBeVisible();
      expect(await refusal.evaluate((note) => note.scrollHeight - note.clientHeight)).toBe(0);
    });
  }
});
