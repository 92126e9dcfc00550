import {
  ISSUE_STATUS,
  type Issue,
  type IssueResult,
  type IssueStatus,
} from '@canada28/shared/contract/issue.ts';
import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import type { IssueRow } from './draws.repository.ts';

/** created → selling → sealed → drawn → settled, or closed; selling and sealed are what the clock says (game §4). */
function issueStatus(row: IssueRow, nowMs: number): IssueStatus {
  if (row.state === 'drawn') return ISSUE_STATUS.drawn;
  if (row.state === 'settled') return ISSUE_STATUS.settled;
  if (row.state === 'closed') return ISSUE_STATUS.closed;
  if (nowMs < row.sale_start_ms) return ISSUE_STATUS.created;
  return nowMs < row.sale_end_ms ? ISSUE_STATUS.selling : ISSUE_STATUS.sealed;
}

/** A stored issue as the model of the contract, seen at a moment. */
export function issueOfRow(row: IssueRow, nowMs: number): Issue {
  return {
    id: row.id,
    issueCode: row.issue_code,
    lastIssueCode: issueCodeAfter(row.issue_code, -1),
    saleStartMs: row.sale_start_ms,
    saleEndMs: row.sale_end_ms,
    drawAtMs: row.draw_at_ms,
    status: issueStatus(row, nowMs),
    seedHash: row.seed_hash ?? undefined,
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
    drawnAtMs: row.drawn_at_ms ?? undefined,
    numbers: row.numbers.split(',').map(Number),
    seedHex: row.seed ?? undefined,
    isForced: row.is_forced === 1,
  };
}
