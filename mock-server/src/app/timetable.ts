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
  /** Selects the moment (epoch ms) at which it is due next, from an index; no row or NULL when nothing awaits it. */
  readonly dueSql: string;
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
  /** One statement for all tasks: one row with the moment of each. */
  readonly #dueSql: string;
  #reachedMs = Number.NEGATIVE_INFINITY;
  #nextDueMs: number | undefined;
  #seenChanges: number | undefined;

  constructor(tasks: readonly TimedTask[]) {
    this.#tasks = tasks;
    this.#dueSql = `SELECT ${tasks.map(({ dueSql }, index) => `(${dueSql}) AS task${index}`).join(', ')}`;
  }

  /** The moment (epoch ms) up to which all that was due has happened. */
  get reachedMs(): number {
    return this.#reachedMs;
  }

  /** When the next task is due (epoch ms). Looked up after each write, whoever made it: no verb has to remember to tell. */
  nextDueMs(world: World): number | undefined {
    const changes = findRow<{ changes: number }>(world.db, 'SELECT total_changes() AS changes')?.changes;
    if (changes !== this.#seenChanges) this.#nextDueMs = this.#findNext(world)?.dueMs;
    this.#seenChanges = changes;
    return this.#nextDueMs;
  }

  /** Runs all that is due up to `untilMs`, however much it is. */
  runUntil(world: World, untilMs: number): readonly Happening[] {
    return this.runStep(world, { untilMs }).happened;
  }

  /** Runs all that is due up to `untilMs` in the transaction of whoever asks: a world is founded whole or not at all. */
  runInTransaction(world: World, untilMs: number): void {
    for (let next = this.#findNext(world); next !== undefined && next.dueMs <= untilMs; ) {
      next.task.run(contextAt(world, next.dueMs));
      next = this.#findNext(world);
    }
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

  #commitSome(world: World, { untilMs, isOver }: Required<StepLimit>, most: number): Happening[] {
    const happened: Happening[] = [];
    let [count, reachedMs] = [0, this.#reachedMs];
    try {
      inTransaction(world.db, () => {
        for (let next = this.#findNext(world); count < most; next = this.#findNext(world)) {
          if (next === undefined || next.dueMs > untilMs || (count > 0 && isOver())) break;
          reachedMs = next.dueMs;
          happened.push(...runTask(world, next));
          count += 1;
        }
        storeTime(world, reachedMs);
      });
      this.#reachedMs = reachedMs;
      return happened;
    } catch (error) {
      // Those before the one that failed were rolled back with it: they are done again without it.
      if (count === 0 || count === most) throw error;
      return this.#commitSome(world, { untilMs, isOver }, count);
    } finally {
      this.#seenChanges = undefined;
    }
  }

  #isDueBy(world: World, untilMs: number): boolean {
    const dueMs = this.nextDueMs(world);
    return dueMs !== undefined && dueMs <= untilMs;
  }

  /** What is due first; of tasks due at the same moment the first in the list. */
  #findNext({ db }: World): Due | undefined {
    const moments = findRow<Readonly<Record<string, number | null>>>(db, this.#dueSql) ?? {};
    let next: Due | undefined;
    this.#tasks.forEach((task, index) => {
      const dueMs = moments[`task${index}`] ?? Number.POSITIVE_INFINITY;
      if (dueMs < (next?.dueMs ?? Number.POSITIVE_INFINITY)) next = { task, dueMs };
    });
    return next;
  }
}

function runTask(world: World, { task, dueMs }: Due): Happening[] {
  const detail = task.run(contextAt(world, dueMs));
  return detail === undefined ? [] : [{ atMs: dueMs, what: task.name, detail }];
}
