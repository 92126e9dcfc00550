import { DAY, HOUR, MINUTE } from './rules.ts';

/** What the times of issues follow from (game §4); the zone is Asia/Shanghai, eight hours ahead all year. */
export type Schedule = {
  readonly interval: number;
  readonly sealed: number;
  readonly delay: number;
  readonly maintenance: 'shift' | 'extend' | 'short' | 'none';
};

export type Slot = {
  readonly saleStart: number;
  readonly saleEnd: number;
  readonly drawAt: number;
  readonly end: number;
};

const ZONE = 8 * HOUR;
/** Where the grid begins that no break begins again: the midnight of a Monday. */
const FIRST_MONDAY = 4 * DAY - ZONE;

/** The slot that follows on one that ended: right on it, or after the break where it does not fit before that. */
export function slotAfter(schedule: Schedule, endMs: number): Slot {
  const stretch = stretchOf(schedule, endMs);
  const start = Math.max(stretch.from, endMs);
  if (start + schedule.interval <= stretch.until) return slotAt(schedule, start);
  return slotAt(schedule, stretchOf(schedule, stretch.until).from);
}

/** The issue after another one: the next code, in the slot that follows. */
export function followingOn(
  schedule: Schedule,
  { code, end }: { readonly code: string; readonly end: number },
) {
  return { ...slotAfter(schedule, end), code: String(Number(code) + 1).padStart(7, '0') };
}

/** The first slot of the schedule's own grid that opens at a moment or later. */
export function gridSlotFrom(schedule: Schedule, atMs: number): Slot {
  const stretch = stretchOf(schedule, atMs);
  const steps = Math.max(0, Math.ceil((atMs - stretch.from) / schedule.interval));
  const start = stretch.from + steps * schedule.interval;
  if (start + schedule.interval <= stretch.until) return slotAt(schedule, start);
  return slotAt(schedule, stretchOf(schedule, stretch.until).from);
}

function slotAt({ interval, sealed, delay }: Schedule, saleStart: number): Slot {
  const end = saleStart + interval;
  const saleEnd = end - sealed;
  return { saleStart, saleEnd, drawAt: saleEnd + delay, end };
}

/** The first stretch between two breaks that is not over at a moment. */
function stretchOf(schedule: Schedule, atMs: number): { readonly from: number; readonly until: number } {
  if (schedule.maintenance === 'none') return { from: FIRST_MONDAY, until: Number.POSITIVE_INFINITY };
  for (let day = Math.floor((atMs + ZONE) / DAY) - 1; ; day += 1) {
    const [before, after] = [breakOf(schedule, day), breakOf(schedule, day + 1)];
    if (after.start > atMs) return { from: before.end, until: after.start };
  }
}

/** The break of a day, counted from 1 January 1970, which was a Thursday. */
export function breakOf({ maintenance, interval }: Schedule, day: number) {
  const isMonday = (day + 3) % 7 === 0;
  const midnight = day * DAY - ZONE;
  if (maintenance === 'short') {
    const [last, first] = [18 * HOUR + 56.5 * MINUTE, 19 * HOUR + 33 * MINUTE];
    return { start: midnight + last, end: midnight + first - interval };
  }
  const start = isMonday && maintenance === 'shift' ? 20 * HOUR : 19 * HOUR;
  const end = isMonday ? 21 * HOUR : 20 * HOUR;
  return { start: midnight + start, end: midnight + end };
}
