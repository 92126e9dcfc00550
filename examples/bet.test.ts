import { type Mock, startMock } from '@canada28/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

test('a bet on the sum 18 pays 18.15 times its stake', async () => {
  const world = await mock.createWorld({ seed: 'bet', at: Date.parse('2026-09-16T10:01+08:00'), rate: 0 });
  const player = await world.player({ balance: 500 });
  const { issueCode, drawAtMs } = await world.currentIssue();
  await world.draws.next({ sum: 18 });

  const bet = {
    lotteryId: '1',
    issueCode,
    totalAmount: 10,
    gameItem: [{ numberRecord: '18', totalAmount: 10 }],
  };
  const path = '/player-api/player/game/gameBet.do';
  await world.request
    .post(path)
    .set(player.headers)
    .send(bet)
    .expect(200, { code: 200, data: 'success', msg: '' });
  await world.journal.received('game/gameBet.do', { times: 1, input: { totalAmount: 10 } });
  await world.clock.set(drawAtMs);

  expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 500 - 10 + 181.5 });
  expect((await world.audit()).broken).toEqual([]);
  await world.delete();
});
