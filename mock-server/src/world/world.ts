import type { Database } from '@canada28/db/open-database.ts';
import type { Clock, WorldClock } from './clock.ts';
import type { DrawSource } from './draw-source.ts';
import type { Random } from './random.ts';
import type { TableRules } from './table-rules.ts';
import type { Tell, TimedTask, Timetable } from './timetable.ts';
import type { WorldConfig } from './world-config.ts';

/** What a world answers the player API from: its database, another server or a recording (control §13). */
export type WorldKind = 'ordinary' | 'upstream' | 'recording';

/** One isolated universe: its own players, money, draws and time. Nothing a call needs is outside its world: what a
 * feature keeps in memory of one it declares as a field of its own. */
export interface World {
  readonly name: string;
  readonly kind: WorldKind;
  /** Another one than before is another world under the same name. */
  readonly generation: number;
  readonly db: Database;
  readonly clock: WorldClock;
  readonly random: Random;
  /** Read at the moment of use: a tester may change it while the world runs. */
  config: WorldConfig;
  readonly drawSource: DrawSource;
  /** Keys the fingerprints of requests; comes from the world's secret and tells nothing of it. */
  readonly fingerprintKey: Buffer;
  /** What happens by itself, and when: issues open, draws, settlements. */
  readonly timetable: Timetable<TaskContext>;
  /** When its server was off, as far as that is not caught up with yet. */
  readonly downtimes: readonly Downtime[];
  /** What a tester switched. */
  switches: { readonly isUnderMaintenance: boolean };
  /** Set while it is caught up with: however many calls wait, one of them does the steps. */
  catchingUp?: Promise<void> | undefined;
}

/** What a timed task may touch: the world, and the one moment at which it happens. */
export type TaskContext = {
  readonly world: World;
  readonly db: Database;
  /** Stands still for the length of one call or task, so that all it writes has one time. */
  readonly clock: Clock;
  readonly random: Random;
  /** Tells a step of its own beside what the task answers; only tasks of the timetable are listened to. */
  readonly tell?: Tell | undefined;
};

/** Something that a world does by itself. */
export type WorldTask = TimedTask<TaskContext>;

/**
 * A stretch of a world's time (epoch ms, ends excluded) in which its server was off. That no call came to a world, or
 * that the process was paused, is no downtime: what came due then simply happens later, at its own moment.
 */
export type Downtime = { readonly fromMs: number; readonly untilMs: number };

/** What the worlds of this product do; handed in by `app/`, so that a world knows no feature. */
export type WorldRules = {
  readonly tasks: readonly WorldTask[];
  /** What its tables keep, and for how long. */
  readonly tables: TableRules;
  /** Where the numbers come from, given the world's secret. */
  readonly drawSource: (secret: Uint8Array, config: WorldConfig) => DrawSource;
  /** How a fresh world comes to its past and its first issue, in short steps. */
  readonly populate: (world: World) => Generator<void, void>;
  /** What a copy of another world does to become one of its own, once it has its own secret; in one transaction. */
  readonly renew: (world: World) => void;
};
