import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useOutletContext } from 'react-router-dom';
import type { IssuePhase } from '../../data/draws/issue-phase.ts';
import type { AwaitedDraw } from '../../features/draws/awaited-draw.ts';

/** What the tabs of the room share. */
export type Room = {
  readonly current: Issue;
  readonly phase: IssuePhase;
  /** Undefined until the results are known. */
  readonly draw: AwaitedDraw | undefined;
};

export function useRoom(): Room {
  return useOutletContext<Room>();
}
