import type { TagTone } from '@canada28/ui/tag.tsx';
import type { Issues } from './turning-points.ts';

/** What the present of a world is for its players, and what comes next by itself. */
export type Moment = {
  readonly word: string;
  readonly tone: TagTone;
  readonly detail?: { readonly words: string; readonly atMs: number };
};

const UNKNOWN: Moment = { word: '…', tone: 'neutral' };

/** Reads the present out of the issues around it; right after a jump those of before are not around it any more. */
export function momentOf(issues: Issues | undefined, nowMs: number | undefined): Moment {
  if (issues === undefined || nowMs === undefined) return UNKNOWN;
  const { startMs = Number.POSITIVE_INFINITY, endMs = 0 } = issues.break ?? {};
  if (startMs <= nowMs && nowMs < endMs)
    return { word: 'Maintenance', tone: 'amber', detail: { words: 'opens in', atMs: endMs } };
  const [first] = issues.issues;
  const last = issues.issues.at(-1);
  if (first === undefined || last === undefined || nowMs < first.saleStartMs || nowMs >= last.endMs)
    return UNKNOWN;
  const present = issues.issues.find((issue) => issue.saleStartMs <= nowMs && nowMs < issue.endMs);
  if (present === undefined)
    return { word: 'Sales are over', tone: 'neutral', detail: { words: 'maintenance in', atMs: startMs } };
  return inIssue(present, nowMs);
}

function inIssue(issue: Issues['issues'][number], nowMs: number): Moment {
  const { state, sum, saleEndMs, drawAtMs, endMs } = issue;
  if (nowMs < saleEndMs)
    return { word: 'Sale open', tone: 'green', detail: { words: 'seals in', atMs: saleEndMs } };
  const isDrawn = sum !== undefined || state === 'void';
  if (isDrawn) return { word: 'Drawn', tone: 'gold', detail: { words: 'next sale in', atMs: endMs } };
  if (nowMs < drawAtMs)
    return { word: 'Sealed', tone: 'amber', detail: { words: 'drawn in', atMs: drawAtMs } };
  return { word: 'The draw is late', tone: 'red' };
}
