import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { advanceChases } from '../chasing/advance-chases.ts';
import { NEXT_SETTLEMENT_SQL, updateIssueSettled } from '../draws/draws.repository.ts';
import { insertPrizePostings } from '../ledger/ledger.repository.ts';
import { inParts } from './in-parts.ts';
import { findSumOfBets, updateBetsSettled } from './settlement.repository.ts';

/** Settles each issue once, right after its draw: bets decided, prizes booked, chases gone on; the issue is marked last. */
export const settleIssueTask: WorldTask = {
  name: 'issue-settled',
  dueSql: NEXT_SETTLEMENT_SQL,
  run: settleIssue,
};

/**
 * Settles a drawn issue; a second call changes nothing, because only waiting bets are decided, a bet's prize can be
 * booked once, and the issue is no longer `drawn` (game §4).
 */
export function settleIssue(context: TaskContext, issueCode: string): string | undefined {
  const { db, clock } = context;
  const sum = findSumOfBets(db, issueCode);
  // Nothing of a chase waits for an issue without bets: its items on it were bet, or given back when it sealed.
  if (sum === undefined)
    return updateIssueSettled(db, issueCode)
      ? `${issueCode} 0 bets, 0 prizes`
      : `${issueCode} was settled before`;
  const nowMs = clock.nowMs();
  const draw = { winningPlayCodes: winningPlayCodes(sum), prizeCapMicros: MAX_PRIZE_MICROS, nowMs };
  const decided = inParts(context, issueCode, (part) => {
    const bets = updateBetsSettled(db, part, draw);
    const prizes = insertPrizePostings(db, part, nowMs);
    advanceChases(context, part);
    return { bets, prizes };
  });
  if (decided === undefined) return undefined;
  updateIssueSettled(db, issueCode);
  return `${issueCode} ${decided.bets} bets, ${decided.prizes} prizes`;
}
