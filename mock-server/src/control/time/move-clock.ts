import type { ClockCommand, ClockMove } from '@canada28/shared/control/time.control.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { stepLimit } from '../../world/catch-up.ts';
import type { Happening, Step, StepLimit } from '../../world/timetable.ts';
import type { World } from '../../world/world.ts';
import { storeTime } from '../../world/world-time.ts';
import { ControlError } from '../control-error.ts';

/** A month takes seconds to draw and settle; a typo must not keep the server busy for years of issues. */
const LONGEST_MOVE_DAYS = 31;

/** Moves a world's clock at once. */
export function moveClock(world: World, command: ClockCommand): ClockMove {
  const steps = moveClockInSteps(world, command);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Sets, advances, freezes, resumes or speeds up a world's time (epoch ms, ms, factor). Everything due on the way runs
 * in order, each at its own moment. Time never runs backwards: what happened cannot un-happen. Whoever is served
 * between two steps meets the world at the moment it has reached.
 */
export function* moveClockInSteps(world: World, command: ClockCommand): Generator<void, ClockMove> {
  const untilMs = targetOf(command, world.clock.nowMs());
  const happened: Happening[] = [];
  for (;;) {
    const step = travelStep(world, { untilMs, isOver: stepLimit() });
    happened.push(...step.happened);
    if (step.isDone) return arrive(world, command, happened);
    yield;
  }
}

/** The clock stands where the world has come to, also when a task on the way failed. */
function travelStep(world: World, limit: StepLimit): Step {
  try {
    return world.timetable.runStep(limit);
  } finally {
    const { reachedMs } = world.timetable;
    if (reachedMs > world.clock.nowMs()) world.clock.set(reachedMs);
  }
}

function arrive(world: World, command: ClockCommand, happened: Happening[]): ClockMove {
  const { clock } = world;
  if ('freeze' in command) clock.setRate(0);
  if ('resume' in command) clock.setRate(1);
  if ('rate' in command) clock.setRate(command.rate);
  storeTime(world);
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
