import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ISSUE_STATUS, type Issue, issueFromWire } from '@canada28/shared/contract/issue.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { noteWorldChange } from '../../lib/world.store.ts';
import { useRefreshPlayer } from '../player/player.queries.ts';
import { scaledWaitMs, waitForIssueMs } from './issue-phase.ts';
import { renewSchedule } from './schedule.queries.ts';

/** A result that other servers publish late is asked for this often. */
const AWAITED_RESULT_MS = 2000;
/** Results that the home screen and the settlement watch share. */
const RECENT_ISSUES = 10;

const currentKey = ['issue', 'current'] as const;
const recentKey = (count: number) => ['issue', 'recent', count] as const;

/** The issue on sale, the one just sealed, or in maintenance the next; renewed at each of its boundaries. */
export const currentIssueQuery = queryOptions({
  queryKey: currentKey,
  queryFn: async ({ client, signal }) => {
    const issue = issueFromWire(await callApi(findCurrentIssueCall, { lotteryId: '1' }, { signal }));
    const before = client.getQueryData<Issue>(currentKey);
    if (before !== undefined && isOfYoungerWorld(issue, before)) noteWorldChange();
    // An operator's change of the schedule is in force from one issue to the next.
    if (before !== undefined && before.issueCode !== issue.issueCode) renewSchedule(client);
    return issue;
  },
  meta: { isPolled: true },
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && waitForIssueMs(data, serverClock.nowMs(), serverClock.rate()),
});

/** Codes only rise (game §4): one that fell, or that has other times now, belongs to a world which began later. */
function isOfYoungerWorld(issue: Issue, before: Issue): boolean {
  if (issue.issueCode === before.issueCode) return issue.saleStartMs !== before.saleStartMs;
  return issue.issueCode < before.issueCode;
}

/** Drawn issues, newest first, at most `count`. */
export const recentIssuesQuery = (count = RECENT_ISSUES) =>
  queryOptions({
    queryKey: recentKey(count),
    queryFn: async ({ signal }) => {
      const input = { lotteryId: '1', pageSize: count } as const;
      const issues = (await callApi(findHistoryIssueCall, input, { signal })).map(issueFromWire);
      return issues.slice(0, count);
    },
    meta: { isPolled: true },
  });

/** The issue of the moment, as `currentIssueQuery` keeps it. */
export function useCurrentIssue() {
  return useQuery(currentIssueQuery);
}

/** Drawn issues, newest first, at most `count`; a new result is there as soon as the server has it. */
export function useRecentIssues(count = RECENT_ISSUES) {
  const { data: current } = useCurrentIssue();
  const recent = useQuery({
    ...recentIssuesQuery(count),
    refetchInterval: ({ state: { data } }) =>
      isResultAwaited(current, data) && scaledWaitMs(AWAITED_RESULT_MS, serverClock.rate()),
  });
  const { refetch } = recent;
  const isAwaited = isResultAwaited(current, recent.data);
  useEffect(() => {
    if (isAwaited) void refetch();
  }, [isAwaited, refetch]);
  return recent;
}

/** Whether the newest result known is older than it should be, or its prizes are still being paid. */
function isResultAwaited(current: Issue | undefined, recent: readonly Issue[] | undefined): boolean {
  if (current === undefined || recent === undefined) return false;
  const [newest] = recent;
  const newestDue = current.result === undefined ? current.lastIssueCode : current.issueCode;
  if (newest === undefined) return newestDue !== undefined;
  return (newestDue ?? '') > newest.issueCode || newest.status === ISSUE_STATUS.drawn;
}

/** Asks anew for the player's own data whenever an issue has been settled: balance, bets, statistics. */
export function useRefreshAfterSettlement(): void {
  const { data: recent } = useRecentIssues();
  const refresh = useRefreshPlayer();
  const settledCode = recent?.find(({ status }) => status !== ISSUE_STATUS.drawn)?.issueCode;
  const knownCode = useRef(settledCode);
  useEffect(() => {
    const isNews = knownCode.current !== undefined && knownCode.current !== settledCode;
    knownCode.current = settledCode;
    if (isNews) void refresh();
  }, [settledCode, refresh]);
}
