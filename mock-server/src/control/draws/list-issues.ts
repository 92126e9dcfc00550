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
  const stored = rows.filter(({ saleStartMs }) => saleStartMs > nowMs).length;
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
  const { issueCode, saleStartMs, saleEndMs, drawAtMs, digits, sum, bets } = row;
  return {
    issueCode,
    state: stateOf(row, nowMs),
    saleStartMs,
    saleEndMs,
    drawAtMs,
    endMs: row.slotEndMs,
    ...(digits !== null && { digits: digits.split(',').map(Number) }),
    ...(sum !== null && { sum }),
    isForced: row.isForced === 1,
    bets,
    stakes: usdtFromMicros(row.stakesMicros),
  };
}

function stateOf(row: IssueRow, nowMs: number): IssueRecord['state'] {
  if (row.state === ISSUE_STATE.closed) return 'void';
  if (row.state !== ISSUE_STATE.created) return row.state;
  if (nowMs < row.saleStartMs) return 'toCome';
  return nowMs < row.saleEndMs ? 'selling' : 'sealed';
}
