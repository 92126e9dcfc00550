import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';

/**
 * coming (its sale has not opened: sales are over until after the maintenance) → open → sealed → drawing (its draw is due) → over (its
 * result is known, or it is void). The times say which; the server's state only where it ended something early.
 */
export type IssuePhase = 'coming' | 'open' | 'sealed' | 'drawing' | 'over';

/** Where an issue stands at a moment of the server's clock, epoch ms. */
export function issuePhase(issue: Issue, nowMs: number): IssuePhase {
  if (issue.result !== undefined || issue.status === ISSUE_STATUS.closed) return 'over';
  if (nowMs < issue.saleStartMs) return 'coming';
  if (nowMs >= issue.drawAtMs) return 'drawing';
  return nowMs >= issue.saleEndMs || issue.status >= ISSUE_STATUS.sealed ? 'sealed' : 'open';
}

/** The moment (epoch ms) at which a phase ends; undefined where nobody knows: a draw that is due, or over. */
export function phaseEndMs(issue: Issue, phase: IssuePhase): number | undefined {
  return {
    coming: issue.saleStartMs,
    open: issue.saleEndMs,
    sealed: issue.drawAtMs,
    drawing: undefined,
    over: undefined,
  }[phase];
}

/** What is left of the sale, or of the sealed time, as a share of one; nothing in every other phase. */
export function phaseLeftShare(issue: Issue, phase: IssuePhase, nowMs: number): number {
  if (phase === 'open') return leftShare(issue.saleStartMs, issue.saleEndMs, nowMs);
  return phase === 'sealed' ? leftShare(issue.saleEndMs, issue.drawAtMs, nowMs) : 0;
}

function leftShare(startMs: number, endMs: number, nowMs: number): number {
  return Math.min(1, Math.max(0, (endMs - nowMs) / (endMs - startMs)));
}

/** Nobody looks more often, in device ms: on a clock a thousand times as fast an issue is over in a fifth of a second. */
const SHORTEST_WAIT_MS = 150;
/** A draw that is this late is looked for less often. */
const LATE_MS = 10 * SECOND_MS;
/** Looked at again at least so often: a tester may have moved the clock, an operator the schedule. */
const LONGEST_WAIT_MS = 5 * SECOND_MS;
/** While an issue is sealed, the next sale may open before its draw: nothing but another look tells when (game §4). */
const SEALED_WAIT_MS = 2 * SECOND_MS;
/** While a clock stands still, only another look tells that it was moved. */
const FROZEN_WAIT_MS = 2 * SECOND_MS;
const QUICK_MS = 300;

/** Device ms until the current issue is worth another look; `rate` are server ms a device ms. */
export function waitForIssueMs(issue: Issue, nowMs: number, rate: number): number {
  const boundaryMs = [issue.saleStartMs, issue.saleEndMs, issue.drawAtMs].find((atMs) => atMs > nowMs);
  if (boundaryMs === undefined) return scaledWaitMs(waitForDrawMs(nowMs - issue.drawAtMs), rate);
  if (rate === 0) return FROZEN_WAIT_MS;
  const longestMs = nowMs < issue.saleEndMs ? LONGEST_WAIT_MS : scaledWaitMs(SEALED_WAIT_MS, rate);
  return Math.min(longestMs, Math.ceil((boundaryMs - nowMs) / rate) + scaledWaitMs(QUICK_MS, rate));
}

/** What is waited on the server's clock, as device ms: a faster clock is looked at sooner, a slower one no later. */
export function scaledWaitMs(serverMs: number, rate: number): number {
  return Math.max(SHORTEST_WAIT_MS, Math.ceil(serverMs / Math.max(1, rate)));
}

/** A result that is due is asked for at once, then every second, then every three (product §1: draws can be late). */
function waitForDrawMs(lateMs: number): number {
  if (lateMs < SECOND_MS) return QUICK_MS;
  return lateMs < LATE_MS ? SECOND_MS : 3 * SECOND_MS;
}
