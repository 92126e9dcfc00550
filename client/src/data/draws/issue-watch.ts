/**
 * When the current issue is looked at again: the one place that decides it. A server is asked at the issue's boundaries
 * and, while a draw is late, ever more rarely; only a demo is asked every few seconds besides (decision 038).
 */
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { DRAW_INTERVALS_SECONDS } from '@canada28/shared/limits.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';

/** The moment of deciding. All moments are the server's, epoch ms; `rate` are server ms a device ms. */
export type Watch = {
  readonly nowMs: number;
  readonly rate: number;
  /** When the server was last asked. */
  readonly lookedAtMs: number;
  readonly isDemo: boolean;
  /** This client's place among all that wait for the same moment: so long after it, device ms. */
  readonly placeMs: number;
};

/** Never asks more often, in device ms: on a clock a thousand times as fast an issue is over in a fifth of a second. */
const SHORTEST_WAIT_MS = 150;
/** A draw that is this late is looked for less often. */
const LATE_MS = 10 * SECOND_MS;
/** A demo is looked at again at least so often. */
const LONGEST_WAIT_MS = 5 * SECOND_MS;
/** While an issue is sealed, the next sale may open before its draw: nothing but another look tells when (game §4). */
const SEALED_WAIT_MS = 2 * SECOND_MS;
/** While a clock stands still, only another look tells that it was moved. */
const FROZEN_WAIT_MS = 2 * SECOND_MS;
const QUICK_MS = 300;
/** A late draw is looked for again after this part of its lateness, within these bounds. */
const LATE_PART = 0.2;
const MOST_LATE_WAIT_MS = 10 * SECOND_MS;

/** Device ms until the current issue is worth another look. */
export function waitForIssueMs(issue: Issue, watch: Watch): number {
  const { nowMs, rate, lookedAtMs, isDemo, placeMs } = watch;
  if (isDemo || rate === 0) return waitInDemoMs(issue, nowMs, rate);
  const lagMs = scaledWaitMs(QUICK_MS + placeMs, rate) * rate;
  const nextMs = boundariesOf(issue).find((atMs) => atMs + lagMs > lookedAtMs);
  if (nextMs === undefined) return waitForLateMs(issue.drawAtMs, watch);
  return Math.max(SHORTEST_WAIT_MS, Math.ceil((nextMs + lagMs - nowMs) / rate));
}

/** Device ms until a result is worth another look that was due before the last one (product §1: draws can be late). */
export function waitForLateMs(dueAtMs: number, { nowMs, rate, lookedAtMs }: Watch): number {
  const lateMs = Math.max(0, lookedAtMs - dueAtMs);
  const waitMs = Math.min(MOST_LATE_WAIT_MS, Math.max(SECOND_MS, lateMs * LATE_PART));
  const leftMs = scaledWaitMs(waitMs, rate) - (nowMs - lookedAtMs) / rate;
  return Math.max(SHORTEST_WAIT_MS, Math.ceil(leftMs));
}

/**
 * The moments at which something about an issue changes, in their order: sale, cutoff and draw, and where the draw comes
 * later than the next sale, each moment at which a slot could end (product §1).
 */
function boundariesOf({ saleStartMs, saleEndMs, drawAtMs }: Issue): number[] {
  const ends = DRAW_INTERVALS_SECONDS.map((seconds) => saleStartMs + seconds * SECOND_MS);
  const possible = ends.filter((atMs) => atMs > saleEndMs && atMs < drawAtMs);
  return [saleStartMs, saleEndMs, ...possible, drawAtMs];
}

/** The same where a tester may move the clock or the schedule any moment. */
function waitInDemoMs(issue: Issue, nowMs: number, rate: number): number {
  const boundaryMs = [issue.saleStartMs, issue.saleEndMs, issue.drawAtMs].find((atMs) => atMs > nowMs);
  if (boundaryMs === undefined) return scaledWaitMs(waitForDrawMs(nowMs - issue.drawAtMs), rate);
  if (rate === 0) return FROZEN_WAIT_MS;
  const longestMs = nowMs < issue.saleEndMs ? LONGEST_WAIT_MS : scaledWaitMs(SEALED_WAIT_MS, rate);
  return Math.min(longestMs, Math.ceil((boundaryMs - nowMs) / rate) + scaledWaitMs(QUICK_MS, rate));
}

/** What is waited on the server's clock, as device ms: a faster clock is looked at sooner, a slower one no later. */
export function scaledWaitMs(serverMs: number, rate: number): number {
  return Math.max(SHORTEST_WAIT_MS, Math.ceil(serverMs / Math.max(1, rate)));
}

/** A result that is due is asked for at once, then every second, then every three (product §1: draws can be late). */
function waitForDrawMs(lateMs: number): number {
  if (lateMs < SECOND_MS) return QUICK_MS;
  return lateMs < LATE_MS ? SECOND_MS : 3 * SECOND_MS;
}
