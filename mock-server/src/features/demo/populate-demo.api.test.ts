import { listRows } from '@canada28/db/prepared.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_LOGIN_PASSWORD,
  DEMO_PAY_PASSWORD,
  TOUR_ACCOUNT,
} from '@canada28/db/seeds/demo.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { describe, expect, test } from 'vitest';
import { createTestServer, createTestWorld, type TestWorldOptions } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { getAvailableMicros } from '../ledger/ledger.repository.ts';
import { populateDemo } from './populate-demo.ts';

type Player = {
  id: number;
  user_name: string;
  status: number;
  login_password_hash: string;
  pay_password_hash: string | null;
};

const playersOf = ({ db }: World) => listRows<Player>(db, 'SELECT * FROM players ORDER BY id');
const { pending, approved, success, rejected, failed, cancelled } = FINANCE_STATUS;

test('a world for a demo gets its accounts, with the passwords and the money that the start tells of', async () => {
  const world = createTestWorld({ populate: populateDemo });
  const players = playersOf(world);
  expect(players.map((player) => player.user_name)).toEqual(DEMO_ACCOUNTS.map(({ userName }) => userName));
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    const player = players[index];
    if (player === undefined) throw new Error('a demo account is missing');
    expect(player.status).toBe(account.status);
    if (account !== TOUR_ACCOUNT) expect(getAvailableMicros(world.db, player.id)).toBe(account.creditMicros);
    expect(player.pay_password_hash !== null).toBe(account.hasPayPassword);
    expect(await verifyPassword(DEMO_LOGIN_PASSWORD, player.login_password_hash)).toBe(true);
    if (player.pay_password_hash !== null)
      expect(await verifyPassword(DEMO_PAY_PASSWORD, player.pay_password_hash)).toBe(true);
  }
});

/** The tour account over the wire. */
async function startTour() {
  const server = await createTestServer({ populate: populateDemo });
  const login = await server.call('user/login', { uname: 'demo', password: DEMO_LOGIN_PASSWORD });
  const headers = { 'P-Token': login.body.data.tokenValue, lang: 'en' };
  const ask = async (path: string, body: object = {}) => (await server.call(path, body, headers)).body.data;
  const play = async (path: string, body: object = {}) =>
    (await server.game(path, { lotteryId: '1', ...body }, headers)).body.data;
  return { server, ask, play };
}

type Plan = { readonly status: number; readonly stopmode: number; readonly winamount: number };

/** How a chase of the tour ended: those that stop on a win are never stopped by the player. */
function endOf({ status, stopmode, winamount }: Plan): string {
  if (status === CHASE_STATUS.running) return 'running';
  if (stopmode === 2) return winamount > 0 ? 'won' : 'lost';
  return status === CHASE_STATUS.finished ? 'finished' : 'stopped';
}

describe('on a first visit of the tour account', () => {
  test('there are bets in every state and for every filter of days', async () => {
    const { play } = await startTour();
    for (const status of [1, 2, 3]) expect(await play('getOrderList.do', { status })).not.toEqual([]);
    for (const days of [0, 1, 7, 15])
      expect(await play('getOrderList.do', { status: 0, days })).not.toEqual([]);
  });

  test('profit is shown for today, for the week and for weeks before', async () => {
    const { play } = await startTour();
    const days: { analDate: string; count: number }[] = await play('getOrderAnalysis.do');
    const played = days.filter(({ count }) => count > 0).map(({ analDate }) => analDate);
    expect(played).toEqual(expect.arrayContaining(['2026-09-16', '2026-09-15', '2026-09-10', '2026-08-20']));
    expect(played.length).toBeGreaterThanOrEqual(14);
  });

  test('chases run, were stopped by the player, by a win, and came to their end', async () => {
    const { play } = await startTour();
    const plans: Plan[] = await play('findGamePlan.do', { status: 0 });
    expect(plans.map(endOf)).toEqual(expect.arrayContaining(['running', 'won', 'finished', 'stopped']));
  });

  test('deposits and withdrawals stand in every state there is', async () => {
    const { ask } = await startTour();
    const statesOf = async (type: number) => {
      const { list }: { list: { status: number }[] } = await ask('order/page', { type, pageSize: 100 });
      return [...new Set(list.map(({ status }) => status))].sort((one, other) => one - other);
    };
    expect(await statesOf(10)).toEqual([cancelled, failed, pending, success]);
    expect(await statesOf(20)).toEqual([failed, rejected, pending, approved, success]);
  });

  test('what waits for its review waits for a person, also after an hour', async () => {
    const { ask, server } = await startTour();
    const before = await ask('wallet/getMyWallet');
    expect(before).toMatchObject({ margin: 200 });
    expect(before.moneyUsable).toBeGreaterThan(5000);
    await server.control('clock', { advance: 3_600_000 });
    expect(await ask('order/page', { type: 20, status: pending })).toMatchObject({ total: 1 });
    expect(await ask('order/page', { type: 20, status: approved })).toMatchObject({ total: 1 });
    expect(await ask('wallet/getMyWallet')).toMatchObject({ margin: 200 });
  });

  test('addresses of both networks, read and unread messages', async () => {
    const { ask } = await startTour();
    const addresses: { protocol: string }[] = await ask('wallet/getMyVirAddressList');
    expect(addresses.map(({ protocol }) => protocol).sort()).toEqual(['ERC20', 'TRC20']);
    expect(await ask('notifyMessage/getNotifyMessageUnreadCount')).toBeGreaterThan(0);
    expect(await ask('notifyMessage/getNotifyMessage', { readStatus: 1 })).toMatchObject({
      total: expect.toSatisfy((total: number) => total > 5),
    });
  });

  test('a deposit bonus can be seen', async () => {
    const { ask } = await startTour();
    const { list }: { list: { bonus: number }[] } = await ask('order/page', { type: 10, status: success });
    expect(list.map(({ bonus }) => bonus)).toEqual([6, 25, 50]);
  });
});

describe('the tour is played by the rules of the product: the audit holds', () => {
  const at = (hour: number, minute: number, second = 0) => Date.UTC(2026, 8, 16, hour - 8, minute, second);
  test.each<[string, TestWorldOptions]>([
    ['in the middle of a sale', {}],
    ['when the sale has just begun', { nowMs: at(10, 0, 0) }],
    ['while it is sealed', { nowMs: at(10, 3, 20) }],
    ['in the maintenance', { nowMs: at(19, 30) }],
    ['right after the maintenance', { nowMs: at(20, 0, 1) }],
    ['on a Monday', { nowMs: Date.UTC(2026, 8, 14, 12, 30) }],
    ['with a draw every 180 s', { schedule: scheduleConfig({ intervalSeconds: 180, sealedSeconds: 60 }) }],
    ['with a draw every 300 s', { schedule: scheduleConfig({ intervalSeconds: 300 }) }],
    ['with late draws', { schedule: scheduleConfig({ intervalSeconds: 180, drawDelaySeconds: 240 }) }],
    ['with short chases', { maxChaseIssues: 2 }],
    ['with half a day of past draws', { pastDraws: 200 }],
    ['without past draws', { pastDraws: 0 }],
    ['where persons review', { reviewPolicy: 'manual' }],
    ['without a bonus', { depositBonus: { percent: 0, mostMicros: 0 } }],
    ['where deposits take a password', { isDepositPasswordRequired: true }],
    ['where profitable chases grow', { chaseProfitRule: 'grow', chaseDoubleRule: 'stepped' }],
  ])('%s, and it goes on', async (_, options) => {
    const server = await createTestServer({ populate: populateDemo, ...options });
    expect(auditDatabase(server.world.db).broken).toEqual([]);
    await server.control('clock', { advance: 3_600_000 });
    expect(auditDatabase(server.world.db).broken).toEqual([]);
    const running = listRows(server.world.db, 'SELECT id FROM chases WHERE status = 0');
    const waiting = listRows(server.world.db, 'SELECT id FROM bets WHERE status = 1');
    const isClosed = options.nowMs === at(19, 30) || options.nowMs === at(20, 0, 1);
    if (!isClosed) expect({ running, waiting }).toEqual({ running: [], waiting: [] });
  });
});
