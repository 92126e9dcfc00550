import type { Database } from '@canada28/db/open-database.ts';
import type { DrawSource } from '../features/draws/draw-source.ts';
import type { WorldClock } from './clock.ts';
import type { Downtime } from './downtimes.ts';
import type { Random } from './random.ts';
import type { Timetable } from './timetable.ts';
import type { WorldConfig } from './world-config.ts';

/** One isolated universe: its own players, money, draws and time. Nothing a call needs lives outside its world. */
export type World = {
  readonly name: string;
  readonly db: Database;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly config: WorldConfig;
  readonly drawSource: DrawSource;
  /** Keys the fingerprints of requests; comes from the world's secret and tells nothing of it. */
  readonly fingerprintKey: Buffer;
  /** What happens by itself, and when: issues open, draws, settlements. */
  readonly timetable: Timetable;
  /** When its server was off, as far as that is not caught up with yet. */
  readonly downtimes: Downtime[];
  /** What a tester switched; forgotten at a restart. */
  readonly switches: { isUnderMaintenance: boolean };
};
