import {
  type ClockCommand,
  type ClockMove,
  MOST_EVENTS_TOLD,
} from '@canada28/shared/control/time.control.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { presentMs } from '../../world/catch-up.ts';
import { atOnce } from '../../world/in-turns.ts';
import { stepLimit } from '../../world/take-step.ts';
import type { Step, StepLimit, WorldEvent } from '../../world/timetable.ts';
import type { World } from '../../world/world.ts';
import { storeTime } from '../../world/world-time.ts';
import { ControlError } from '../control-error.ts';
import { type ClockTarget, LONGEST_MOVE_DAYS, refuseOutsideTime, targetOf } from './clock-target.ts';
import { wantedEvents } from './wanted-events.ts';

export function moveClock(world: World, command: ClockCommand): ClockMove {
  return atOnce(moveClockInSteps(world, command));
}

/**
 * Sets, advances, sends, freezes, resumes or speeds up a world's time (epoch ms, ms, factor). Everything due on the way
 * runs in order, each at its own moment. Time never runs backwards: what happened cannot un-happen. A call between two
 * steps meets the world at the moment it has reached. `beforeMove` hears when it is certain where to go, unless the clock
 * stands there already and runs as fast.
 */
export function* moveClockInSteps(
  world: World,
  command: ClockCommand,
  beforeMove: () => void = () => undefined,
): Generator<void, ClockMove> {
  const tale = { happened: [] as WorldEvent[], more: 0 };
  const isWanted = wantedEvents(world, command);
  const tell = (event: WorldEvent) => {
    if (!isWanted(event)) return;
    if (tale.happened.length < MOST_EVENTS_TOLD) tale.happened.push(event);
    else tale.more += 1;
  };
  return yield* hearing(world, tell, go());

  function* go(): Generator<void, ClockMove> {
    if ('to' in command) yield* travel(world, world.clock.nowMs());
    // What comes next is a question of the present: on a fast clock much is due again by the end of the way there.
    const nowMs = 'to' in command ? presentMs(world) : world.clock.nowMs();
    const target = targetOf(world, command, nowMs);
    const isThere = 'untilMs' in target && target.untilMs === nowMs;
    if (!isThere || rateOf(world, command) !== world.clock.rate) beforeMove();
    // The undo step of a large world is a copy of it, which has a turn of its own.
    yield;
    yield* travelTo(world, target);
    return { ...arrive(world, command), ...tale };
  }
}

/** Tells each event meanwhile: a call between two steps may let happen what this one waits for. */
function* hearing<Result>(
  { timetable: { listeners } }: World,
  hear: (event: WorldEvent) => void,
  steps: Generator<void, Result>,
): Generator<void, Result> {
  const listen = (events: readonly WorldEvent[]) => events.forEach(hear);
  listeners.add(listen);
  try {
    return yield* steps;
  } finally {
    listeners.delete(listen);
  }
}

function* travelTo(world: World, target: ClockTarget): Generator<void, void> {
  if ('untilMs' in target) return yield* travel(world, target.untilMs);
  const latestMs = world.clock.nowMs() + LONGEST_MOVE_DAYS * DAY_MS;
  let hasHappened = false;
  const look = ({ what }: WorldEvent) => {
    hasHappened ||= target.event === undefined || target.event === what;
  };
  while (!hasHappened) {
    const { nextDueMs: dueMs = Number.POSITIVE_INFINITY } = world.timetable;
    const { atLatestMs = Number.POSITIVE_INFINITY } = target;
    const untilMs = Math.min(dueMs, atLatestMs);
    if (untilMs > latestMs)
      throw new ControlError(`Nothing of that kind happens within ${LONGEST_MOVE_DAYS} days.`);
    refuseOutsideTime(untilMs);
    if (untilMs < dueMs) return yield* travel(world, untilMs);
    yield* hearing(world, look, travel(world, dueMs));
  }
}

/**
 * Lets time pass until a moment (epoch ms) in a world that is not served yet. What leads to the first or last days that a
 * world's time can be may lie outside of them.
 */
export function* passUntil(world: World, untilMs: number): Generator<void, void> {
  yield* travel(world, untilMs);
  storeTime(world);
}

function* travel(world: World, untilMs: number): Generator<void, void> {
  while (!travelStep(world, { untilMs, isOver: stepLimit() }).isDone) yield;
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

function arrive(world: World, command: ClockCommand): Pick<ClockMove, 'nowMs' | 'rate'> {
  const { clock } = world;
  const rate = rateOf(world, command);
  if (rate !== clock.rate) clock.setRate(rate);
  storeTime(world);
  return { nowMs: clock.nowMs(), rate: clock.rate };
}

/** How fast the clock runs after a command. */
function rateOf({ clock }: World, command: ClockCommand): number {
  if ('freeze' in command) return 0;
  if ('resume' in command) return 1;
  return 'rate' in command ? command.rate : clock.rate;
}
