import { listRows } from '@canada28/db/prepared.ts';
import { DEMO_ACCOUNTS, DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../features/audit/audit-database.ts';
import { verifyPassword } from '../features/auth/passwords.ts';
import { getAvailableMicros } from '../features/ledger/ledger.repository.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestWorld } from '../testing/test-server.ts';
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
    expect(getAvailableMicros(world.db, player.id)).toBe(account.creditMicros);
    expect(player.pay_password_hash !== null).toBe(account.hasPayPassword);
    expect(await verifyPassword(DEMO_LOGIN_PASSWORD, player.login_password_hash)).toBe(true);
    if (player.pay_password_hash !== null)
      expect(await verifyPassword(DEMO_PAY_PASSWORD, player.pay_password_hash)).toBe(true);
  }
  expect(auditDatabase(world.db).broken).toEqual([]);
});

test('a world that has players is left as it is', () => {
  const world = createTestWorld();
  createTestPlayer(world);
  seedDemo(world);
  expect(playersOf(world)).toHaveLength(1);
});
