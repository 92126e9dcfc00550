import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';

test('a bet on the issue on sale is drawn, settled and paid to the micro-USDT', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const issue = (await server.game('findcurIssue.do', { lotteryId: '1' })).body.data;

  const bet = await server.game(
    'gameBet.do',
    {
      issueCode: issue.issueCode,
      lotteryId: '1',
      totalAmount: 70,
      gameItem: [
        { totalAmount: 50, numberRecord: '31' },
        { totalAmount: 20, numberRecord: '18' },
      ],
    },
    player.headers,
  );
  expect(bet.body).toEqual({ code: 200, data: 'success', msg: '' });

  await server.control('draws/script', { sums: [18] }).expect(200);
  const moved = await server.control('clock', { advance: 210_000 }).expect(200);
  expect(moved.body.data.happened.map(({ what }: { what: string }) => what)).toContain('issue-settled');

  const wallet = await server.call('wallet/getMyWallet', {}, player.headers);
  expect(wallet.body.data).toMatchObject({ moneyUsable: 1392.95, moneyFrozen: 0 });
  const orders = await server.game('getOrderList.do', { lotteryId: '1', status: 2 }, player.headers);
  expect(orders.body.data.map((order: { accwin: number }) => order.accwin)).toEqual([363, 99.95]);
});
