import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { issueToWire } from '@canada28/shared/contract/issue.ts';
import { MAX_HISTORY_ISSUES } from '@canada28/shared/limits.ts';
import { type Room, registerCall } from '../../app/register-call.ts';
import {
  findIssue,
  findIssueAfter,
  findIssueOfMoment,
  type IssueRow,
  listDrawnIssues,
} from './draws.repository.ts';
import { issueOfRow } from './issue-model.ts';

export function registerDrawCalls(room: Room): void {
  registerCall(room, findCurrentIssueCall, ({ db, clock }) => {
    const nowMs = clock.nowMs();
    const row = findIssueOfMoment(db, nowMs) ?? findIssueAfter(db, nowMs);
    if (row === undefined) throw new Error('the world has neither a current nor a next issue');
    return wireOf(row, nowMs);
  });

  registerCall(room, findHistoryIssueCall, ({ db, clock }, { issueCode, pageSize }) => {
    const rows =
      issueCode === undefined || issueCode === ''
        ? listDrawnIssues(db, Math.min(pageSize ?? MAX_HISTORY_ISSUES, MAX_HISTORY_ISSUES))
        : [findIssue(db, issueCode)].filter((row): row is IssueRow => row !== undefined && row.sum !== null);
    return rows.map((row) => wireOf(row, clock.nowMs()));
  });
}

function wireOf(row: IssueRow, nowMs: number) {
  return issueToWire(issueOfRow(row, nowMs), nowMs);
}
