import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';

/** What bets came to, micro-USDT. */
export type BetOutcome = {
  readonly stakeMicros: number;
  readonly prizeMicros: number;
  /** What the player has more than before them: the only sum that stands with a plus, and only above zero a win. */
  readonly netMicros: number;
};

/** The outcome of bets taken together; one that is not settled counts as lost, a cancelled one gave its stake back. */
export function outcomeOf(bets: readonly Bet[]): BetOutcome {
  const counted = bets.filter(({ status }) => status !== BET_STATUS.cancelled);
  const stakeMicros = counted.reduce((total, { amountMicros }) => total + amountMicros, 0);
  const prizeMicros = counted.reduce((total, bet) => total + bet.prizeMicros, 0);
  return { stakeMicros, prizeMicros, netMicros: prizeMicros - stakeMicros };
}
