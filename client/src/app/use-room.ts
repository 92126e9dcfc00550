import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useOutletContext } from 'react-router-dom';
import type { AwaitedDraw } from '../features/draws/awaited-draw.ts';
import type { IssuePhase } from '../lib/issue-phase.ts';

/** What the tabs of the room share. */
export type Room = {
  readonly current: Issue;
  readonly phase: IssuePhase;
  /** Undefined until the results are known. */
  readonly draw: AwaitedDraw | undefined;
};

/** The room around a tab. */
export function useRoom(): Room {
  return useOutletContext<Room>();
}
