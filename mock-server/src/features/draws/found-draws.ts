import {
  issueCodeAfter,
  nextSlot,
  previousSlot,
  type Slot,
  slotAt,
} from '@canada28/shared/game/issue-schedule.ts';
import type { World } from '../../app/world.ts';
import { drawIssue } from './draw-issue.ts';
import { updateIssueSettled } from './draws.repository.ts';
import { createIssue } from './open-issue.ts';

/**
 * Gives a fresh world its past (`config.pastDraws` drawn issues, so that trend and history have something to show)
 * and its first issue on sale.
 */
export function foundDraws(world: World): void {
  const nowMs = world.clock.nowMs();
  const { schedule, pastDraws, firstIssueCode } = world.config;
  const current = slotAt(schedule, nowMs) ?? nextSlot(schedule, nowMs);
  const past = slotsBefore(world, current.saleStartMs, pastDraws);
  past.forEach((slot, index) => {
    const issueCode = issueCodeAfter(firstIssueCode, index - past.length);
    createIssue(world, { issueCode, slot });
    // A draw that comes late may still lie ahead: then the timetable draws it.
    if (slot.drawAtMs > nowMs) return;
    drawIssue(world, { issueCode, drawnAtMs: slot.drawAtMs });
    updateIssueSettled(world.db, issueCode);
  });
  createIssue(world, { issueCode: firstIssueCode, slot: current });
}

function slotsBefore({ config }: World, beforeMs: number, count: number): Slot[] {
  const slots: Slot[] = [];
  for (let endMs = beforeMs; slots.length < count; ) {
    const slot = previousSlot(config.schedule, endMs);
    slots.push(slot);
    endMs = slot.saleStartMs;
  }
  return slots.reverse();
}
