import { writesOf } from '@canada28/db/prepared.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  type DrawnIssueWire,
  findCurrentIssueCall,
  findHistoryIssueCall,
} from '@canada28/shared/contract/draws.contract.ts';
import {
  drawnIssueToWire,
  ISSUE_STATUS,
  type Issue,
  type IssueResult,
  type IssueStatus,
  issueToWire,
} from '@canada28/shared/contract/issue.ts';
import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { DEFAULT_HISTORY_ISSUES, MAX_HISTORY_ISSUES } from '@canada28/shared/limits.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
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

type HistoryInput = InputOf<typeof findHistoryIssueCall>;

/** A phone that waits for a late result asks once a second; 2,000 issues are a megabyte, and need no log in. */
const MOST_HISTORIES_PER_MINUTE = 240;

export function registerDrawCalls(api: PlayerApi): void {
  registerCall(api, findCurrentIssueCall, getCurrentIssue, {
    // Around a draw all ask within a few milliseconds.
    replyName: ({ db, clock }) => `${clock.nowMs()} ${writesOf(db)}`,
    isMomentary: true,
  });

  registerCall(api, findHistoryIssueCall, listHistory, {
    mostPerMinute: MOST_HISTORIES_PER_MINUTE,
    replyName: ({ db }, { issueCode = '', pageSize }) => {
      // Of an issue that is over nothing but its state changes.
      if (issueCode !== '') return `${issueCode} ${findIssue(db, issueCode)?.state}`;
      const length = historyLength(pageSize);
      return `${length} ${getHistoryMark(db, length)}`;
    },
  });
}

function getCurrentIssue({ db, clock }: GuestContext) {
  const nowMs = clock.nowMs();
  const row = findIssueOfMoment(db, nowMs) ?? findIssueAfter(db, nowMs);
  if (row === undefined) throw new Error('the world has neither a current nor a next issue');
  return issueToWire(issueOfRow(row, nowMs), nowMs);
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

/** Only a request for one issue hears that it ended without a result: the list is of draws (decision 053). */
function isOver({ state }: IssueRow): boolean {
  return state !== ISSUE_STATE.created;
}

function historyLength(pageSize = DEFAULT_HISTORY_ISSUES): number {
  return Math.min(pageSize, MAX_HISTORY_ISSUES);
}

/** created → selling → sealed → drawn → settled, or closed; selling and sealed are what the clock says (game §4). */
function issueStatus(row: IssueRow, nowMs: number): IssueStatus {
  if (row.state === 'drawn') return ISSUE_STATUS.drawn;
  if (row.state === 'settled') return ISSUE_STATUS.settled;
  if (row.state === 'closed') return ISSUE_STATUS.closed;
  if (nowMs < row.saleStartMs) return ISSUE_STATUS.created;
  return nowMs < row.saleEndMs ? ISSUE_STATUS.selling : ISSUE_STATUS.sealed;
}

/** Issues are numbered from here on, and never deleted: the first of a world has none before it. */
const FIRST_ID = 1;

/** A stored issue as the model of the contract, seen at a moment. */
function issueOfRow(row: IssueRow, nowMs: number): Issue {
  return {
    ...row,
    // The first issue follows on none.
    lastIssueCode: row.id === FIRST_ID ? undefined : issueCodeAfter(row.issueCode, -1),
    status: issueStatus(row, nowMs),
    seedHash: row.seedHash ?? undefined,
    result: resultOfRow(row),
    serverTimeMs: nowMs,
  };
}

function resultOfRow(row: IssueRow): IssueResult | undefined {
  if (row.sum === null || row.digits === null || row.numbers === null) return undefined;
  return {
    digits: row.digits.split(',').map(Number),
    sum: row.sum,
    winningPlayCodes: winningPlayCodes(row.sum),
    drawnAtMs: row.drawnAtMs ?? undefined,
    numbers: row.numbers.split(',').map(Number),
    seedHex: row.seed ?? undefined,
    isForced: row.isForced === 1,
  };
}
