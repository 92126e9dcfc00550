import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { setLimit, startTestChase } from '../../testing/test-chase.ts';
import { depositNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { updatePlayLimits } from './update-play-limits.ts';

function setUp() {
  const world = createTestWorld();
  return { world, player: createTestPlayer(world) };
}

test('a refusal by a daily limit tells testers the amount, USDT', () => {
  const { world, player } = setUp();
  setLimit(world, player, { name: 'dailyDeposit', value: 30.5 * MICROS_PER_USDT });
  setLimit(world, player, { name: 'dailyLoss', value: 40 * MICROS_PER_USDT });
  expect(refusalOf(() => depositNow(world, player, 30.51))).toEqual({
    errorName: 'dailyDepositLimitReached',
    details: { limit: '30.5', left: '30.5' },
    facts: { amount: 30.51 },
  });
  expect(refusalOf(() => startTestChase(world, player))).toEqual({
    errorName: 'dailyLossLimitReached',
    details: { limit: '40', left: '40' },
    facts: { amount: 50 },
  });
});

test.each<[Parameters<typeof updatePlayLimits>[1], string, string]>([
  [{ dailyLoss: 1.2345678 }, 'dailyLoss', 'has more than 6 decimals'],
  [{ timeoutUntil: '2026-09-16 10:01:00' }, 'timeoutUntil', 'must be a time to come'],
])('the limits %j are refused by the field and what is wrong with it', (wanted, field, cause) => {
  const { world, player } = setUp();
  expect(refusalOf(() => updatePlayLimits(playerContext(world, player), wanted))).toEqual({
    errorName: 'badParameter',
    details: { field },
    facts: { cause },
  });
});
