import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useOutletContext } from 'react-router-dom';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import type { AwaitedDraw } from '../../features/draws/awaited-draw.ts';
import type { LoadedQuery } from '../../ui/lists/loaded.tsx';

/** What the tabs of the room share. */
export type Room = {
  readonly current: Issue;
  readonly phase: IssuePhase;
  /** The last drawn issues, newest first. */
  readonly recent: LoadedQuery<readonly Issue[]>;
  /** Undefined until the results are known, and before the first draw of all. */
  readonly draw: AwaitedDraw | undefined;
};

export function useRoom(): Room {
  return useOutletContext<Room>();
}
