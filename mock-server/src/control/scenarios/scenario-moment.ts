import type { ScenarioMoment } from '@canada28/db/seeds/scenarios/scenario.ts';
import { instantOf, utcOffsetMinutes } from '@canada28/shared/game/local-time.ts';
import { weekdayOf } from '@canada28/shared/game/maintenance-week.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';

/** A morning like most, a minute into a sale. */
const ORDINARY = { time: '10:01' } as const;
const NEITHER = { date: undefined, weekday: undefined, daysBefore: 0 };
const MONDAY = 0;

/** How far `now` may lie behind, so that worlds made one after the other come from one template. */
export const NOW_IS_WITHIN_MS = 5 * MINUTE_MS;

/** The moment (epoch ms) that a scenario begins at, seen from now, by the clocks of the world's time zone. */
export function scenarioMomentMs(
  moment: ScenarioMoment | undefined,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): number {
  if (moment === 'now') return nowMs - (nowMs % NOW_IS_WITHIN_MS);
  const { time, date, weekday, daysBefore } = { ...NEITHER, ...(moment ?? ORDINARY) };
  const timeMs = Date.parse(`1970-01-01T${time}Z`);
  if (date !== undefined) return instantOf(timeZone, Date.parse(`${date}T00:00Z`) + timeMs);
  const localNowMs = nowMs + utcOffsetMinutes(timeZone, nowMs) * MINUTE_MS;
  const isWanted = (day: number) =>
    day * DAY_MS + timeMs <= localNowMs &&
    (weekday === undefined ? weekdayOf(day) !== MONDAY : weekdayOf(day) === weekday);
  let day = Math.floor(localNowMs / DAY_MS);
  while (!isWanted(day)) day -= 1;
  return instantOf(timeZone, (day - daysBefore) * DAY_MS + timeMs);
}
