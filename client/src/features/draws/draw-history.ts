import type { Issue, IssueResult } from '@canada28/shared/contract/issue.ts';
import type { PerZone } from '@canada28/shared/game/draw-result.ts';

export type DrawnIssue = Issue & { readonly result: IssueResult & { readonly digits: Readonly<PerZone> } };

/** The issues that were drawn; what a server sends without three digits cannot be shown as a result. */
export function drawnIssues(issues: readonly Issue[]): DrawnIssue[] {
  return issues.filter((issue): issue is DrawnIssue => issue.result?.digits.length === 3);
}

/**
 * The history with the newer issues on top of it, all newest first; undefined when issues between the two are missing,
 * so that the history has to be asked for again.
 */
export function withNewIssues<I extends Issue>(history: readonly I[], recent: readonly I[]): I[] | undefined {
  const newestCode = history[0]?.issueCode ?? '';
  const newer = recent.filter(({ issueCode }) => issueCode > newestCode);
  const isJoined = newer.length < recent.length || newestCode === '';
  return newer.length === 0 || isJoined ? [...newer, ...history] : undefined;
}
