import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ISSUE_STATUS, type Issue, issueFromWire } from '@canada28/shared/contract/issue.ts';
import { type Query, queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { placeMs } from '../../lib/crowd.ts';
import { wallClockMs } from '../../lib/device-clock.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { hasDemoMark, isDemoOfFew, noteWorldChange, useWorld } from '../../lib/world.store.ts';
import { refreshPlayerAtDraw } from '../player/refresh-player.ts';
import { isVoid } from './issue-phase.ts';
import { scaledWaitMs, type Watch, waitForIssueMs, waitForLateMs } from './issue-watch.ts';
import { renewSchedule } from './schedule.queries.ts';

/** In a demo, a result that is published late is asked for this often. */
const AWAITED_RESULT_MS = 2000;
/** After a look that failed, the next. */
const FAILED_LOOK_MS = 5000;
/** Results that the screens and the settlement watch share. */
const RECENT_ISSUES = 10;

const currentKey = ['issue', 'current'] as const;
const recentKey = ['issue', 'recent'] as const;

type Asked = Pick<Query['state'], 'dataUpdatedAt'>;

function watchOf({ dataUpdatedAt }: Asked): Watch {
  const [nowMs, rate] = [serverClock.nowMs(), serverClock.rate()];
  const agoMs = Math.max(0, wallClockMs() - dataUpdatedAt);
  return {
    nowMs,
    rate,
    lookedAtMs: nowMs - agoMs * rate,
    isDemo: isDemoOfFew(useWorld.getState()),
    placeMs: placeMs(),
  };
}

/** The issue on sale, the one just sealed, or in maintenance the next; renewed at each of its boundaries. */
export const currentIssueQuery = queryOptions({
  queryKey: currentKey,
  queryFn: async ({ client, signal }) => {
    const issue = issueFromWire(await callApi(findCurrentIssueCall, { lotteryId: '1' }, { signal }));
    // Sealed before its time by this clock: a `Date` that another machine wrote runs late.
    if (issue.status === ISSUE_STATUS.sealed) serverClock.catchUpTo(issue.saleEndMs);
    const before = client.getQueryData<Issue>(currentKey);
    if (before !== undefined && isOfYoungerWorld(issue, before)) noteWorldChange();
    // An operator's change of the schedule is in force from one issue to the next.
    if (before !== undefined && before.issueCode !== issue.issueCode) renewSchedule(client);
    return issue;
  },
  meta: { isPolled: true },
  refetchInterval: ({ state }) => {
    if (state.data === undefined) return false;
    return state.status === 'error' ? FAILED_LOOK_MS : waitForIssueMs(state.data, watchOf(state));
  },
});

/** Issues of the history, newest first: the last ones, or those of a code. */
export async function listIssues(
  wanted: { readonly pageSize: number } | { readonly issueCode: string },
  signal: AbortSignal,
): Promise<Issue[]> {
  const input = { lotteryId: '1', ...wanted } as const;
  return (await callApi(findHistoryIssueCall, input, { signal })).map(issueFromWire);
}

/** Codes only rise (game §4): one that fell, or that has other times now, belongs to a world which began later. */
function isOfYoungerWorld(issue: Issue, before: Issue): boolean {
  if (issue.issueCode === before.issueCode) return issue.saleStartMs !== before.saleStartMs;
  return issue.issueCode < before.issueCode;
}

/** The last drawn issues, newest first. */
export const recentIssuesQuery = queryOptions({
  queryKey: recentKey,
  queryFn: async ({ signal }) =>
    (await listIssues({ pageSize: RECENT_ISSUES }, signal)).slice(0, RECENT_ISSUES),
  meta: { isPolled: true },
});

export function useCurrentIssue() {
  // Asked for while the screen renders, not once it stands.
  usePrefetchQuery(currentIssueQuery);
  return useQuery(currentIssueQuery);
}

/** The last drawn issues, newest first; a new result is there as soon as the server has it. */
export function useRecentIssues() {
  const { data: current } = useCurrentIssue();
  usePrefetchQuery(recentIssuesQuery);
  const recent = useQuery({
    ...recentIssuesQuery,
    refetchInterval: ({ state }) => isResultAwaited(current, state.data) && waitForResultMs(current, state),
  });
  const { refetch } = recent;
  const isAwaited = isResultAwaited(current, recent.data);
  useEffect(() => {
    if (isAwaited) void refetch({ cancelRefetch: false });
  }, [isAwaited, refetch]);
  return recent;
}

/** The result of an issue is due when it is drawn, and where the next is on sale, at the latest then or soon after. */
function waitForResultMs(current: Issue, state: Asked): number {
  const watch = watchOf(state);
  if (watch.isDemo) return scaledWaitMs(AWAITED_RESULT_MS, watch.rate);
  return waitForLateMs(current.result === undefined ? current.saleStartMs : current.drawAtMs, watch);
}

/** Whether the newest result known is older than it should be, or its prizes are still being paid. */
function isResultAwaited(current: Issue | undefined, recent: readonly Issue[] | undefined): current is Issue {
  if (current === undefined || recent === undefined) return false;
  return awaitedCode(current, recent) !== undefined || recent[0]?.status === ISSUE_STATUS.drawn;
}

/** The code of the newest issue whose result should be known, where it is not. */
function awaitedCode(current: Issue | undefined, recent: readonly Issue[] | undefined): string | undefined {
  if (current === undefined || recent === undefined) return undefined;
  const newestDue = current.result === undefined ? current.lastIssueCode : current.issueCode;
  return (newestDue ?? '') > (recent[0]?.issueCode ?? '') ? newestDue : undefined;
}

/**
 * The issue whose result is awaited, once the server says that it is void: the current one says so of itself. The
 * history, which is of draws, never holds it; for an issue before, only a demo is asked: elsewhere the next result ends
 * the waiting.
 */
export function useVoidIssue(): Issue | undefined {
  const current = useCurrentIssue();
  const recent = useRecentIssues();
  const isDemo = useWorld(hasDemoMark);
  const code = awaitedCode(current.data, recent.data);
  // The results are asked for first: nearly always they hold it.
  const isMissing = !recent.isFetching && recent.dataUpdatedAt > current.dataUpdatedAt;
  const { data } = useQuery({
    queryKey: ['issue', 'void', code],
    queryFn: async ({ signal }) => {
      const issues = await listIssues({ issueCode: code ?? '' }, signal);
      return issues.find((issue) => issue.issueCode === code && isVoid(issue)) ?? null;
    },
    enabled: isDemo && isMissing && code !== undefined,
    meta: { isPolled: true },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) =>
      state.data === null && scaledWaitMs(AWAITED_RESULT_MS, watchOf(state).rate),
  });
  return current.data !== undefined && isVoid(current.data) ? current.data : (data ?? undefined);
}

/**
 * Asks again for the player's own data whenever an issue has been settled: balance, bets, statistics, unless told what
 * else. Chases also go on when an issue opens (game §5); what opens with a settlement is asked for with it.
 */
export function useRefreshAfterSettlement({
  alsoAtOpening = false,
  refresh = refreshPlayerAtDraw,
} = {}): void {
  const queryClient = useQueryClient();
  const { data: current } = useCurrentIssue();
  const { data: recent, isFetching } = useRecentIssues();
  const voidCode = useVoidIssue()?.issueCode;
  const settledCode = voidCode ?? recent?.find(({ status }) => status !== ISSUE_STATUS.drawn)?.issueCode;
  const openedCode = alsoAtOpening ? current?.issueCode : undefined;
  const known = useRef({ settledCode, openedCode });
  useEffect(() => {
    // The look at a new issue has just begun another at the results, of which this rendering cannot know yet.
    if (isFetching || queryClient.isFetching({ queryKey: recentKey }) > 0) return;
    const before = known.current;
    known.current = { settledCode, openedCode };
    const isNews =
      (before.settledCode !== undefined && before.settledCode !== settledCode) ||
      (before.openedCode !== undefined && before.openedCode !== openedCode);
    if (isNews) refresh(queryClient);
  }, [settledCode, openedCode, isFetching, queryClient, refresh]);
}

/** A drawn issue, for what a bet on it does not tell; undefined until it is known, and where it is not asked for. */
export function useDrawnIssue(issueCode: string, isAsked: boolean): Issue | undefined {
  const { data } = useQuery({
    queryKey: ['issue', 'drawn', issueCode],
    queryFn: async ({ signal }) => {
      const issues = await listIssues({ issueCode }, signal);
      return issues.find((issue) => issue.issueCode === issueCode) ?? null;
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/**
 * Whether a tester set the result of a drawn issue: what is told with a bet is its digits and sum alone. Only a demo has
 * such results.
 */
export function useIsForced(issueCode: string, isDrawn: boolean): boolean {
  const isDemo = useWorld(hasDemoMark);
  return useDrawnIssue(issueCode, isDemo && isDrawn)?.result?.isForced === true;
}
