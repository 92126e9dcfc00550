import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { isAtWork } from './catch-up.ts';
import type { Happening } from './timetable.ts';
import type { World } from './world.ts';
import { isUnfounded } from './world-facts.ts';
import type { WorldOrigin } from './world-origin.ts';
import type { WorldPlace } from './world-place.ts';
import { storeTime, type TimeGap } from './world-time.ts';

/** Name of the world that requests act in unless they name another. */
export const DEFAULT_WORLD_NAME = 'default';

/** What a slot hands to whoever opens its world. */
type Opening = Pick<World, 'name' | 'epoch' | 'db'> & {
  readonly gap: TimeGap;
  /** Given when the database is a copy that begins a life of its own now. */
  readonly newLife: WorldOrigin | undefined;
};

/** How worlds come to life, and when they are put down. */
type WorldsOptions = {
  readonly open: (opening: Opening) => World;
  /** Real ms, for how long nobody used a world. */
  readonly elapsedMs: () => number;
  /** A world that nobody used for so long (ms) is put down. */
  readonly idleAfterMs?: number;
};

/** How a world is taken up when somebody uses it first. */
type TakingUp = { readonly gap?: TimeGap; readonly newLife?: WorldOrigin | undefined };

/**
 * The place of one world in the process. Its states: put down (the world lies in its place, and costs nothing) → open
 * (somebody asked for it) → put down (nobody did for a while) → …; replaced, it is another world under the same name.
 * The same object for as long as there is a world of this name: what is known of it beside its database hangs on it.
 */
export type Slot = {
  readonly name: string;
  /** Counts the worlds that had this name: what was known of an earlier one is not true of this one. */
  readonly epoch: number;
  /** When somebody asked for it last, in the real ms of the process. */
  readonly usedMs: number;
  /** The world, if it is open; looking does not open it. */
  readonly world: World | undefined;
  /** Where it came from, while nobody has opened it: it is a copy that begins a life of its own with its first use. */
  readonly newLife: WorldOrigin | undefined;
  /** What lies between the moment stored in the place and the present, when the world is opened next. */
  readonly gap: TimeGap;
  /** Whether it lies in a file, so that it outlives the process. */
  readonly isKept: boolean;
};

type OwnSlot = { -readonly [Field in keyof Slot]: Slot[Field] } & {
  readonly place: WorldPlace;
};

/** The worlds of one process: opened when first asked for, put down when idle, added, replaced and removed at any time. */
export class Worlds {
  /** Hears that one of them was founded, at which moment of its clock (epoch ms): its database was empty. */
  onFounded: ((slot: Slot, atMs: number) => void) | undefined;
  /** Hears of what happened by itself in any of them. */
  onHappened: ((slot: Slot, happened: readonly Happening[]) => void) | undefined;
  /** Hears of each that is no more. */
  onRemoved: ((slot: Slot) => void) | undefined;
  readonly #options: Required<WorldsOptions>;
  readonly #slots = new Map<string, OwnSlot>();
  #epochs = 0;

  constructor({ idleAfterMs = 5 * MINUTE_MS, ...options }: WorldsOptions) {
    this.#options = { idleAfterMs, ...options };
  }

  /** All worlds, in the order in which they were added. */
  get slots(): readonly Slot[] {
    return [...this.#slots.values()];
  }

  /** The names of all worlds, in the order in which they were added. */
  get names(): readonly string[] {
    return [...this.#slots.keys()];
  }

  /** Looks at a world without opening or using it; undefined when there is none. */
  slotOf(name: string): Slot | undefined {
    return this.#slots.get(name);
  }

  /**
   * Adds a world that lies in a place: an earlier process left it there, somebody saved it, or it is a copy that begins
   * a life of its own. Nothing is opened yet. Throws when its name is taken.
   */
  add(
    name: string,
    place: WorldPlace,
    { gap = 'serverOff', newLife, isKept = false }: TakingUp & { readonly isKept?: boolean } = {},
  ): Slot {
    if (this.#slots.has(name)) throw new Error(`there is already a world ${name}`);
    this.#epochs += 1;
    const usedMs = this.#options.elapsedMs();
    const slot = { name, epoch: this.#epochs, place, gap, newLife, isKept, usedMs, world: undefined };
    this.#slots.set(name, slot);
    return slot;
  }

  /** Lays another world under the name of one, which ends as it is; calls that are running in it fail. Throws when there is none. */
  replace(name: string, image: Buffer, { gap = 'none', newLife }: TakingUp = {}): void {
    const slot = this.#slots.get(name);
    if (slot === undefined) throw new Error(`there is no world ${name}`);
    const { world } = slot;
    this.#epochs += 1;
    Object.assign(slot, { epoch: this.#epochs, gap, newLife, world: undefined });
    slot.place.put(image, world?.db);
  }

  /** Ends a world and leaves nothing of it; calls that are running in it fail. */
  remove(name: string): void {
    const slot = this.#slots.get(name);
    this.#slots.delete(name);
    slot?.place.clear(slot.world?.db);
    if (slot !== undefined) this.onRemoved?.(slot);
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

  /** Looks into the database of a world as it lies there, without using it: a world that is put down stays so. */
  look<Seen>(name: string, see: (db: World['db']) => Seen): Seen | undefined {
    const slot = this.#slots.get(name);
    if (slot === undefined) return undefined;
    if (slot.world !== undefined) return see(slot.world.db);
    const db = slot.place.open();
    try {
      return see(db);
    } finally {
      slot.place.release(db);
    }
  }

  /** Real ms since somebody asked for a world. */
  idleMs({ usedMs }: Slot): number {
    return this.#options.elapsedMs() - usedMs;
  }

  /** Puts down the worlds that nobody used for a while. */
  putDownIdle(): void {
    for (const slot of this.#slots.values()) {
      const isIdle = this.idleMs(slot) >= this.#options.idleAfterMs;
      if (isIdle && slot.world !== undefined && !isAtWork(slot.world)) putDown(slot);
    }
  }

  /** Puts all worlds down, each as it stands. */
  close(): void {
    for (const slot of this.#slots.values()) putDown(slot);
  }

  #open(slot: OwnSlot): World {
    const { name, epoch, place, gap, newLife } = slot;
    const db = place.open();
    try {
      const isFresh = isUnfounded(db);
      const world = this.#options.open({ name, epoch, db, gap, newLife });
      if (isFresh) this.onFounded?.(slot, world.clock.nowMs());
      slot.newLife = undefined;
      world.timetable.onHappened = (happened) => this.onHappened?.(slot, happened);
      return world;
    } catch (error) {
      place.close(db);
      throw error;
    }
  }
}

/** From now on nobody has looked at it: that is no downtime. */
function putDown(slot: OwnSlot): void {
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
