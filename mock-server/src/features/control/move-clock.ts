import { DAY_MS } from '@canada28/shared/game/local-time.ts';
import type { Happening } from '../../app/timetable.ts';
import type { World } from '../../app/world.ts';
import { setWorldFact } from '../../app/world-facts.ts';
import { ControlError } from './control-error.ts';

/** One command to the clock of a world. */
export type ClockCommand =
  | { readonly set: number }
  | { readonly advance: number }
  | { readonly freeze: true }
  | { readonly resume: true }
  | { readonly rate: number };

/** Where the clock stands afterwards, and what happened on the way there, in order. */
export type ClockMove = {
  readonly nowMs: number;
  readonly rate: number;
  readonly happened: readonly Happening[];
};

/** A month takes seconds to draw and settle; a typo must not keep the server busy for years of issues. */
const LONGEST_MOVE_DAYS = 31;

/**
 * Sets, advances, freezes, resumes or speeds up a world's time (epoch ms, ms, factor). Everything due on the way runs
 * in order, each at its own moment. Time never runs backwards: what happened cannot un-happen.
 */
export function moveClock(world: World, command: ClockCommand): ClockMove {
  const { clock, timetable } = world;
  const happened = travelTo(world, targetOf(command, clock.nowMs()));
  if ('freeze' in command) clock.setRate(0);
  if ('resume' in command) clock.setRate(1);
  if ('rate' in command) clock.setRate(command.rate);
  storeClock(world);
  timetable.reconsider();
  return { nowMs: clock.nowMs(), rate: clock.rate, happened };
}

function targetOf(command: ClockCommand, nowMs: number): number {
  const targetMs = 'set' in command ? command.set : nowMs + ('advance' in command ? command.advance : 0);
  if (targetMs > nowMs + LONGEST_MOVE_DAYS * DAY_MS)
    throw new ControlError(`One move of the clock spans at most ${LONGEST_MOVE_DAYS} days.`);
  if (targetMs >= nowMs) return targetMs;
  throw new ControlError(
    `The world's time is ${new Date(nowMs).toISOString()} and cannot go back to ${new Date(targetMs).toISOString()}.`,
  );
}

function travelTo(world: World, targetMs: number): Happening[] {
  const happened = world.timetable.runUntil(world, targetMs, (dueMs) => goTo(world, dueMs));
  goTo(world, targetMs);
  return happened;
}

/** Stored at every step, so that a server killed on the way does not wake up before what it has drawn. */
function goTo(world: World, atMs: number): void {
  if (atMs <= world.clock.nowMs()) return;
  world.clock.set(atMs);
  storeClock(world);
}

function storeClock({ db, clock }: World): void {
  setWorldFact(db, 'clock', JSON.stringify(clock.setting));
}
