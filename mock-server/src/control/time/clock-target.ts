import { isDayText, utcDayFromMs } from '@canada28/shared/contract/date-time.ts';
import type { ClockCommand, ClockMoment } from '@canada28/shared/control/time.control.ts';
import { maintenanceWindow } from '@canada28/shared/game/issue-schedule.ts';
import { instantOf, utcOffsetMinutes } from '@canada28/shared/game/local-time.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { drawIssueTask } from '../../features/draws/draw-issue.ts';
import { findIssueAfter, findNextCutoffMs } from '../../features/draws/draws.repository.ts';
import { settleIssueTask } from '../../features/settlement/settle-issue.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** A year of empty issues takes ten seconds; a typo must not keep the machine busy with a century of them. */
export const LONGEST_MOVE_DAYS = 366;

/**
 * Where a move of the clock ends: at a moment (epoch ms), or with the first event of a kind, of any kind where none is
 * named; at a moment that is given beside, where no such event comes before it.
 */
export type ClockTarget =
  | { readonly untilMs: number }
  | { readonly event: string | undefined; readonly atLatestMs?: number | undefined };

/** Where a command sends a world that stands at a moment (epoch ms). Refuses what lies behind it, and what lies too far. */
export function targetOf(world: World, command: ClockCommand, nowMs: number): ClockTarget {
  if ('to' in command && command.to !== 'now') return momentOf(world, command.to, nowMs);
  const untilMs = untilOf(world, command, nowMs);
  if (untilMs !== nowMs) refuseOutsideTime(untilMs);
  if (untilMs > nowMs + LONGEST_MOVE_DAYS * DAY_MS)
    throw new ControlError(`One move of the clock spans at most ${LONGEST_MOVE_DAYS} days.`);
  if (untilMs >= nowMs) return { untilMs };
  const { timeZone } = world.config.schedule;
  throw new ControlError(
    `${wallText(timeZone, untilMs)} is past: by the clocks of the world it is ${wallText(timeZone, nowMs)} (${timeZone}), and time goes forward only. Going back undoes a move.`,
  );
}

/** "2026-09-16 10:01:00", with its milliseconds where it has some. */
function wallText(timeZone: string, atMs: number): string {
  const wall = new Date(atMs + utcOffsetMinutes(timeZone, atMs) * MINUTE_MS);
  return wall
    .toISOString()
    .replace('T', ' ')
    .replace(/(\.000)?Z/, '');
}

/** Refuses a moment (epoch ms) that no world's time can be. */
export function refuseOutsideTime(atMs: number): void {
  if (atMs < EARLIEST_WORLD_MS || atMs > LATEST_WORLD_MS)
    throw new ControlError(
      `A world's time lies from ${utcDayFromMs(EARLIEST_WORLD_MS)} to ${utcDayFromMs(LATEST_WORLD_MS)}.`,
    );
}

function untilOf(world: World, command: ClockCommand, nowMs: number): number {
  if ('to' in command) return world.clock.wallMs;
  if ('advance' in command) return nowMs + spanMs(command.advance);
  if (!('set' in command)) return nowMs;
  return typeof command.set === 'number' ? command.set : instantMs(world, command.set);
}

function momentOf(world: World, to: Exclude<ClockMoment, 'now'>, nowMs: number): ClockTarget {
  switch (to) {
    case 'draw':
      return { event: drawIssueTask.name };
    case 'settled':
      return { event: settleIssueTask.name };
    case 'next':
      return { event: undefined, atLatestMs: findNextCutoffMs(world.db, nowMs) };
    default: {
      const untilMs = scheduledMs(world, to, nowMs);
      refuseOutsideTime(untilMs);
      return { untilMs };
    }
  }
}

/** When it is so next, seen from a moment to which the world has come, its present unless told; epoch ms. */
export function scheduledMs(
  world: World,
  moment: 'cutoff' | 'next-issue' | 'maintenance' | 'maintenance-end',
  nowMs = world.clock.nowMs(),
): number {
  switch (moment) {
    case 'cutoff':
      return known(findNextCutoffMs(world.db, nowMs));
    case 'next-issue':
      return known(findIssueAfter(world.db, nowMs)?.saleStartMs);
    case 'maintenance': {
      const window = nextBreak(world, nowMs);
      return window.startMs > nowMs ? window.startMs : nextBreak(world, window.endMs).startMs;
    }
    case 'maintenance-end':
      return nextBreak(world, nowMs).endMs;
  }
}

function known(atMs: number | undefined): number {
  if (atMs === undefined) throw new Error('the world has no issue to come');
  return atMs;
}

function nextBreak({ config }: World, atMs: number): { startMs: number; endMs: number } {
  const window = maintenanceWindow(config.schedule, atMs);
  if (window !== undefined) return window;
  throw new ControlError('This world has no daily break: its "maintenance" is "none".');
}

/** "2026-09-16T19:00" by the clocks of the world, unless it names a zone. */
function instantMs({ config }: World, text: string): number {
  const isZoned = /T.*(Z|[+-]\d\d:\d\d)$/.test(text);
  const utcMs = Date.parse(isZoned ? text : `${text}${text.includes('T') ? '' : 'T00:00'}Z`);
  if (Number.isNaN(utcMs) || !isDayText(text.slice(0, 10)))
    throw new ControlError(`"${text}" is no moment: write it like 2026-09-16T19:00.`);
  if (isZoned) return utcMs;
  const restMs = utcMs % SECOND_MS;
  return instantOf(config.schedule.timeZone, utcMs - restMs) + restMs;
}

const UNITS_MS: Readonly<Record<string, number>> = {
  d: DAY_MS,
  h: HOUR_MS,
  m: MINUTE_MS,
  s: SECOND_MS,
  ms: 1,
};

function spanMs(span: number | string): number {
  if (typeof span === 'number') return span;
  const parts = [...span.matchAll(/(\d+)([a-z]+)/g)];
  return parts.reduce((sumMs, [, count, unit]) => sumMs + Number(count) * (UNITS_MS[unit ?? ''] ?? 0), 0);
}
