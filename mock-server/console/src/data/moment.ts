import type { Tone } from '../ui/pill.tsx';
import type { Issues } from './use-turning-points.ts';

/** What the present of a world is for its players, and what comes next by itself. */
type Moment = {
  readonly word: string;
  readonly tone: Tone;
  readonly detail?: { readonly words: string; readonly atMs: number };
};

/** Reads the present out of the issues around it. */
export function momentOf(issues: Issues | undefined, nowMs: number | undefined): Moment {
  if (issues === undefined || nowMs === undefined) return { word: '…', tone: 'calm' };
  const present = issues.issues.find(({ saleStartMs, endMs }) => saleStartMs <= nowMs && nowMs < endMs);
  const { startMs = Number.POSITIVE_INFINITY, endMs = 0 } = issues.break ?? {};
  if (startMs <= nowMs && nowMs < endMs)
    return { word: 'Maintenance', tone: 'warn', detail: { words: 'opens in', atMs: endMs } };
  if (present === undefined)
    return { word: 'Sales are over', tone: 'calm', detail: { words: 'maintenance in', atMs: startMs } };
  if (nowMs < present.saleEndMs)
    return { word: 'Sale open', tone: 'good', detail: { words: 'seals in', atMs: present.saleEndMs } };
  const isDrawn = present.sum !== undefined || present.state === 'void';
  if (isDrawn) return { word: 'Drawn', tone: 'gold', detail: { words: 'next sale in', atMs: present.endMs } };
  if (nowMs < present.drawAtMs)
    return { word: 'Sealed', tone: 'warn', detail: { words: 'drawn in', atMs: present.drawAtMs } };
  return { word: 'The draw is late', tone: 'bad' };
}
