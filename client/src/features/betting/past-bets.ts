import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';

/** The player's bets on one issue that is over. */
export type IssueBets = {
  readonly issueCode: string;
  readonly result: Bet['result'];
  readonly bets: readonly Bet[];
  /** Micro-USDT; undefined while more bets on the issue may come. */
  readonly netMicros: number | undefined;
};

/**
 * The settled of the bets, which stand newest first, by their issues in the same order; where more may come, the last
 * issue may go on.
 */
export function settledByIssue(bets: readonly Bet[], hasMore: boolean): IssueBets[] {
  const issues = new Map<string, Bet[]>();
  for (const bet of bets.filter(({ status }) => status !== BET_STATUS.waiting)) {
    issues.set(bet.issueCode, [...(issues.get(bet.issueCode) ?? []), bet]);
  }
  return [...issues].map(([issueCode, ofIssue], index) => ({
    issueCode,
    result: ofIssue[0]?.result,
    bets: ofIssue,
    netMicros: hasMore && index === issues.size - 1 ? undefined : outcomeOf(ofIssue).netMicros,
  }));
}
