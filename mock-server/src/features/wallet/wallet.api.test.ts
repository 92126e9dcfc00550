import { inTransaction } from '@canada28/db/transaction.ts';
import { expect, test } from 'vitest';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { moveMoney } from '../ledger/move-money.ts';

test('the wallet tells available and frozen money to the micro-USDT, of this player only', async () => {
  const { call, world } = await createTestServer();
  const player = createTestPlayer(world, { creditMicros: 1_284_500_001 });
  createTestPlayer(world, { creditMicros: 7 });
  inTransaction(world.db, () =>
    moveMoney(playerContext(world, player), {
      kind: 'chase-hold',
      playerId: player.id,
      reference: 1,
      amountMicros: 100_000_000,
    }),
  );
  const data = {
    userId: player.id,
    moneyUsable: 1184.500001,
    moneyFrozen: 100,
    moneyDrawUsable: 1184.500001,
    margin: 0,
  };
  expect((await call('wallet/getMyWallet', {}, player.headers)).body).toEqual({ code: 200, data, msg: '' });
});

test('an account without money has zeros, not nothing', async () => {
  const { call, world } = await createTestServer({ demoCreditMicros: 0 });
  const player = createTestPlayer(world, { creditMicros: 0 });
  const { data } = (await call('wallet/getMyWallet', {}, player.headers)).body;
  expect(data).toEqual({ userId: player.id, moneyUsable: 0, moneyFrozen: 0, moneyDrawUsable: 0, margin: 0 });
});
