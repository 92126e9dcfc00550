import { inTransaction } from '@canada28/db/transaction.ts';
import { pinnedClock } from './clock.ts';
import type { TaskContext } from './context.ts';
import type { World } from './world.ts';

/** One thing that happened by itself, told to whoever moved the clock. */
export type Happening = { readonly atMs: number; readonly what: string; readonly detail: string };

/** A task that the world does by itself when its time has come. */
export type TimedTask = {
  readonly name: string;
  /** The moment (epoch ms) at which it is due next; undefined when nothing awaits it. */
  nextDueMs(world: World): number | undefined;
  /** Does what is due first; what it throws rolls back and stops the timetable. Answers what happened, in words. */
  run(context: TaskContext): string | undefined;
};

type Due = { readonly task: TimedTask; readonly dueMs: number };

/**
 * Runs the tasks of one world in the order of their times, each at its own moment and in one transaction: whether
 * time passed by itself, was advanced by a tester or passed while the server was off makes no difference.
 */
export class Timetable {
  readonly #tasks: readonly TimedTask[];
  #nextDueMs: number | undefined;
  #isKnown = false;
  #onChange: () => void = () => undefined;

  constructor(tasks: readonly TimedTask[]) {
    this.#tasks = tasks;
  }

  /** When the next task is due (epoch ms); asks the database only after something changed. */
  nextDueMs(world: World): number | undefined {
    if (!this.#isKnown) {
      this.#nextDueMs = this.#findNext(world)?.dueMs;
      this.#isKnown = true;
    }
    return this.#nextDueMs;
  }

  /** Runs what is due by now, if anything is: costs one comparison when nothing is. Answers that now (epoch ms). */
  catchUp(world: World): number {
    const dueMs = this.nextDueMs(world);
    const nowMs = world.clock.nowMs();
    if (dueMs !== undefined && dueMs <= nowMs) this.runUntil(world, nowMs);
    return nowMs;
  }

  /** A verb created something that comes due: the answer to "when next?" has to be found anew. */
  reconsider(): void {
    this.#isKnown = false;
    this.#onChange();
  }

  /** Calls back whenever the next due time may have become earlier. */
  onChange(callback: () => void): void {
    this.#onChange = callback;
  }

  /** Runs all that is due up to `untilMs`, in order; tells what happened. `atEach` is called with each moment before its task runs. */
  runUntil(world: World, untilMs: number, atEach?: (dueMs: number) => void): Happening[] {
    const happenings: Happening[] = [];
    for (
      let due = this.#findNext(world);
      due !== undefined && due.dueMs <= untilMs;
      due = this.#findNext(world)
    ) {
      atEach?.(due.dueMs);
      const detail = runTask(world, due);
      if (detail !== undefined) happenings.push({ atMs: due.dueMs, what: due.task.name, detail });
    }
    this.#isKnown = false;
    return happenings;
  }

  #findNext(world: World): Due | undefined {
    let next: Due | undefined;
    for (const task of this.#tasks) {
      const dueMs = task.nextDueMs(world);
      if (dueMs !== undefined && (next === undefined || dueMs < next.dueMs)) next = { task, dueMs };
    }
    return next;
  }
}

function runTask(world: World, { task, dueMs }: Due): string | undefined {
  const context: TaskContext = { world, db: world.db, clock: pinnedClock(dueMs), random: world.random };
  return inTransaction(world.db, () => {
    // Another process on the same file may have done it meanwhile: then what is due now is something else.
    if (task.nextDueMs(world) !== dueMs) return undefined;
    return task.run(context);
  });
}
