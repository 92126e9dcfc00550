import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { advanceChases } from '../chasing/advance-chases.ts';
import { NEXT_SETTLEMENT_SQL, updateIssueSettled } from '../draws/draws.repository.ts';
import { insertPrizePostings } from '../ledger/ledger.repository.ts';
import { findSumOfBets, updateBetsSettled } from './settlement.repository.ts';

/** Settles each issue once, right after its draw: bets decided, prizes booked, issue marked, all in one transaction. */
export const settleIssueTask: WorldTask = {
  name: 'issue-settled',
  dueSql: NEXT_SETTLEMENT_SQL,
  run: settleIssue,
};

/**
 * Settles a drawn issue; a second call changes nothing, because only waiting bets are decided, a bet's prize can be
 * booked once, and the issue is no longer `drawn` (game §4).
 */
export function settleIssue(context: TaskContext, issueCode: string): string {
  const { db, clock } = context;
  if (!updateIssueSettled(db, issueCode)) return `${issueCode} was settled before`;
  const sum = findSumOfBets(db, issueCode);
  // Nothing of a chase waits for an issue without bets: its items on it were bet, or given back when it sealed.
  if (sum === undefined) return `${issueCode} 0 bets, 0 prizes`;
  const nowMs = clock.nowMs();
  const bets = updateBetsSettled(db, {
    issueCode,
    winningPlayCodes: winningPlayCodes(sum),
    prizeCapMicros: MAX_PRIZE_MICROS,
    nowMs,
  });
  const prizes = insertPrizePostings(db, issueCode, nowMs);
  advanceChases(context, issueCode);
  return `${issueCode} ${bets} bets, ${prizes} prizes`;
}
