import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { MAX_MICROS, MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { setLimit } from '../../testing/test-chase.ts';
import { withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { findBetObstacle, requireMoneyForBets } from './require-bet-permission.ts';

const usdt = (amount: number) => amount * MICROS_PER_USDT;
const bet = (amount: number) => ({ amountMicros: usdt(amount), oddsThousandths: 1999 });

function setUp(creditMicros = usdt(1000)) {
  const world = createTestWorld();
  const player = createTestPlayer(world, { creditMicros, hasPayPassword: true, hasDeposited: true });
  const obstacle = (amount: number, status?: PlayerStatus) =>
    findBetObstacle(playerContext(world, player, status), bet(amount));
  return { world, player, obstacle };
}

test('a player without limits may bet', () => {
  const { obstacle } = setUp();
  expect(obstacle(1)).toBeUndefined();
});

test('every state of an account but the normal one keeps its chases from betting', () => {
  const { obstacle } = setUp();
  const { normal, ...others } = PLAYER_STATUS;
  for (const status of Object.values(others)) expect(obstacle(1, status)).toBe('forbidden');
  expect(obstacle(1, normal)).toBeUndefined();
});

test('a time-out keeps from betting until it ends', () => {
  const { world, player, obstacle } = setUp();
  setLimit(world, player, { name: 'timeoutUntil', value: world.clock.nowMs() + 1 });
  expect(obstacle(1)).toBe('break');
  setLimit(world, player, { name: 'timeoutUntil', value: world.clock.nowMs() });
  expect(obstacle(1)).toBeUndefined();
});

test('a loss limit takes a bet of exactly what is left, and no more', () => {
  const { world, player, obstacle } = setUp();
  setLimit(world, player, { name: 'dailyLoss', value: usdt(20) });
  expect(obstacle(20)).toBeUndefined();
  expect(obstacle(21)).toBe('lossLimit');
});

test('an account that could not hold the prize keeps from betting', () => {
  const { obstacle } = setUp(MAX_MICROS - usdt(1));
  expect(obstacle(1)).toBeUndefined();
  expect(obstacle(2)).toBe('accountFull');
});

test('money that a withdrawal freezes, which may come back, keeps its room', () => {
  const { world, player, obstacle } = setUp(MAX_MICROS - usdt(1));
  withdrawNow(world, player, 50);
  expect(obstacle(1)).toBeUndefined();
  expect(obstacle(2)).toBe('accountFull');
});

test('bets whose prizes could be more than an account can hold are refused together', () => {
  const { world, player } = setUp(MAX_MICROS - usdt(1));
  const context = playerContext(world, player);
  expect(() => requireMoneyForBets(context, [bet(1)])).not.toThrow();
  expect(refusalOf(() => requireMoneyForBets(context, [bet(1), bet(1)]))).toEqual({
    errorName: 'prizesBeyondAccount',
    details: { most: '4294967296' },
    facts: {},
  });
});
