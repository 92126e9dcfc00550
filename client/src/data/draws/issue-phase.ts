import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';

/**
 * coming (its sale has not opened: sales are over until after the maintenance) → open → sealed → drawing (its draw is due) → over (its
 * result is known, or it is void). The times say which; the server's state only where it ended something early.
 */
export type IssuePhase = 'coming' | 'open' | 'sealed' | 'drawing' | 'over';

/** Whether an issue ended without a result: all stakes on it are back. */
export function isVoid({ status, result }: Issue): boolean {
  return status === ISSUE_STATUS.closed && result === undefined;
}

/** Where an issue stands at a moment of the server's clock, epoch ms. */
export function issuePhase(issue: Issue, nowMs: number): IssuePhase {
  if (issue.result !== undefined || issue.status === ISSUE_STATUS.closed) return 'over';
  if (nowMs < issue.saleStartMs) return 'coming';
  if (nowMs >= issue.drawAtMs) return 'drawing';
  return nowMs >= issue.saleEndMs || issue.status >= ISSUE_STATUS.sealed ? 'sealed' : 'open';
}

/** The moment (epoch ms) at which a phase ends; undefined where it is unknown: a draw that is due, or over. */
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
