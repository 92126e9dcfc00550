import { MAX_HISTORY_ISSUES } from '@canada28/shared/limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listIssues, useRecentIssues } from '../../data/draws/issue.queries.ts';
import { drawnIssues, withNewIssues } from './draw-history.ts';

/** The call knows no pages: at the end of a list a longer one is asked for. */
export const LIST_LENGTHS: readonly number[] = [100, 500, MAX_HISTORY_ISSUES];

async function loadHistory(length: number, signal: AbortSignal) {
  const issues = await listIssues({ pageSize: length }, signal);
  return { draws: drawnIssues(issues.slice(0, length)), isAll: issues.length < length };
}

/**
 * Drawn issues, newest first: as many as the first of `lengths`, with each `fetchNextPage` as many as the next. A past
 * draw never changes, so only the new ones are asked for, and they come by themselves.
 */
export function useDrawHistory(lengths: readonly number[]) {
  const { data: recent } = useRecentIssues();
  const history = useInfiniteQuery({
    queryKey: ['issue', 'history', lengths],
    queryFn: ({ pageParam, signal }) => loadHistory(pageParam, signal),
    initialPageParam: lengths[0] ?? MAX_HISTORY_ISSUES,
    getNextPageParam: ({ isAll }, _pages, length) =>
      isAll ? undefined : lengths[lengths.indexOf(length) + 1],
    // The longer list holds the shorter one.
    getPreviousPageParam: () => undefined,
    maxPages: 1,
    select: ({ pages }) => pages[0]?.draws,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: past, refetch } = history;
  const draws = useMemo(() => past && withNewIssues(past, drawnIssues(recent ?? [])), [past, recent]);
  const isBehind = past !== undefined && draws === undefined;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return { ...history, data: draws ?? past };
}
