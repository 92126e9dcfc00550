import { listRows } from '@canada28/db/prepared.ts';
import { DEMO_ACCOUNTS, DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../features/audit/audit-database.ts';
import { verifyPassword } from '../features/auth/passwords.ts';
import { getAvailableMicros } from '../features/ledger/ledger.repository.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, createTestWorld } from '../testing/test-server.ts';
import { seedDemo } from './seed-demo.ts';

type Player = {
  id: number;
  user_name: string;
  status: number;
  login_password_hash: string;
  pay_password_hash: string | null;
};

const playersOf = ({ db }: ReturnType<typeof createTestWorld>) =>
  listRows<Player>(db, 'SELECT * FROM players ORDER BY id');

test('a fresh world gets the demo accounts, with the passwords and the money that the start tells of', async () => {
  const world = createTestWorld();
  seedDemo(world);
  const players = playersOf(world);
  expect(players.map((player) => player.user_name)).toEqual(DEMO_ACCOUNTS.map(({ userName }) => userName));
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const player = players[index];
    if (player === undefined) throw new Error('a demo account is missing');
    expect(player.status).toBe(account.status);
    expect(getAvailableMicros(world.db, player.id)).toBe(
      account.creditMicros + (account.depositMicros * 105) / 100,
    );
    expect(player.pay_password_hash !== null).toBe(account.hasPayPassword);
    expect(await verifyPassword(DEMO_LOGIN_PASSWORD, player.login_password_hash)).toBe(true);
    if (player.pay_password_hash !== null)
      expect(await verifyPassword(DEMO_PAY_PASSWORD, player.pay_password_hash)).toBe(true);
  }
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('the account for a tour has 10,000 USDT and a deposit that arrived, so that it may withdraw at once', async () => {
  const server = await createTestServer();
  seedDemo(server.world);
  const login = await server.call('user/login', { uname: 'demo', password: DEMO_LOGIN_PASSWORD });
  const headers = { 'P-Token': login.body.data.tokenValue };
  const wallet = await server.call('wallet/getMyWallet', {}, headers);
  expect(wallet.body.data).toMatchObject({ moneyUsable: 10_000, moneyFrozen: 0, margin: 0 });
  const deposits = await server.call('order/page', { type: 10, status: 2 }, headers);
  expect(deposits.body.data).toMatchObject({ total: 1, list: [{ money: 1000, actAmount: 1000, status: 2 }] });
  const limits = await server.call('user/getPlayLimits', {}, headers);
  expect(limits.body.data).toMatchObject({ depositedToday: 0 });
  const messages = await server.call('notifyMessage/getNotifyMessage', {}, { ...headers, lang: 'en' });
  expect(messages.body.data.list.map(({ title }: { title: string }) => title)).toEqual([
    'Deposit bonus',
    'Deposit received',
    'Your demo credit has arrived',
  ]);
});

test('a world that has players is left as it is', () => {
  const world = createTestWorld();
  createTestPlayer(world);
  seedDemo(world);
  expect(playersOf(world)).toHaveLength(1);
});
