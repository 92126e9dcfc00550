import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { IssueRecord, listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { followingSlot, issueCodeAfter, maintenanceWindow } from '@canada28/shared/game/issue-schedule.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { ISSUE_STATE, type IssueRow } from '../../features/draws/draws.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { type CountedIssueRow, listIssuesAround } from './issues.repository.ts';

/** The issues around the present, first the first: those that were, and as many to come as the schedule gives. */
export function listIssues(
  { db, world, clock }: TaskContext,
  { before, after }: { readonly before: number; readonly after: number },
): ControlOutputOf<typeof listIssuesControl> {
  const nowMs = clock.nowMs();
  const { schedule } = world.config;
  const rows = listIssuesAround(db, { nowMs, before, after });
  const issues = rows.map((row) => recordOf(row, nowMs));
  const stored = rows.filter(({ sale_start_ms: startMs }) => startMs > nowMs).length;
  for (let more = after - stored; more > 0; more -= 1) {
    const last = issues.at(-1);
    if (last === undefined) break;
    const slot = followingSlot(schedule, last.endMs);
    issues.push({
      ...slot,
      issueCode: issueCodeAfter(last.issueCode, 1),
      state: 'toCome',
      isForced: false,
      bets: 0,
      stakes: 0,
    });
  }
  const pause = maintenanceWindow(schedule, nowMs);
  return {
    issues,
    ...(pause !== undefined && { break: { startMs: pause.startMs, endMs: pause.endMs } }),
  };
}

function recordOf(row: CountedIssueRow, nowMs: number): IssueRecord {
  return {
    issueCode: row.issue_code,
    state: stateOf(row, nowMs),
    saleStartMs: row.sale_start_ms,
    saleEndMs: row.sale_end_ms,
    drawAtMs: row.draw_at_ms,
    endMs: row.slot_end_ms,
    ...(row.digits !== null && { digits: row.digits.split(',').map(Number) }),
    ...(row.sum !== null && { sum: row.sum }),
    isForced: row.is_forced === 1,
    bets: row.bets,
    stakes: usdtFromMicros(row.stakes_micros),
  };
}

function stateOf(row: IssueRow, nowMs: number): IssueRecord['state'] {
  if (row.state === ISSUE_STATE.closed) return 'void';
  if (row.state !== ISSUE_STATE.created) return row.state;
  if (nowMs < row.sale_start_ms) return 'toCome';
  return nowMs < row.sale_end_ms ? 'selling' : 'sealed';
}
