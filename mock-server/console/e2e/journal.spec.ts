import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('the cockpit tells what a player did, in words, with request and reply', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock');
  const list = page.getByRole('list', { name: 'What happened, newest first' });
  await expect(list).toBeVisible();
  await player.call('game/gameBet.do', {
    issueCode,
    lotteryId: '1',
    totalAmount: 50,
    gameItem: [{ totalAmount: 50, numberRecord: '31' }],
  });
  const row = list.getByRole('button', { name: `50 on Big · issue ${issueCode}` });
  await row.click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('"numberRecord": "31"');
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('"code": 200');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByText(`game/gameBet.do was sent again by ${player.userName}: code 200.`),
  ).toBeVisible();
  await page.getByRole('button', { name: /new: follow$/ }).click();
  await expect(row).toHaveCount(2);
});
