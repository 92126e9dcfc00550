import type { WorldEvent } from '../world/timetable.ts';
import type { World } from '../world/world.ts';
import type { Brought, Opening } from './begin-generation.ts';
import type { HistoryBudget } from './history-budget.ts';

/** What worlds have in common, and who hears what becomes of them: a `Hosted` is a world with all that hangs on it. */
export type Host<Hosted> = {
  readonly open: (opening: Opening) => World;
  /** Real ms, for how long no request came. */
  readonly elapsedMs: () => number;
  readonly nextGeneration: () => number;
  readonly historyBudget: HistoryBudget;
  /** Hears that a world was created, at which moment of its clock (epoch ms): its database was empty. */
  onCreated?(hosted: Hosted, atMs: number): void;
  onEvents?(hosted: Hosted, events: readonly WorldEvent[]): void;
  /** Hears that sessions of a world ended because it became another one. */
  onSessionsEnded?(hosted: Hosted): void;
  /** Hears of a world that is closed until the next request, while it is still open. */
  onClosing?(hosted: Hosted): void;
  /** The number of the newest entry of the journal of a world. */
  lastEntryOf?(hosted: Hosted): number;
  /** Hears of a world that cannot be stored at the end: its file is locked, or the disk is full. */
  onNotStored?(hosted: Hosted, error: unknown): void;
  /** Takes from a world that is about to be another one what goes over into that. */
  carryOver?(hosted: Hosted): Brought;
  /** Hears of a world that is no more. */
  onRemoved?(hosted: Hosted): void;
};
