import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { isAtWork } from './catch-up.ts';
import type { World } from './world.ts';
import type { WorldPlace } from './world-place.ts';
import { storeTime, type TimeGap } from './world-time.ts';

/** Name of the world that requests act in unless they name another. */
export const DEFAULT_WORLD_NAME = 'default';

/** What a slot hands to whoever opens its world. */
type Opening = Pick<World, 'name' | 'epoch' | 'db'> & { readonly gap: TimeGap };

/** How worlds come to life, and when they are put down. */
type WorldsOptions = {
  readonly open: (opening: Opening) => World;
  /** Real ms, for how long nobody used a world. */
  readonly elapsedMs: () => number;
  /** A world that nobody used for so long (ms) is put down. */
  readonly idleAfterMs?: number;
};

/**
 * The place of one world in the process. Its states: put down (the world lies in its place, and costs nothing) → open
 * (somebody asked for it) → put down (nobody did for a while) → …; replaced, it is another world under the same name.
 */
type Slot = {
  readonly name: string;
  /** Counts the worlds that had this name: what was known of an earlier one is not true of this one. */
  readonly epoch: number;
  readonly place: WorldPlace;
  /** What lies between the moment stored in the place and the present, when the world is opened next. */
  gap: TimeGap;
  usedMs: number;
  world: World | undefined;
};

/** The worlds of one process: opened when first asked for, put down when idle, added and removed at any time. */
export class Worlds {
  readonly #options: Required<WorldsOptions>;
  readonly #slots = new Map<string, Slot>();
  #epochs = 0;

  constructor({ idleAfterMs = 5 * MINUTE_MS, ...options }: WorldsOptions) {
    this.#options = { idleAfterMs, ...options };
  }

  /** The names of all worlds, in the order in which they were added. */
  get names(): readonly string[] {
    return [...this.#slots.keys()];
  }

  /**
   * Adds a world that lies in a place: an earlier process left it there, or somebody saved it. Nothing is opened yet.
   * Throws when its name is taken.
   */
  add(name: string, place: WorldPlace, gap: TimeGap = 'serverOff'): void {
    if (this.#slots.has(name)) throw new Error(`there is already a world ${name}`);
    this.#put(name, place, gap);
  }

  /** Puts another world in the place of the one that has this name, which ends. */
  replace(name: string, place: WorldPlace, gap: TimeGap = 'none'): void {
    this.remove(name);
    this.#put(name, place, gap);
  }

  /** Ends a world; calls that are running in it fail. */
  remove(name: string): void {
    const slot = this.#slots.get(name);
    this.#slots.delete(name);
    if (slot !== undefined) putDown(slot);
  }

  /** The world of that name, opened if it is not open; undefined when there is none. */
  find(name: string): World | undefined {
    const slot = this.#slots.get(name);
    if (slot === undefined) return undefined;
    slot.usedMs = this.#options.elapsedMs();
    slot.world ??= this.#open(slot);
    return slot.world;
  }

  /** Whether that world is open; asking does not open it. */
  isOpen(name: string): boolean {
    return this.#slots.get(name)?.world !== undefined;
  }

  /** Puts down the worlds that nobody used for a while. */
  putDownIdle(): void {
    const idleSinceMs = this.#options.elapsedMs() - this.#options.idleAfterMs;
    for (const slot of this.#slots.values()) {
      if (slot.world !== undefined && slot.usedMs <= idleSinceMs && !isAtWork(slot.world)) putDown(slot);
    }
  }

  /** Puts all worlds down, each as it stands. */
  close(): void {
    for (const slot of this.#slots.values()) putDown(slot);
  }

  #put(name: string, place: WorldPlace, gap: TimeGap): void {
    this.#epochs += 1;
    this.#slots.set(name, { name, epoch: this.#epochs, place, gap, usedMs: 0, world: undefined });
  }

  #open({ name, epoch, place, gap }: Slot): World {
    const db = place.open();
    try {
      return this.#options.open({ name, epoch, db, gap });
    } catch (error) {
      place.close(db);
      throw error;
    }
  }
}

/** From now on nobody has looked at it: that is no downtime. */
function putDown(slot: Slot): void {
  const { world, place } = slot;
  if (world === undefined) return;
  slot.world = undefined;
  slot.gap = 'unattended';
  try {
    storeTime(world);
  } finally {
    place.close(world.db);
  }
}
