import { readFile } from 'node:fs/promises';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Player, World } from '@canada28/mock-server/kit/testing.ts';
import { changeConfigControl } from '@canada28/shared/control/operator.control.ts';
import { listPostingsControl } from '@canada28/shared/control/records.control.ts';
import type { Page } from '@playwright/test';

/** Of one player: 1,000 USDT, two bets a minute apart, and a withdrawal that waits. */
async function playerWithEntries(world: World): Promise<Player> {
  const { issueCode } = await freezeInSale(world);
  await world.control(changeConfigControl, { body: { reviewPolicy: 'manual' } });
  const anna = await world.player({
    userName: 'anna',
    balance: 1000,
    hasDeposited: true,
    payPassword: '2828',
    addresses: [{ protocol: 'TRC20' }],
  });
  const bet = (totalAmount: number) =>
    anna.call('game/gameBet.do', {
      issueCode,
      lotteryId: '1',
      totalAmount,
      gameItem: [{ totalAmount, numberRecord: '31' }],
    });
  await bet(10);
  await world.clock.advance('1m');
  await bet(20);
  await world.clock.advance('1m');
  const [address] = await anna.call('wallet/getMyVirAddressList', {});
  await anna.call('withdraw/submitWithdrawOrder', {
    withdrawId: 1,
    addressId: address?.id ?? 0,
    amount: 100,
    password: '2828',
  });
  return anna;
}

const entries = (page: Page) => page.getByRole('region', { name: 'Entries' });
const rowsOf = (page: Page) =>
  entries(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('entries are filtered by kind, which a reload keeps, and by time; what was left after each is that of the whole ledger; the file holds what is found', async ({
  page,
  world,
}) => {
  const anna = await playerWithEntries(world);
  await page.goto(`/__mock#/players/${anna.id}`);
  await expect(rowsOf(page)).toHaveCount(5);
  await page.getByLabel('Kind').selectOption('Bet stake');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).first()).toContainText('970.000000');
  await expect(page.getByText('2 of 5 entries', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Any');
  await expect(rowsOf(page)).toHaveCount(5);

  const { list } = await world.control(listPostingsControl, {
    query: { player: anna.id, type: 'bet-stake' },
  });
  const second = list[0]?.createTime.replace(' ', 'T') ?? '';
  await page.getByLabel('As of, world time').fill(second);
  await expect(entries(page).getByRole('status')).toContainText(
    'Then: 970.000000 available, 0.000000 frozen',
  );
  await expect(rowsOf(page)).toHaveCount(4);
  await page.getByLabel('Order, bet or chase').fill(`bet ${list[0]?.reference}`);
  await expect(rowsOf(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  await expect(page.getByText(`${file.suggestedFilename()} was downloaded: 1 entry.`)).toBeVisible();
  const [headings, row, ...rest] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(headings).toContain('Available changed');
  expect(row).toContain(`${second}+08:00,bet-stake,${list[0]?.reference},-20.000000,0.000000,970.000000,`);
  expect(rest).toEqual(['']);
});

test('a bet leads to its entries, a withdrawal to its own, and they back to the review', async ({
  page,
  world,
}) => {
  const anna = await playerWithEntries(world);
  await page.goto(`/__mock#/players/${anna.id}/bets`);
  await page.getByRole('row').filter({ hasText: '20.00' }).getByRole('link').click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('−20.000000');
  await page.getByRole('button', { name: 'Deposits and withdrawals' }).click();
  const withdrawal = page.getByRole('row').filter({ hasText: 'withdrawal' });
  const number = withdrawal.getByRole('link').nth(1);
  const order = await number.innerText();
  await number.click();
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link', { name: order, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/reviews/${order}$`));
  await page.getByRole('listitem').filter({ hasText: order }).getByRole('link', { name: 'Entries' }).click();
  await expect(rowsOf(page)).toContainText('Withdrawal hold');
  await expect(rowsOf(page)).toHaveCount(1);
});
