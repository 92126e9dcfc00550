import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  type DrawnIssueWire,
  findCurrentIssueCall,
  findHistoryIssueCall,
} from '@canada28/shared/contract/draws.contract.ts';
import { drawnIssueToWire, issueToWire } from '@canada28/shared/contract/issue.ts';
import { DEFAULT_HISTORY_ISSUES, MAX_HISTORY_ISSUES } from '@canada28/shared/limits.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import type { GuestContext } from '../../world/context.ts';
import {
  findIssue,
  findIssueAfter,
  findIssueOfMoment,
  getHistoryMark,
  ISSUE_STATE,
  type IssueRow,
  listDrawnIssues,
} from './draws.repository.ts';
import { issueOfRow } from './issue-model.ts';

type HistoryInput = InputOf<typeof findHistoryIssueCall>;

/** A phone that waits for a late result asks once a second; 2,000 issues are a megabyte, and nobody has to log in. */
const MOST_HISTORIES_PER_MINUTE = 240;

export function registerDrawCalls(room: Room): void {
  registerCall(room, findCurrentIssueCall, ({ db, clock }) => {
    const nowMs = clock.nowMs();
    const row = findIssueOfMoment(db, nowMs) ?? findIssueAfter(db, nowMs);
    if (row === undefined) throw new Error('the world has neither a current nor a next issue');
    return issueToWire(issueOfRow(row, nowMs), nowMs);
  });

  registerCall(room, findHistoryIssueCall, listHistory, {
    mostPerMinute: MOST_HISTORIES_PER_MINUTE,
    replyName: ({ db }, { issueCode = '', pageSize }) => {
      const length = historyLength(pageSize);
      // One issue by its code may lie anywhere in the history.
      return `${issueCode} ${length} ${getHistoryMark(db, issueCode === '' ? length : MAX_HISTORY_ISSUES)}`;
    },
  });
}

function listHistory(
  { db, clock }: GuestContext,
  { issueCode = '', pageSize }: HistoryInput,
): DrawnIssueWire[] {
  const rows =
    issueCode === ''
      ? listDrawnIssues(db, historyLength(pageSize))
      : [findIssue(db, issueCode)].filter((row) => row !== undefined).filter(isOver);
  return rows.map((row) => drawnIssueToWire(issueOfRow(row, clock.nowMs())));
}

/** Only whoever asks for one issue hears that it ended without a result: the list is of draws (decision 053). */
function isOver({ state }: IssueRow): boolean {
  return state !== ISSUE_STATE.created;
}

function historyLength(pageSize = DEFAULT_HISTORY_ISSUES): number {
  return Math.min(pageSize, MAX_HISTORY_ISSUES);
}
