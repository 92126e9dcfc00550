import type { TaskContext } from '../../world/world.ts';
import type { IssuePart } from '../draws/issue-part.ts';
import { type Decided, deleteParts, findPartEnd, findParts, storeParts } from './settlement.repository.ts';

/** So many bets are decided at once, in 2 to 4 ms: no other call waits longer for them. */
const MOST_BETS = 250;

/** From one part to the next (ms of the world's time): most of it is left to what else comes. */
const PAUSE_MS = 20;

/**
 * Decides the bets of an issue, in parts where they are many: each has all bets of some players, so that a player's bets
 * on an issue are decided together. Answers what was decided in all once the last part is done; until then nothing, and
 * the task is due again a moment later (`settlement_parts`). The moments are the world's own: however it got there, the
 * same world comes out.
 */
export function inParts(
  { db, clock }: TaskContext,
  issueCode: string,
  decide: (part: IssuePart) => Decided,
): Decided | undefined {
  const before = findParts(db, issueCode);
  const afterPlayerId = before?.toPlayerId ?? 0;
  const endId = findPartEnd(db, { issueCode, afterPlayerId, most: MOST_BETS });
  const part = { issueCode, afterPlayerId, toPlayerId: endId ?? Number.MAX_SAFE_INTEGER };
  const { bets, prizes } = decide(part);
  const sums = { bets: bets + (before?.bets ?? 0), prizes: prizes + (before?.prizes ?? 0) };
  if (endId !== undefined) {
    storeParts(db, { ...sums, issueCode, toPlayerId: endId, dueMs: clock.nowMs() + PAUSE_MS });
    return undefined;
  }
  if (before !== undefined) deleteParts(db, issueCode);
  return sums;
}
