import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { clockOf } from '../../ui/clock.ts';

/** In no time zone a day begins within such a part of an hour. */
const STEP_MS = 15 * MINUTE_MS;

type Present = {
  /** Where the world stands (epoch ms); undefined before it is known. */
  readonly nowMs: number | undefined;
  readonly timeZone: string | undefined;
};

/** Of rows, newest first, which begin another day than the one above them, by index: a first one of today says nothing. */
export function newDays(
  rows: readonly Pick<JournalEntry, 'atMs'>[],
  { nowMs, timeZone }: Present,
): ReadonlyMap<number, string> {
  const dayOf = daysIn(timeZone);
  const days = new Map<number, string>();
  let above = nowMs === undefined ? undefined : dayOf(nowMs);
  for (const [index, { atMs }] of rows.entries()) {
    const day = dayOf(atMs);
    if (above !== undefined && day !== above) days.set(index, day);
    above = day;
  }
  return days;
}

/** Writing a date takes long: of thousands of rows most are of moments near each other. */
function daysIn(timeZone: string | undefined): (ms: number) => string {
  const clock = clockOf(timeZone);
  const known = new Map<number, string>();
  return (ms) => {
    const step = Math.floor(ms / STEP_MS);
    const day = known.get(step) ?? clock.day(ms);
    known.set(step, day);
    return day;
  };
}
