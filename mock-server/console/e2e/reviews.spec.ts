import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { changeConfigControl } from '@canada28/shared/control/operator.control.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import type { Page } from '@playwright/test';

/** A world in which no other order waits for a decision. */
test.use({ worldOptions: { scenario: 'new-player' } });

/** Two withdrawals of one player that wait for a decision by hand. */
async function twoWithdrawals(world: World): Promise<void> {
  await freezeInSale(world);
  await world.control(changeConfigControl, { body: { reviewPolicy: 'manual' } });
  const anna = await world.player({
    userName: 'anna',
    hasDeposited: true,
    payPassword: '2828',
    addresses: [{ protocol: 'TRC20' }],
  });
  const [address] = await anna.call('wallet/getMyVirAddressList', {});
  for (const amount of [100, 250.5])
    await anna.call('withdraw/submitWithdrawOrder', {
      withdrawId: 1,
      addressId: address?.id ?? 0,
      amount,
      password: '2828',
    });
}

/** What is said of an action goes by itself: it is looked for before the key is pressed. */
async function pressAndHear(page: Page, key: string, said: string): Promise<void> {
  const heard = page.getByText(said).waitFor({ timeout: 30_000 });
  await page.keyboard.press(key);
  await heard;
}

test('a double click approves a withdrawal, and does not pay it', async ({ page, world }) => {
  await twoWithdrawals(world);
  await page.goto('/__mock#/reviews');
  const box = await page.getByRole('button', { name: 'Approve withdrawal 2' }).boundingBox();
  if (box === null) throw new Error('the button is not shown');
  const { mouse } = page;
  const press = async (clickCount: number) => {
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
  };
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await press(1);
  const pay = page.getByRole('button', { name: 'Paid withdrawal 2' });
  await expect(pay).toBeVisible();
  await pay.hover();
  await press(2);
  // A key comes after all that was pressed before: of two decisions it would take back the second alone.
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Approve withdrawal 2' })).toBeVisible();
});

test('the second withdrawal is approved, then paid, by keys alone', async ({ page, world }) => {
  await twoWithdrawals(world);
  await page.goto('/__mock#/reviews');
  // The number that phone and entries show, to the digit.
  const { list } = await world.control(listAllOrdersControl);
  const waiting = list.filter(({ type }) => type === FINANCE_TYPE.withdrawal);
  expect(waiting).toHaveLength(2);
  for (const { id } of waiting) await expect(page.getByText(id, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Withdrawal 2' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await pressAndHear(page, 'a', 'Withdrawal 2 is approved: it waits for payment now.');
  await expect(page.getByText('approved, not paid yet')).toBeVisible();
  await expect(page.getByText('It waits for its payment: you say when it is paid')).toBeVisible();
  await pressAndHear(page, 's', 'Withdrawal 2 is paid.');
  await expect(page.getByRole('row', { name: /anna withdrawal .* 250\.50.* paid/ })).toBeVisible();
  await expect(page.getByText('1 waiting')).toBeVisible();
  // The one that is decided stays chosen: the same keys touch no other order.
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve withdrawal 1' })).toBeVisible();
  // What is taken back is the payment: nothing was done after it.
  await page.keyboard.press('z');
  await expect(page.getByText('2 waiting')).toBeVisible();
  expect((await world.audit()).broken).toEqual([]);
});

test('a remark goes with a refusal, the money is available again, and Z takes it all back', async ({
  page,
  world,
}) => {
  await twoWithdrawals(world);
  await page.goto('/__mock#/reviews');
  await page.getByLabel(/Remark about withdrawal 1/).fill('the address is unknown to us');
  await page.getByRole('button', { name: 'Refuse withdrawal 1' }).click();
  await expect(page.getByText('the frozen money is available again')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'the address is unknown to us' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: order rejected')).toBeVisible();
  await expect(page.getByText('2 waiting')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'the address is unknown to us' })).toBeHidden();
  expect((await world.audit()).broken).toEqual([]);
});

test('the palette approves the second withdrawal from anywhere', async ({ page, world }) => {
  await twoWithdrawals(world);
  await page.goto('/__mock');
  await expect(page.getByText('2 waiting')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('approve withdrawal 2');
  await page.getByRole('option', { name: /Approve withdrawal 2: 250.5 USDT of anna/ }).waitFor();
  await pressAndHear(page, 'Enter', 'Withdrawal 2 is approved: it waits for payment now.');
});

test('orders that were left to people go on waiting for them; whatever the mock decides says when', async ({
  page,
  world,
}) => {
  await twoWithdrawals(world);
  await world.control(changeConfigControl, { body: { reviewPolicy: 'auto', reviewSeconds: 60 } });
  const bea = await world.player({ userName: 'bea' });
  await bea.call('deposit/submitDepositOrder', { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 500 });
  await page.goto('/__mock#/reviews');
  await expect(page.getByText('3 orders, 2 for you')).toBeVisible();
  await expect(page.getByText('It waits for you.')).toHaveCount(2);
  await expect(page.getByText(/The mock books it at \d\d:\d\d:\d\d\./)).toBeVisible();
  await world.clock.advance(60_000);
  await expect(page.getByText('2 orders for you')).toBeVisible();
});

test('a key decides no other order where the mock decided the chosen one', async ({ page, world }) => {
  await freezeInSale(world);
  await world.control(changeConfigControl, { body: { reviewPolicy: 'auto', reviewSeconds: 60 } });
  const bea = await world.player({ userName: 'bea' });
  const deposit = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 500 };
  await bea.call('deposit/submitDepositOrder', deposit);
  await world.clock.advance(30_000);
  await bea.call('deposit/submitDepositOrder', deposit);
  await page.goto('/__mock#/reviews');
  await expect(page.getByText('2 orders for the mock')).toBeVisible();
  await world.clock.advance(30_000);
  await expect(page.getByText('1 order for the mock')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('s');
  await expect(page.getByText('Deposit 1 arrived: the money is booked.')).toBeVisible();
});

test('where the mock decides by itself the page says so, and hands it over', async ({ page, world }) => {
  await freezeInSale(world);
  await world.control(changeConfigControl, { body: { reviewPolicy: 'auto' } });
  await page.goto('/__mock#/reviews');
  await page.getByRole('button', { name: 'Decide by hand' }).click();
  await expect(page.getByText('New orders wait for you.')).toBeVisible();
  await expect(page.getByText('Make a deposit or a withdrawal on a phone')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: settings')).toBeVisible();
  await expect(page.getByText('Nothing waits, because the mock decides by itself.')).toBeVisible();
});
