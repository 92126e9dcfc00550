import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addAddressCall } from '@canada28/shared/contract/addresses.contract.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import type { Locator } from '@playwright/test';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const TRON_ADDRESS = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';

/** What the automatic review of a deposit takes. */
const REVIEW_MS = 20_000;

// The narrowest phone of all.
test.use({ viewport: { width: 320, height: 568 } });

/** The rows in which the text of an element stands. */
const linesOf = (element: Locator) =>
  element.evaluate((tag) => {
    const range = document.createRange();
    range.selectNodeContents(tag);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('what is to be measured is not shown');
  return box;
}

for (const language of LANGUAGE_CODES) {
  test(`no message lies on the sum that it is about, and no state is broken in two (${language})`, async ({
    page,
    signIn,
    world,
  }) => {
    const t = wordsOf(language);
    await freezeInSale(world);
    const player = await world.logIn('demo');
    await signIn(player, language);

    await page.goto('/order/betting');
    const choice = t('game.choice.big');
    await page.getByRole('button', { name: `${choice} 1.999` }).tap();
    await expect(page.getByLabel(t('betting.slip.amountFor', { choice }))).toBeInViewport({ ratio: 1 });

    await page.goto('/recharge');
    await page.getByRole('button', { name: '500', exact: true }).tap();
    await page.getByRole('button', { name: t('deposit.form.paid') }).tap();
    const message = page.getByText(t('deposit.form.submitted')).first();
    await expect(message).toBeVisible();
    // It stays as long as a pointer rests on it, so that a slow machine measures it, too.
    await message.hover();
    const sum = page.getByRole('status').getByText('500.00');
    await expect(sum).toBeVisible();
    const [above, below] = [await boxOf(message), await boxOf(sum)];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);

    await world.clock.advance(REVIEW_MS);
    const address = {
      name: '',
      currency: 'USDT',
      protocol: 'TRC20',
      address: TRON_ADDRESS,
      defaulted: 1,
    } as const;
    await player.call(addAddressCall, { ...address, password: DEMO_PAY_PASSWORD });
    const [method] = await player.call(getWithdrawalMethodsCall, {});
    const addressId = method?.address.TRC20?.[0]?.id ?? 0;
    const order = { withdrawId: method?.id ?? 0, addressId, amount: 100, password: DEMO_PAY_PASSWORD };
    await player.call(submitWithdrawalCall, order);
    await world.clock.advance(REVIEW_MS);
    await page.goto('/withdraw/list');
    const state = page.getByRole('link').getByText(t('finance.status.approved'), { exact: true }).first();
    await expect(state).toBeVisible();
    expect(await linesOf(state)).toBe(1);
    const [inner, outer] = [await boxOf(state), await boxOf(page.getByRole('main'))];
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    // A larger sum beside it leaves it less room.
    await state.evaluate((tag) => tag.parentElement?.style.setProperty('width', '1px'));
    expect(await linesOf(state)).toBe(1);
  });
}

test('the newest of more picks than the slip has room for is the one in sight', async ({ page, world }) => {
  const t = wordsOf('en');
  await freezeInSale(world);
  await page.goto('/order/betting');
  const choices = [t('game.choice.big'), t('game.choice.small'), t('game.choice.odd'), t('game.choice.even')];
  for (const choice of choices) {
    await page.getByRole('button', { name: `${choice} 1.999` }).tap();
    await expect(page.getByLabel(t('betting.slip.amountFor', { choice }))).toBeInViewport({ ratio: 0.9 });
  }
  const first = page.getByLabel(t('betting.slip.amountFor', { choice: choices[0] ?? '' }));
  await expect(first).not.toBeInViewport();
});

test('a large sum stands in one line', async ({ page, signIn, world }) => {
  const player = await world.logIn('demo');
  const { moneyUsable } = await player.credit('1003010673.463456');
  expect(moneyUsable).toBeGreaterThan(1e9);
  await signIn(player);
  await page.goto('/center');
  const total = page.getByText(/^1,003,0.+USDT$/);
  await expect(total).toBeVisible();
  expect(await linesOf(total)).toBe(1);
});
