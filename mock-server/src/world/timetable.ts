import type { Database } from '@canada28/db/open-database.ts';
import { findRow, writesOf } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';

/** An event: something that happened by itself, told to the call that moved the clock. */
export type WorldEvent = {
  readonly atMs: number;
  readonly what: string;
  readonly detail: string;
  /** What decided it, in a sentence, where it was not only that its time had come. */
  readonly why?: string;
};

/** What a task did: in words, with what decided it where there is more to say than that its time had come. */
type Done = string | { readonly detail: string; readonly why: string | undefined } | undefined;

/** Tells one more thing that a task did. */
export type Tell = (what: string, detail: string, why?: string) => void;

/** A task that is done by itself when its time has come, in the context of that moment. */
export type TimedTask<Context> = {
  readonly name: string;
  /**
   * Selects, from an index, the moment (epoch ms) at which it is due next and the code of what is due then (empty where
   * it needs none); no row when nothing awaits it.
   */
  readonly dueSql: string;
  /** Does what is due first; what it throws rolls back and stops the timetable. Answers what happened. */
  run(context: Context, code: string): Done;
};

/** How far to go at once: to a moment (epoch ms), or, at the earliest after one task, until `isOver` says so. */
export type StepLimit = { readonly untilMs: number; readonly isOver?: () => boolean };

/** The events of a step, and whether all that is due until its moment has happened now. */
export type Step = { readonly events: readonly WorldEvent[]; readonly isDone: boolean };

type TimetableOptions<Context> = {
  readonly db: Database;
  readonly tasks: readonly TimedTask<Context>[];
  /** What a task that is due at a moment (epoch ms) may touch. */
  readonly contextAt: (atMs: number, tell: Tell) => Context;
  /** Keeps how far everything has happened, in the transaction of what happened last. */
  readonly storeReached: (reachedMs: number) => void;
};

/** What is due next: the place of its task in the list, the moment (epoch ms), and the code that the task asked for. */
type Due = { readonly task: number; readonly dueMs: number; readonly code: string };

/** Tasks that share a commit. More would gain little; one that fails takes none of the others with it. */
const MOST_IN_ONE_COMMIT = 100;

/**
 * Runs the tasks of one world in the order of their times, each at its own moment: whether time passed by itself, was
 * advanced by a tester or passed while no call came makes no difference. None happens before what has happened already.
 */
export class Timetable<Context> {
  readonly #options: TimetableOptions<Context>;
  readonly #dueSql: string;
  /** They hear of the events of each commit, whichever call let them happen. */
  readonly listeners = new Set<(events: readonly WorldEvent[]) => void>();
  #reachedMs = Number.NEGATIVE_INFINITY;
  #nextDueMs: number | undefined;
  #seenWrites: number | undefined;

  constructor(options: TimetableOptions<Context>) {
    this.#options = options;
    this.#dueSql = dueSqlOf(options.tasks);
  }

  /** The moment (epoch ms) up to which all that was due has happened. */
  get reachedMs(): number {
    return this.#reachedMs;
  }

  /** When the next task is due (epoch ms). Looked up after each write, so that no handler has to report one. */
  get nextDueMs(): number | undefined {
    const writes = writesOf(this.#options.db);
    if (writes !== this.#seenWrites) this.#nextDueMs = this.#findNext()?.dueMs;
    this.#seenWrites = writes;
    return this.#nextDueMs;
  }

  runUntil(untilMs: number): readonly WorldEvent[] {
    return this.runStep({ untilMs }).events;
  }

  /** Runs all that is due up to `untilMs` in the caller's transaction: a world is created whole or not at all. */
  runInTransaction(untilMs: number): void {
    for (let next = this.#findNext(); next !== undefined && next.dueMs <= untilMs; ) {
      this.#run(next, next.dueMs);
      next = this.#findNext();
    }
  }

  /** Whether nothing is due by a moment (epoch ms); everything up to it has happened then. */
  hasReached(untilMs: number): boolean {
    if (this.#isDueBy(untilMs)) return false;
    this.#reachedMs = Math.max(this.#reachedMs, untilMs);
    return true;
  }

  /** Runs what is due, in order and within the limit. Costs one look when nothing is. */
  runStep({ untilMs, isOver = () => false }: StepLimit): Step {
    const events: WorldEvent[] = [];
    let isDone = this.hasReached(untilMs);
    while (!isDone) {
      events.push(...this.#commitSome({ untilMs, isOver }, MOST_IN_ONE_COMMIT));
      isDone = this.hasReached(untilMs);
      if (isOver()) break;
    }
    return { events, isDone };
  }

  #commitSome({ untilMs, isOver }: Required<StepLimit>, most: number): WorldEvent[] {
    const { db, storeReached } = this.#options;
    const events: WorldEvent[] = [];
    let [count, reachedMs] = [0, this.#reachedMs];
    try {
      inTransaction(db, () => {
        for (let next = this.#findNext(); count < most; next = this.#findNext()) {
          if (next === undefined || next.dueMs > untilMs || (count > 0 && isOver())) break;
          // What a call made due in the past happens now: no time runs backwards.
          reachedMs = Math.max(next.dueMs, reachedMs);
          events.push(...this.#run(next, reachedMs));
          count += 1;
        }
        storeReached(reachedMs);
      });
      this.#reachedMs = reachedMs;
      if (events.length > 0) for (const listen of this.listeners) listen(events);
      return events;
    } catch (error) {
      // Those before the one that failed were rolled back with it: they are done again without it.
      if (count === 0 || count === most) throw error;
      return this.#commitSome({ untilMs, isOver }, count);
    } finally {
      this.#seenWrites = undefined;
    }
  }

  #run({ task, code }: Due, atMs: number): WorldEvent[] {
    const { tasks, contextAt } = this.#options;
    const dueTask = tasks[task];
    if (dueTask === undefined) throw new Error(`the timetable has no task ${task}`);
    const told: WorldEvent[] = [];
    const tell: Tell = (what, detail, why) =>
      void told.push({ atMs, what, detail, ...(why !== undefined && { why }) });
    const done = dueTask.run(contextAt(atMs, tell), code);
    if (done === undefined) return told;
    const { detail, why } = typeof done === 'string' ? { detail: done, why: undefined } : done;
    return [{ atMs, what: dueTask.name, detail, ...(why !== undefined && { why }) }, ...told];
  }

  #isDueBy(untilMs: number): boolean {
    const dueMs = this.nextDueMs;
    return dueMs !== undefined && dueMs <= untilMs;
  }

  #findNext(): Due | undefined {
    return findRow(this.#options.db, this.#dueSql);
  }
}

/** All worlds have the same tasks: a text of its own for each of a thousand would be megabytes. */
const dueTexts = new WeakMap<readonly Pick<TimedTask<unknown>, 'dueSql'>[], string>();

/** One statement for all tasks: what is due first; of tasks due at the same moment the first in the list. */
function dueSqlOf(tasks: readonly Pick<TimedTask<unknown>, 'dueSql'>[]): string {
  const known = dueTexts.get(tasks);
  if (known !== undefined) return known;
  const dues = tasks.map(({ dueSql }, index) => `SELECT ${index}, * FROM (${dueSql})`);
  if (dues.length === 0) dues.push('SELECT 0, NULL, NULL WHERE 0');
  // Beside a single min(), SQLite takes the other columns from the row that has it; and no two rows have the same.
  const sql = `WITH due (task, dueMs, code) AS (${dues.join(' UNION ALL ')})
    SELECT task, dueMs, code, min(dueMs * ${tasks.length} + task) FROM due HAVING dueMs IS NOT NULL`;
  dueTexts.set(tasks, sql);
  return sql;
}
