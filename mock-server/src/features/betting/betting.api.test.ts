import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { auditDatabase } from '../audit/audit-database.ts';

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

test('of two bets that come at one moment with money for one, one is booked, whatever others do', async () => {
  const server = await createTestServer();
  const players = Array.from({ length: 10 }, () =>
    createTestPlayer(server.world, { creditMicros: 15_000_000 }),
  );
  const { issueCode } = (await server.game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  const slip = { issueCode, lotteryId: '1', totalAmount: 10, gameItem };
  const bet = async ({ headers }: (typeof players)[number]) =>
    (await server.game('gameBet.do', slip, headers)).body.code;
  const codes = await Promise.all(players.flatMap((player) => [bet(player), bet(player)]));
  expect(codes.toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(2201)]);
  for (const { headers } of players)
    expect((await server.call('wallet/getMyWallet', {}, headers)).body.data.moneyUsable).toBe(5);
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});
