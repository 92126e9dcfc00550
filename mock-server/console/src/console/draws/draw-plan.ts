import type { DrawScripts, IssueRecord } from '@canada28/shared/control/draws.control.ts';
import type { Wish } from './draw-scripts.ts';

type PlannedIssue = Pick<IssueRecord, 'issueCode' | 'state' | 'drawAtMs'>;

/**
 * What is wanted of each issue to come, by its code: its own wishes, and the results that wait for the next draws that
 * have none of their own, in the order of these draws, as the server gives them out.
 */
export function planOf(
  issues: readonly PlannedIssue[],
  scripts: DrawScripts,
): ReadonlyMap<string, readonly Wish[]> {
  const queue = scripts.filter(({ issueCode }) => issueCode === undefined);
  const planned = issues
    .filter(({ state }) => isToCome(state))
    .map(({ issueCode, drawAtMs }) => ({
      issueCode,
      drawAtMs,
      own: scripts.filter((wish) => wish.issueCode === issueCode),
    }))
    .toSorted((one, other) => drawnAtMs(one) - drawnAtMs(other));
  return new Map(
    planned.map(({ issueCode, own }) => {
      const next = own.some(({ sum, void: isVoid }) => sum !== undefined || isVoid)
        ? undefined
        : queue.shift();
      return [issueCode, next === undefined ? own : [...own, next]];
    }),
  );
}

export function isToCome(state: IssueRecord['state']): boolean {
  return state === 'toCome' || state === 'selling' || state === 'sealed';
}

function drawnAtMs({ drawAtMs, own }: { readonly drawAtMs: number; readonly own: readonly Wish[] }): number {
  return drawAtMs + (own.find(({ lateMs }) => lateMs !== undefined)?.lateMs ?? 0);
}
