import {
  DEFAULT_INTERVAL_SECONDS,
  DEFAULT_MAINTENANCE,
  DEFAULT_SEALED_SECONDS,
  DEFAULT_TIME_ZONE,
  DRAW_INTERVALS_SECONDS,
  ISSUE_CODE_DIGITS,
  MAX_DRAW_DELAY_SECONDS,
  MAX_SEALED_SECONDS,
  MIN_SEALED_SECONDS,
} from '../limits.ts';
import { DAY_MS } from '../units-of-time.ts';
import { instantOf, isTimeZone, utcOffsetMinutes } from './local-time.ts';
import {
  breakHours,
  MAINTENANCE_PRESETS,
  type Maintenance,
  type MaintenanceWeek,
  weekdayOf,
  weekOfBreaks,
} from './maintenance-week.ts';

/** When issues are sold, sealed and drawn, in whole seconds: the draw comes so long after the end of the sale (game §4). */
export type ScheduleConfig = BreakSettings & {
  readonly sealedSeconds: number;
  readonly drawDelaySeconds: number;
};

/**
 * One issue's time in epoch milliseconds; the sale is [saleStartMs, saleEndMs), sealed until endMs (game §4).
 * The draw may come after endMs, while the next issue sells already.
 */
export type Slot = {
  readonly saleStartMs: number;
  readonly saleEndMs: number;
  readonly drawAtMs: number;
  readonly endMs: number;
};

/** A complete, checked configuration; what is left out takes the default of game §4. A RangeError names what is wrong. */
export function scheduleConfig(wanted: Partial<ScheduleConfig> = {}): ScheduleConfig {
  const sealedSeconds = wanted.sealedSeconds ?? DEFAULT_SEALED_SECONDS;
  const config = {
    intervalSeconds: wanted.intervalSeconds ?? DEFAULT_INTERVAL_SECONDS,
    sealedSeconds,
    drawDelaySeconds: wanted.drawDelaySeconds ?? sealedSeconds, // a result is there when the next sale opens
    timeZone: wanted.timeZone ?? DEFAULT_TIME_ZONE,
    maintenance: wanted.maintenance ?? DEFAULT_MAINTENANCE,
  };
  assertConfig(config);
  return config;
}

/** The slot that sells or is sealed at `atMs`; undefined in the break and in the rest before it that fits no slot (game §4). */
export function slotAt(config: ScheduleConfig, atMs: number): Slot | undefined {
  const sale = saleEndingAfter(config, atMs);
  return slotOf(config, sale, Math.floor((atMs - sale.startMs) / intervalMs(config)));
}

/** The first slot whose sale starts at `atMs` or later (game §4). */
export function nextSlot(config: ScheduleConfig, atMs: number): Slot {
  const sale = saleEndingAfter(config, atMs);
  const index = Math.max(0, Math.ceil((atMs - sale.startMs) / intervalMs(config)));
  return slotOf(config, sale, index) ?? nextSlot(config, sale.endMs);
}

/**
 * The slot after one that ends at `endMs`: right then, whatever schedule that one had, or after the break where it does
 * not fit before it (game §4).
 */
export function followingSlot(config: ScheduleConfig, endMs: number): Slot {
  const sale = saleEndingAfter(config, endMs);
  const slot = slotStartingAt(config, Math.max(sale.startMs, endMs));
  return slot.endMs <= sale.endMs ? slot : nextSlot(config, sale.endMs);
}

/** The last slot that is over at `atMs`; its draw may still be awaited (game §4). */
export function previousSlot(config: ScheduleConfig, atMs: number): Slot {
  const sales = daysAround(atMs).map((day) => saleAfterBreakOf(config, day));
  const sale = sales.findLast(({ startMs }) => startMs + intervalMs(config) <= atMs);
  if (sale === undefined) throw new RangeError(`no slot was ever over at ${atMs}`);
  const slotsOver = Math.floor((Math.min(atMs, sale.endMs) - sale.startMs) / intervalMs(config));
  return slotStartingAt(config, sale.startMs + (slotsOver - 1) * intervalMs(config));
}

/** Whether `atMs` lies in the daily break; the rest before it that fits no slot is not part of it (game §4). */
export function isMaintenance(config: ScheduleConfig, atMs: number): boolean {
  const window = maintenanceWindow(config, atMs);
  return window !== undefined && window.startMs <= atMs;
}

/** The break that holds `atMs`, else the next one; undefined when the configuration has none (game §4). */
export function maintenanceWindow(config: ScheduleConfig, atMs: number): TimeWindow | undefined {
  const breaks = daysAround(atMs).map((day) => breakOf(config, day));
  return breaks.find((window) => window !== undefined && window.endMs > atMs);
}

/** The breaks of a week as players are told them; the clocks are those of the moment `atMs` (game §4, player-api §2). */
export function maintenanceWeek(config: ScheduleConfig, atMs: number): MaintenanceWeek {
  return {
    utcOffsetMinutes: utcOffsetMinutes(config.timeZone, atMs),
    weekdays: weekOfBreaks(config.maintenance, config.intervalSeconds),
  };
}

/** Code of the issue `steps` draws later, 7 digits: breaks do not advance it and nothing resets it (game §4). */
export function issueCodeAfter(issueCode: string, steps: number): string {
  if (!/^\d{7}$/.test(issueCode)) {
    throw new RangeError(`an issue code has ${ISSUE_CODE_DIGITS} digits, got "${issueCode}"`);
  }
  const code = Number(issueCode) + steps;
  if (!Number.isInteger(code) || code < 0 || code >= 10 ** ISSUE_CODE_DIGITS) {
    throw new RangeError(`no issue code lies ${steps} steps after ${issueCode}`);
  }
  return String(code).padStart(ISSUE_CODE_DIGITS, '0');
}

function assertConfig(config: ScheduleConfig): void {
  const { intervalSeconds, sealedSeconds, drawDelaySeconds, timeZone, maintenance } = config;
  if (!DRAW_INTERVALS_SECONDS.includes(intervalSeconds)) {
    throw new RangeError(
      `intervalSeconds must be one of ${DRAW_INTERVALS_SECONDS.join(', ')}, got ${intervalSeconds}`,
    );
  }
  assertWithin('sealedSeconds', sealedSeconds, MIN_SEALED_SECONDS, MAX_SEALED_SECONDS);
  assertWithin('drawDelaySeconds', drawDelaySeconds, 0, MAX_DRAW_DELAY_SECONDS);
  if (!MAINTENANCE_PRESETS.includes(maintenance)) {
    throw new RangeError(
      `maintenance must be one of ${MAINTENANCE_PRESETS.join(', ')}, got "${maintenance}"`,
    );
  }
  if (!isTimeZone(timeZone)) throw new RangeError(`timeZone must be an IANA name, got "${timeZone}"`);
}

function assertWithin(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number ${least}–${most}, got ${value}`);
  }
}

function intervalMs(config: ScheduleConfig): number {
  return config.intervalSeconds * 1_000;
}

/** A slot that does not fit before the break is not sold (game §4). */
function slotOf(config: ScheduleConfig, sale: TimeWindow, index: number): Slot | undefined {
  const slot = slotStartingAt(config, sale.startMs + index * intervalMs(config));
  return index >= 0 && slot.endMs <= sale.endMs ? slot : undefined;
}

function slotStartingAt(config: ScheduleConfig, saleStartMs: number): Slot {
  const endMs = saleStartMs + intervalMs(config);
  const saleEndMs = endMs - config.sealedSeconds * 1_000;
  return { saleStartMs, saleEndMs, drawAtMs: saleEndMs + config.drawDelaySeconds * 1_000, endMs };
}

/** The first stretch of sale, from break to break, that is not over at `atMs`. */
function saleEndingAfter(config: ScheduleConfig, atMs: number): TimeWindow {
  for (const day of daysAround(atMs)) {
    const sale = saleAfterBreakOf(config, day);
    if (sale.endMs > atMs) return sale;
  }
  throw new RangeError(`no sale ends after ${atMs}`);
}

/** The local day of any time zone is at most one from that of UTC; its sale may have opened the day before. */
function daysAround(atMs: number): number[] {
  const utcDay = Math.floor(atMs / DAY_MS);
  return [utcDay - 2, utcDay - 1, utcDay, utcDay + 1];
}

/**
 * Without a break one grid runs on from the local midnight of Monday 5 January 1970: begun again each midnight
 * it would lose 90 s a day at 210 s, while a week holds 2,880 such slots exactly.
 */
function saleAfterBreakOf(config: ScheduleConfig, day: number): TimeWindow {
  const [before, after] = [breakOf(config, day), breakOf(config, day + 1)];
  return {
    startMs: before?.endMs ?? instantOf(config.timeZone, 4 * DAY_MS),
    endMs: after?.startMs ?? Number.POSITIVE_INFINITY,
  };
}

/** What the daily break depends on: its reading, an IANA time zone, and seconds from draw to draw (game §4). */
type BreakSettings = {
  readonly maintenance: Maintenance;
  readonly timeZone: string;
  readonly intervalSeconds: number;
};

/** A stretch of time in epoch milliseconds, the end not included. */
type TimeWindow = { readonly startMs: number; readonly endMs: number };

/** The break of a local day, counted from 0 = 1 January 1970; undefined when there is none (game §4). */
function breakOf(settings: BreakSettings, day: number): TimeWindow | undefined {
  const hours = breakHours(settings.maintenance, settings.intervalSeconds, weekdayOf(day));
  if (hours === undefined) return undefined;
  const midnightMs = day * DAY_MS;
  return {
    startMs: instantOf(settings.timeZone, midnightMs + hours.startSecond * 1_000),
    endMs: instantOf(settings.timeZone, midnightMs + hours.endSecond * 1_000),
  };
}
