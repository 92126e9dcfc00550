import { issueCodeAfter, type Slot } from '@canada28/shared/game/issue-schedule.ts';
import type { World } from '../../world/world.ts';
import { drawIssue } from './draw-issue.ts';
import { updateIssueSettled } from './draws.repository.ts';
import { createIssue } from './open-issue.ts';
import { firstSlotOnSale, pastSlots, slotsBefore } from './past-slots.ts';

/** Slots of the past, and maybe the first one on sale, in which a player was there. */
type Attended = {
  readonly slots: readonly Slot[];
  /** What happens from the creation of the slot's issue to the end of the slot, its draw included. */
  readonly attend: (issueCode: string, slot: Slot) => void;
};

const UNATTENDED: Attended = { slots: [], attend: () => undefined };

/**
 * Gives a fresh world its past (`config.pastDraws` drawn issues, so that trend and history have something to show; the
 * attended slots before them, which count on in the same way) and its first issue on sale, a step for each.
 */
export function* populateDraws(
  world: World,
  { slots, attend }: Attended = UNATTENDED,
): Generator<void, void> {
  const nowMs = world.clock.nowMs();
  const { firstIssueCode, pastDraws } = world.config;
  const current = firstSlotOnSale(world);
  const isAttended = new Set(slots.map(({ saleStartMs }) => saleStartMs));
  const past = pastSlots([...slots, ...slotsBefore(world, current, pastDraws)], current);
  for (const [index, slot] of past.entries()) {
    const issueCode = issueCodeAfter(firstIssueCode, index - past.length);
    createIssue(world, { issueCode, slot });
    if (isAttended.has(slot.saleStartMs)) attend(issueCode, slot);
    // A draw that comes late may still lie ahead: then the timetable draws it.
    else if (slot.drawAtMs <= nowMs) {
      drawIssue(world, { issueCode, drawnAtMs: slot.drawAtMs });
      updateIssueSettled(world.db, issueCode);
    }
    yield;
  }
  createIssue(world, { issueCode: firstIssueCode, slot: current });
  if (isAttended.has(current.saleStartMs)) attend(firstIssueCode, current);
}
