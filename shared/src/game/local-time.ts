type ZoneClock = { formatter: Intl.DateTimeFormat; instants: Map<number, number> };

/**
 * Formatters are slow to build and slow to use, and a schedule asks for the same few instants again and again
 * (two a day). What is kept depends on its key alone, so the functions stay pure.
 */
const clocks = new Map<string, ZoneClock>();

/** A fast clock asks for instants of years, and a name may be written in many ways: then they are found again. */
const MOST_INSTANTS = 1_000;
const MOST_ZONES = 100;

/** Whether the runtime knows the IANA name of the time zone, such as `Asia/Shanghai` (game §4). */
export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Epoch milliseconds at which the clocks of `timeZone` show the wall time, given as if it were UTC (game §4). */
export function instantOf(timeZone: string, wallMs: number): number {
  const clock = clockOf(timeZone);
  const known = clock.instants.get(wallMs);
  if (known !== undefined) return known;
  const guess = wallMs - offsetMs(clock.formatter, wallMs);
  const instant = wallMs - offsetMs(clock.formatter, guess); // the guess may lie beyond a change of the clocks
  if (clock.instants.size >= MOST_INSTANTS) clock.instants.clear();
  clock.instants.set(wallMs, instant);
  return instant;
}

/** Minutes that the clocks of `timeZone` are ahead of UTC at an instant, epoch milliseconds (game §4). */
export function utcOffsetMinutes(timeZone: string, atMs: number): number {
  return offsetMs(clockOf(timeZone).formatter, Math.floor(atMs / 1_000) * 1_000) / 60_000;
}

/** How far the wall clock is ahead of UTC at an instant of whole seconds. */
function offsetMs(formatter: Intl.DateTimeFormat, atMs: number): number {
  const shown = new Map(formatter.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN;
  const dayMs = Date.UTC(read('year'), read('month') - 1, read('day'));
  return dayMs + ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1_000 - atMs;
}

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = { formatter: formatterOf(timeZone), instants: new Map<number, number>() };
  if (clocks.size >= MOST_ZONES) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
