import { nextSlot, previousSlot, type Slot, slotAt } from '@canada28/shared/game/issue-schedule.ts';
import type { World } from '../../world/world.ts';

/** The slot that a world created now begins with: the one that sells or is sealed, in a break the next. */
export function firstSlotOnSale({ clock, config }: World): Slot {
  return slotAt(config.schedule, clock.nowMs()) ?? nextSlot(config.schedule, clock.nowMs());
}

/** So many slots right before another one, in order. */
export function slotsBefore({ config }: World, { saleStartMs }: Slot, count: number): Slot[] {
  const slots: Slot[] = [];
  for (let endMs = saleStartMs; slots.length < count; ) {
    const slot = previousSlot(config.schedule, endMs);
    slots.push(slot);
    endMs = slot.saleStartMs;
  }
  return slots.reverse();
}

/** Each slot before the current one once, in order. */
export function pastSlots(slots: readonly Slot[], current: Slot): Slot[] {
  const byStart = new Map(slots.map((slot) => [slot.saleStartMs, slot]));
  byStart.delete(current.saleStartMs);
  return [...byStart.values()].sort((one, other) => one.saleStartMs - other.saleStartMs);
}
