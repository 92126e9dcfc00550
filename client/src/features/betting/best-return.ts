import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { isWinningChoice, MAX_SUM } from '@canada28/shared/game/bet-choices.ts';
import { oddsOf } from '@canada28/shared/game/odds.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';

const SUMS = Array.from({ length: MAX_SUM + 1 }, (_, sum) => sum);

/**
 * The most that a slip can return, in micro-USDT, stakes included. No draw wins on big and small at once, so it is the
 * best of the 28 sums and not the sum of all prizes (game §3).
 */
export function bestReturnMicros(stakes: readonly Stake[], oddsThousandths: readonly number[]): number {
  const paying = stakes.filter(({ amountMicros }) => amountMicros > 0);
  const returnOn = (sum: number) =>
    paying
      .filter(({ playCode }) => isWinningChoice(playCode, sum))
      .reduce(
        (total, { playCode, amountMicros }) =>
          total + prizeMicros(amountMicros, oddsOf(playCode, oddsThousandths)),
        0,
      );
  return Math.max(...SUMS.map(returnOn));
}
