import { followingSlot, nextSlot } from '@canada28/shared/game/issue-schedule.ts';
import type { TaskContext } from '../../world/world.ts';
import { findIssueAfter, findIssueOfMoment, updateIssueTimes } from './draws.repository.ts';

/**
 * Gives the issue that opens next the times of a schedule that has changed: it follows right on the one on sale, whose
 * times are public already; in a break it opens when the sale of the new schedule does (game §4).
 */
export function rescheduleNextIssue({ db, clock, world }: TaskContext): void {
  const nowMs = clock.nowMs();
  const next = findIssueAfter(db, nowMs);
  if (next === undefined) return;
  const { schedule } = world.config;
  const current = findIssueOfMoment(db, nowMs);
  const slot = current ? followingSlot(schedule, current.slotEndMs) : nextSlot(schedule, nowMs);
  updateIssueTimes(db, { issueCode: next.issueCode, ...slot });
}
