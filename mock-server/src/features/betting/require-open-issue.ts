import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { AppError } from '../../world/app-error.ts';
import type { TaskContext } from '../../world/world.ts';
import { findIssue, type IssueRow } from '../draws/draws.repository.ts';

/**
 * Refuses unless the issue is on sale at this moment; the error says what it is instead. Asked of the clock, not of a
 * stored state, so that no bet slips in after the cutoff however late the draw (player-api §4, known defects).
 */
export function requireOpenIssue(context: TaskContext, issueCode: string): void {
  const issue = requireUnsealedIssue(context, issueCode);
  const nowMs = context.clock.nowMs();
  if (nowMs >= issue.saleStartMs) return;
  const facts = { at: dateTimeTextFromMs(issue.saleStartMs), now: dateTimeTextFromMs(nowMs) };
  throw new AppError('issueNotOpenYet', { issueCode }, { facts });
}

/** Refuses unless the issue is announced and its sale is not over; it may open later. Answers the issue. */
export function requireUnsealedIssue({ db, clock }: TaskContext, issueCode: string): IssueRow {
  const issue = findIssue(db, issueCode);
  if (issue === undefined) throw new AppError('issueUnknown', { issueCode });
  if (issue.state === 'closed') throw new AppError('issueVoid', { issueCode });
  if (issue.state !== 'created')
    throw new AppError('issueDrawn', { issueCode }, { facts: { state: issue.state } });
  const nowMs = clock.nowMs();
  if (nowMs >= issue.saleEndMs) {
    const facts = { at: dateTimeTextFromMs(issue.saleEndMs), now: dateTimeTextFromMs(nowMs) };
    throw new AppError('issueSealed', { issueCode }, { facts });
  }
  return issue;
}
