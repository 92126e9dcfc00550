import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { MAX_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';

/** Why a slip cannot be placed, in the order in which the server would say so (player-api §3, gameBet checks). */
export type SlipProblem = 'amountZero' | 'totalTooHigh' | 'balanceInsufficient';

/** All stakes together, micro-USDT. */
export function totalMicrosOf(stakes: readonly Stake[]): number {
  return stakes.reduce((total, { amountMicros }) => total + amountMicros, 0);
}

/** The first thing wrong with a slip; an unknown balance is left to the server. */
export function findSlipProblem(
  stakes: readonly Stake[],
  availableMicros: number | undefined,
): SlipProblem | undefined {
  const totalMicros = totalMicrosOf(stakes);
  if (stakes.some(({ amountMicros }) => amountMicros === 0)) return 'amountZero';
  if (totalMicros > MAX_BET_TOTAL_MICROS) return 'totalTooHigh';
  if (availableMicros !== undefined && totalMicros > availableMicros) return 'balanceInsufficient';
  return undefined;
}

/** The largest whole-USDT stake, in micro-USDT, that every one of `count` picks can have alike. */
export function highestStakeMicros(count: number, availableMicros: number): number {
  const shareMicros = Math.floor(Math.min(availableMicros, MAX_BET_TOTAL_MICROS) / count);
  return shareMicros - (shareMicros % MICROS_PER_USDT);
}
