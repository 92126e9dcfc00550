import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { runningSettings } from '@canada28/shared/control/setting-schemas.ts';
import { PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { addTestAddress } from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

type Name = keyof RunningSettings;
type Schema = {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly { readonly const: unknown }[];
  readonly items?: Schema;
  readonly maxItems?: number;
};

/** Names of time zones have no bounds: the clocks furthest apart, and one that is no whole hour away. */
const TIME_ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];

/** The least and the most of a setting, or each of its choices. */
function boundsOf({ minimum, maximum, anyOf, items, maxItems }: Schema): readonly unknown[] {
  if (anyOf !== undefined) return anyOf.map((choice) => choice.const);
  if (items !== undefined) return boundsOf(items).map((bound) => Array(maxItems).fill(bound));
  return minimum === undefined ? TIME_ZONES : [minimum, maximum];
}

const BOUNDS = Object.entries(runningSettings.properties).flatMap(([name, schema]) =>
  boundsOf(schema as Schema).map(
    (bound) => [name as Name, String(Array.isArray(bound) ? bound[0] : bound), bound] as const,
  ),
);

/** A least sum goes with the same most, so that it is possible. */
function settingsOf(name: Name, bound: unknown): object {
  if (name === 'depositMin' || name === 'depositMax') return { depositMin: bound, depositMax: bound };
  if (name === 'withdrawalMin' || name === 'withdrawalMax')
    return { withdrawalMin: bound, withdrawalMax: bound };
  return { [name]: bound };
}

/** Each call that money depends on, once; answers the codes by path. */
async function playAll({ world, call, game }: TestServer, player: TestPlayer): Promise<Map<string, number>> {
  const codes = new Map<string, number>();
  const ask = async (send: TestServer['call'], path: string, body: object, what = path) => {
    const reply = await send(path, body, player.headers);
    codes.set(what, reply.body.code);
    return reply.body.data;
  };
  const addressId = addTestAddress(world, player);
  const { issueCode } = await ask(game, 'findcurIssue.do', { lotteryId: '1' });
  const gameItem = PLAY_CODES.map((code) => ({ numberRecord: String(code), totalAmount: 1 }));
  await ask(game, 'gameBet.do', { issueCode, lotteryId: '1', totalAmount: gameItem.length, gameItem });
  const chase = {
    lotteryId: '1',
    startIsuueCode: issueCode,
    numberRecord: '31',
    stopMode: 0,
    startAmount: 1,
  };
  for (const planType of [1, 2, 3, 4]) {
    const terms = { planType, totalIssue: 8, startMutiple: 2, issueRato: 1, winRate: 10 };
    await ask(game, 'gamePlan.do', { ...chase, ...terms }, `gamePlan.do ${planType}`);
  }
  const [deposit] = await ask(call, 'deposit/getDepositMethod', {});
  const to = { depositTypeId: 1, ruleId: 1, addressId: 1, password: DEMO_PAY_PASSWORD };
  await ask(call, 'deposit/submitDepositOrder', { ...to, amount: deposit.rule.minAmount });
  const [withdrawal] = await ask(call, 'withdraw/getWithdrawMethod', {});
  const from = { withdrawId: 1, addressId, password: DEMO_PAY_PASSWORD };
  await ask(call, 'withdraw/submitWithdrawOrder', { ...from, amount: withdrawal.rule.minAmount });
  for (const path of ['getOdds.do', 'getOrderAnalysis.do', 'getOrderList.do', 'findGamePlan.do'])
    await ask(game, path, { lotteryId: '1', status: 0 });
  await ask(call, 'order/page', { type: 10 });
  await ask(call, 'wallet/getMyWallet', {});
  await ask(call, 'user/getUserInfo', {});
  await ask(call, 'common/getDictData', { dictCodes: ['deposit_bonus', 'maintenance', 'home_order_count'] });
  return codes;
}

test.each(BOUNDS)(
  'with %s at %s every call of money is answered, and the books are right',
  async (name, _, bound) => {
    const server = await createTestServer();
    await server.control('config', settingsOf(name, bound)).expect(200);
    const rich = { creditMicros: 3_000_000_000_000, hasPayPassword: true, hasDeposited: true };
    const player = createTestPlayer(server.world, rich);
    const before = await playAll(server, player);
    expect([...before].filter(([, code]) => code === 500)).toEqual([]);
    expect(before.get('gameBet.do')).toBe(200);
    expect(before.get('deposit/submitDepositOrder')).toBe(200);
    expect(before.get('withdraw/submitWithdrawOrder')).toBe(200);
    await server.control('clock', { advance: 2 * HOUR_MS }).expect(200);
    const after = await playAll(server, createTestPlayer(server.world, rich));
    expect([...after].filter(([, code]) => code === 500)).toEqual([]);
    expect(auditDatabase(server.world.db).broken).toEqual([]);
  },
);
