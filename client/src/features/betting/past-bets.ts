import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';

/** The player's bets on one issue that is over; the net in micro-USDT. */
export type IssueBets = {
  readonly issueCode: string;
  readonly result: Bet['result'];
  readonly bets: readonly Bet[];
  readonly netMicros: number;
};

/** The settled of the bets, which stand newest first, by their issues in the same order. */
export function settledByIssue(bets: readonly Bet[]): IssueBets[] {
  const issues = new Map<string, Bet[]>();
  for (const bet of bets.filter(({ status }) => status !== BET_STATUS.waiting)) {
    issues.set(bet.issueCode, [...(issues.get(bet.issueCode) ?? []), bet]);
  }
  return [...issues].map(([issueCode, ofIssue]) => ({
    issueCode,
    result: ofIssue[0]?.result,
    bets: ofIssue,
    netMicros: outcomeOf(ofIssue).netMicros,
  }));
}
