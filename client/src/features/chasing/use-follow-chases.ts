import { useEffect, useRef } from 'react';
import { useCurrentIssue, useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { useRefreshPlayer } from '../../data/player/player.queries.ts';

/** Keeps chases up to date: they go on when an issue opens and when one is settled (game §5). */
export function useFollowChases(): void {
  useRefreshAfterSettlement();
  const issueCode = useCurrentIssue().data?.issueCode;
  const refresh = useRefreshPlayer();
  const knownCode = useRef(issueCode);
  useEffect(() => {
    const isNext = knownCode.current !== undefined && knownCode.current !== issueCode;
    knownCode.current = issueCode;
    if (isNext) void refresh();
  }, [issueCode, refresh]);
}
