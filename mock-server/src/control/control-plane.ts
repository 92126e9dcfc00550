import type { Synchronous } from '@canada28/db/open-database.ts';
import type { Migration } from '@canada28/db/read-migrations.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { AccessRules } from './control-access.ts';
import type { JournalBudget } from './journal/journal-budget.ts';
import type { Templates } from './scenarios/templates.ts';

/** What control calls steer beside the one world that most of them act in. */
export type ControlPlane = AccessRules & {
  readonly worlds: Worlds;
  readonly templates: Templates;
  readonly migrations: readonly Migration[];
  /** What a commit of a world in a file waits for (SYNCHRONOUS). */
  readonly synchronous: Synchronous;
  /** Where worlds that outlive the process have their files; undefined where nothing does. */
  readonly persistentFolder: string | undefined;
  /** The team's wildcard name: `<world>.<suffix>` is an origin of that world (WORLD_HOST_SUFFIX). */
  readonly hostSuffix: string | undefined;
  /** By which address other devices reach this machine now; undefined where none does, or only this machine is served. */
  readonly lanAddress: () => string | undefined;
  /** What the entry pages load. */
  readonly pagesFolder: URL;
  /** Console and stage as they were built; undefined before the first build. */
  readonly consoleFolder: URL | undefined;
  /** Most worlds at the same time (MAX_WORLDS). */
  readonly mostWorlds: number;
  /** So long (ms) the server of an upstream world may take to begin its reply. */
  readonly upstreamPatienceMs: number;
  /** A world in memory that was not used for so long is removed (WORLD_IDLE_MINUTES). */
  readonly idleWorldMs: number;
  /** How many entries the journal of a world keeps; 0: there is none (JOURNAL_LENGTH). */
  readonly journalLength: number;
  /** How many bytes the journals of all worlds take together (JOURNAL_MEGABYTES). */
  readonly journalBudget: JournalBudget;
  /** How many bytes the snapshots of all worlds in memory may have together (SNAPSHOT_MEGABYTES). */
  readonly mostSnapshotBytes: number;
  /** Aborted when the server closes; undefined where there is none. */
  readonly closing?: AbortSignal;
};
