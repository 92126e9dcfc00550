import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { advanceChases } from '../chasing/advance-chases.ts';
import {
  findNextToSettle,
  type IssueRow,
  NEXT_SETTLEMENT_SQL,
  updateIssueSettled,
} from '../draws/draws.repository.ts';
import { insertPrizePostings } from '../ledger/ledger.repository.ts';
import { updateBetsSettled } from './settlement.repository.ts';

/** Settles each issue once, right after its draw: bets decided, prizes booked, issue marked, all in one transaction. */
export const settleIssueTask: WorldTask = {
  name: 'issue-settled',
  dueSql: NEXT_SETTLEMENT_SQL,
  run: settleNextIssue,
};

function settleNextIssue(context: TaskContext): string {
  const issue = findNextToSettle(context.db);
  if (issue === undefined) throw new Error('no issue awaits its settlement');
  return settleIssue(context, issue);
}

/**
 * Settles a drawn issue; a second call changes nothing, because only waiting bets are decided, a bet's prize can be
 * booked once, and the issue is no longer `drawn` (game §4).
 */
export function settleIssue(context: TaskContext, issue: IssueRow): string {
  const { db, clock } = context;
  if (issue.sum === null || !updateIssueSettled(db, issue.issue_code))
    return `${issue.issue_code} was settled before`;
  const nowMs = clock.nowMs();
  const bets = updateBetsSettled(db, {
    issueCode: issue.issue_code,
    winningPlayCodes: winningPlayCodes(issue.sum),
    prizeCapMicros: MAX_PRIZE_MICROS,
    nowMs,
  });
  const prizes = bets === 0 ? 0 : insertPrizePostings(db, issue.issue_code, nowMs);
  advanceChases(context, issue.issue_code);
  return `${issue.issue_code} ${bets} bets, ${prizes} prizes`;
}
