import type { Issue } from '@canada28/shared/contract/issue.ts';
import { issuePhase } from '../../data/draws/issue-phase.ts';

/** An issue that is over sooner, in ms of the device, gets no view of its own: there is no time to bet between two reveals. */
const SHORTEST_VIEWED_MS = 15_000;
/** How long the view waits on, once the next sale opened, for a draw that is due, ms. */
const PATIENCE_MS = 10_000;

/** The draw that concerns the player now: that of the sealed issue, else that of the issue before the one on sale. */
export type AwaitedDraw = {
  readonly issueCode: string;
  /** The drawn issue, once its result is there. */
  readonly drawn: Issue | undefined;
  /** Whether no result will come: the issue is void. */
  readonly isVoid: boolean;
  /** Whether it was drawn, or is to be drawn, while the player was in the room. */
  readonly isWitnessed: boolean;
  /** Whether the player watches it without having asked to: until they turn back to betting. */
  readonly isInView: boolean;
};

type Facts = {
  readonly current: Issue;
  /** Drawn issues, newest first. */
  readonly recent: readonly Issue[];
  /** The issue that the server says is void. */
  readonly voidIssue?: Issue | undefined;
  readonly nowMs: number;
  /** Server ms that pass in one ms of this device; 1 unless told. */
  readonly rate?: number;
  /** When the player came into the room, by the server's clock, epoch ms. */
  readonly enteredAtMs: number;
};

/** Which draw it is; undefined before the first draw of all. */
export function awaitedDraw({
  current,
  recent,
  voidIssue,
  nowMs,
  rate = 1,
  enteredAtMs,
}: Facts): AwaitedDraw | undefined {
  const phase = issuePhase(current, nowMs);
  const isBetweenSales = phase !== 'open' && phase !== 'coming';
  const issueCode = isBetweenSales ? current.issueCode : current.lastIssueCode;
  if (issueCode === undefined) return undefined;
  const isTooFast = current.drawAtMs - current.saleStartMs < SHORTEST_VIEWED_MS * rate;
  const drawn = [current, ...recent].find((issue) => issue.issueCode === issueCode && issue.result);
  if (drawn !== undefined) {
    const drawnAtMs = drawn.result?.drawnAtMs ?? drawn.drawAtMs;
    const isWitnessed = drawnAtMs > enteredAtMs;
    return { issueCode, drawn, isVoid: false, isWitnessed, isInView: isWitnessed && !isTooFast };
  }
  // A draw that comes late must not keep the player from the next issue.
  const isJustOver = current.saleStartMs > enteredAtMs && nowMs - current.saleStartMs < PATIENCE_MS;
  return {
    issueCode,
    drawn,
    isVoid: voidIssue?.issueCode === issueCode,
    isWitnessed: true,
    isInView: !isTooFast && (isBetweenSales || (phase === 'open' && isJustOver)),
  };
}
