import { findRow } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { contextAt, type TaskContext } from './context.ts';
import type { World } from './world.ts';
import { storeTime } from './world-time.ts';

/** One thing that happened by itself, told to whoever moved the clock. */
export type Happening = { readonly atMs: number; readonly what: string; readonly detail: string };

/** A task that the world does by itself when its time has come. */
export type TimedTask = {
  readonly name: string;
  /** The moment (epoch ms) at which it is due next; undefined when nothing awaits it. Asked often: a cheap query. */
  nextDueMs(world: World): number | undefined;
  /** Does what is due first; what it throws rolls back and stops the timetable. Answers what happened, in words. */
  run(context: TaskContext): string | undefined;
};

/** How far to go at once: to a moment (epoch ms), or, at the earliest after one task, until `isOver` says so. */
export type StepLimit = { readonly untilMs: number; readonly isOver?: () => boolean };

/** What a step did, and whether all that is due until its moment has happened now. */
export type Step = { readonly happened: readonly Happening[]; readonly isDone: boolean };

type Due = { readonly task: TimedTask; readonly dueMs: number };

/** Tasks that share a commit. More would gain little; one that fails takes none of the others with it. */
const MOST_IN_ONE_COMMIT = 100;

/**
 * Runs the tasks of one world in the order of their times, each at its own moment: whether time passed by itself, was
 * advanced by a tester or passed while nobody looked makes no difference.
 */
export class Timetable {
  readonly #tasks: readonly TimedTask[];
  #reachedMs = Number.NEGATIVE_INFINITY;
  #next: Due | undefined;
  #seenChanges: number | undefined;

  constructor(tasks: readonly TimedTask[]) {
    this.#tasks = tasks;
  }

  /** The moment (epoch ms) up to which all that was due has happened. */
  get reachedMs(): number {
    return this.#reachedMs;
  }

  /** When the next task is due (epoch ms); asks the tasks only after something was written. */
  nextDueMs(world: World): number | undefined {
    return this.#findNext(world)?.dueMs;
  }

  /** Runs all that is due up to `untilMs`, however much it is. */
  runUntil(world: World, untilMs: number): readonly Happening[] {
    return this.runStep(world, { untilMs }).happened;
  }

  /** Runs what is due, in order and within the limit. Costs one look when nothing is. */
  runStep(world: World, { untilMs, isOver = () => false }: StepLimit): Step {
    const happened: Happening[] = [];
    while (this.#isDueBy(world, untilMs)) {
      happened.push(...this.#commitSome(world, { untilMs, isOver }, MOST_IN_ONE_COMMIT));
      if (isOver()) break;
    }
    const isDone = !this.#isDueBy(world, untilMs);
    if (isDone) this.#reachedMs = Math.max(this.#reachedMs, untilMs);
    return { happened, isDone };
  }

  #commitSome(world: World, limit: Required<StepLimit>, most: number): Happening[] {
    const happened: Happening[] = [];
    let [count, reachedMs] = [0, this.#reachedMs];
    try {
      inTransaction(world.db, () => {
        for (; this.#mayRun(world, limit, count) && count < most; count++) {
          reachedMs = this.#runNext(world, happened);
        }
        storeTime(world, reachedMs);
      });
      this.#reachedMs = reachedMs;
      return happened;
    } catch (error) {
      this.#seenChanges = undefined;
      // Those before the one that failed were rolled back with it: they are done again without it.
      if (count === 0 || count === most) throw error;
      return this.#commitSome(world, limit, count);
    }
  }

  #mayRun(world: World, { untilMs, isOver }: Required<StepLimit>, count: number): boolean {
    return this.#isDueBy(world, untilMs) && (count === 0 || !isOver());
  }

  #runNext(world: World, happened: Happening[]): number {
    const next = this.#findNext(world);
    if (next === undefined) throw new Error('nothing is due');
    const { task, dueMs } = next;
    const detail = task.run(contextAt(world, dueMs));
    if (detail !== undefined) happened.push({ atMs: dueMs, what: task.name, detail });
    return dueMs;
  }

  #isDueBy(world: World, untilMs: number): boolean {
    const dueMs = this.nextDueMs(world);
    return dueMs !== undefined && dueMs <= untilMs;
  }

  /** What is due first. Found anew after each write, whoever made it, so that no verb has to remember to tell. */
  #findNext(world: World): Due | undefined {
    const changes = findRow<{ changes: number }>(world.db, 'SELECT total_changes() AS changes')?.changes;
    if (changes === this.#seenChanges) return this.#next;
    this.#next = undefined;
    for (const task of this.#tasks) {
      const dueMs = task.nextDueMs(world);
      if (dueMs !== undefined && (this.#next === undefined || dueMs < this.#next.dueMs))
        this.#next = { task, dueMs };
    }
    this.#seenChanges = changes;
    return this.#next;
  }
}
