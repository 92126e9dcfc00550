import { expect, test } from 'vitest';
import { depositNow, moneyOf, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayerOptions } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';

async function setUp(options: TestPlayerOptions = { hasDeposited: true }) {
  const server = await createTestServer({ reviewPolicy: 'manual' });
  return { server, player: createTestPlayer(server.world, { hasPayPassword: true, ...options }) };
}

test('a tester decides a deposit, and the player sees the remark', async () => {
  const { server, player } = await setUp({});
  const { id } = depositNow(server.world, player, 100);
  const reply = await server.control('reviews', { id, outcome: 'success', remark: 'seen on chain' });
  expect(reply.body.data).toMatchObject({
    id,
    status: 2,
    actAmount: 100,
    bonus: 5,
    auditRemark: 'seen on chain',
  });
  expect(moneyOf(server.world, player)).toEqual({ available: 1105, frozen: 0 });
  const { body } = await server.call('order/page', { type: 10 }, player.headers);
  expect(body.data.list).toEqual([reply.body.data]);
});

test('a tester approves a withdrawal, then pays it', async () => {
  const { server, player } = await setUp();
  const { id } = withdrawNow(server.world, player, 100);
  expect((await server.control('reviews', { id, outcome: 'approved' })).body.data.status).toBe(1);
  await server.control('clock', { advance: 86_400_000 });
  expect(moneyOf(server.world, player)).toEqual({ available: 900, frozen: 100 });
  expect((await server.control('reviews', { id, outcome: 'success' })).body.data.status).toBe(2);
  expect(moneyOf(server.world, player)).toEqual({ available: 900, frozen: 0 });
});

test('a decision ahead of the automatic reviewer leaves nothing for it to do', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const { id } = depositNow(server.world, player, 100);
  await server.control('reviews', { id, outcome: 'cancelled' }).expect(200);
  const moved = await server.control('clock', { advance: 20_000 });
  expect(moved.body.data.happened.map(({ what }: { what: string }) => what)).not.toContain(
    'deposit-reviewed',
  );
  expect(moneyOf(server.world, player)).toEqual({ available: 1000, frozen: 0 });
});

test('what cannot be is refused in plain words', async () => {
  const { server, player } = await setUp();
  const deposit = depositNow(server.world, player, 100).id;
  const withdrawal = withdrawNow(server.world, player, 100).id;
  const refusal = async (body: object) => (await server.control('reviews', body).expect(400)).body.msg;
  expect(await refusal({ id: '1', outcome: 'success' })).toBe('There is no order 1.');
  expect(await refusal({ id: withdrawal, outcome: 'success' })).toBe(
    `Withdrawal ${withdrawal} can become approved or rejected now, not success.`,
  );
  expect(await refusal({ id: deposit, outcome: 'approved' })).toBe(
    `Deposit ${deposit} can become success or failed or cancelled now, not approved.`,
  );
  await server.control('reviews', { id: deposit, outcome: 'failed' }).expect(200);
  expect(await refusal({ id: deposit, outcome: 'success' })).toBe(`Deposit ${deposit} is already decided.`);
  expect(await refusal({ id: deposit, outcome: 'paid' })).toMatch(/^The body must be one of/);
});
