import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { isAtWork } from '../world/catch-up.ts';
import { type Clock, pinnedClock, wallClock } from '../world/clock.ts';
import type { Happening } from '../world/timetable.ts';
import type { World } from '../world/world.ts';
import { isUnfounded } from '../world/world-facts.ts';
import { storeTime, type TimeGap } from '../world/world-time.ts';
import { makeOwn } from './begin-generation.ts';
import type { WorldOrigin } from './world-origin.ts';
import type { WorldPlace, Written } from './world-place.ts';

/** Name of the world that requests act in unless they name another. */
export const DEFAULT_WORLD_NAME = 'default';

/** What opens a world. */
type Opening = Pick<World, 'name' | 'epoch' | 'db'> & {
  readonly gap: TimeGap;
  /** Given when the time of the world stands still, because it is only prepared. */
  readonly wall?: Clock;
};

/** How a generation of a world begins. */
type Beginning = {
  /** Given when the image is a copy that becomes a world of its own. */
  readonly origin?: WorldOrigin | undefined;
  /** The last that happens before the image is taken, such as a move of its clock. */
  readonly prepare?: (world: World) => void;
};

/** How worlds come to life, and when they are put down. */
type WorldsOptions = {
  readonly open: (opening: Opening) => World;
  /** Real ms, for how long nobody used a world. */
  readonly elapsedMs: () => number;
  /** A world that nobody used for so long (ms) is put down. */
  readonly idleAfterMs?: number;
};

/**
 * The place of one world in the process. Its states: put down (the world lies in its place, and costs little) → open
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
  /** What lies between the moment stored in the place and the present, when the world is opened next. */
  readonly gap: TimeGap;
  /** Whether it lies in a file, so that it outlives the process. */
  readonly isKept: boolean;
};

type OwnSlot = { -readonly [Field in keyof Slot]: Slot[Field] } & {
  readonly place: WorldPlace;
  /** Whether it could not be closed, and that was told. */
  isStuck: boolean;
};

/** The worlds of one process: opened when first asked for, put down when idle, added, replaced and removed at any time. */
export class Worlds {
  /** Hears that one of them was founded, at which moment of its clock (epoch ms): its database was empty. */
  onFounded: ((slot: Slot, atMs: number) => void) | undefined;
  /** Hears of what happened by itself in any of them. */
  onHappened: ((slot: Slot, happened: readonly Happening[]) => void) | undefined;
  /** Hears of a world that cannot be closed: its file is locked, or the disk is full. Once until it can. */
  onStuck: ((slot: Slot, error: unknown) => void) | undefined;
  /** Hears of each that is no more. */
  onRemoved: ((slot: Slot) => void) | undefined;
  readonly #options: Required<WorldsOptions>;
  readonly #slots = new Map<string, OwnSlot>();
  #epochs = 0;
  #isClosed = false;

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

  /** Adds a world that lies in a place. Nothing is opened yet. Throws when its name is taken. */
  add(
    name: string,
    place: WorldPlace,
    { gap = 'serverOff', isKept = false }: { readonly gap?: TimeGap; readonly isKept?: boolean } = {},
  ): Slot {
    if (this.#slots.has(name)) throw new Error(`there is already a world ${name}`);
    this.#epochs += 1;
    const usedMs = this.#options.elapsedMs();
    const slot = { name, epoch: this.#epochs, place, gap, isKept, usedMs, world: undefined, isStuck: false };
    this.#slots.set(name, slot);
    return slot;
  }

  /**
   * The image with which a generation of that world begins now, made of an image of any world: all that it is stands in
   * it, so that opening it is opening and nothing else. Its time runs from here on. Nothing changes yet.
   */
  begin(name: string, image: Buffer, { origin, prepare }: Beginning = {}): Buffer {
    const db = openImage(image);
    const wall = pinnedClock(wallClock.nowMs());
    try {
      if (origin !== undefined) makeOwn(db, origin);
      const world = this.#options.open({ name, epoch: 0, db, gap: 'none', wall });
      if (origin?.rate !== undefined) world.clock.setRate(origin.rate);
      prepare?.(world);
      storeTime(world);
      return imageOf(db);
    } finally {
      db.close();
    }
  }

  /**
   * Lays another generation under the name of a world, which ends as it is; calls that are running in it fail. Throws,
   * and the world goes on as it is, where there is none of that name or the image cannot be written.
   */
  replace(name: string, image: Buffer, written?: Written): void {
    const slot = this.#slots.get(name);
    if (slot === undefined) throw new Error(`there is no world ${name}`);
    try {
      slot.place.put(image, slot.world?.db, written);
    } catch (error) {
      // Where even its own file had to be closed, it is opened again when it is asked for next.
      if (slot.world?.db.open === false) Object.assign(slot, { world: undefined, gap: 'unattended' });
      throw error;
    }
    this.#epochs += 1;
    Object.assign(slot, { epoch: this.#epochs, gap: 'unattended', world: undefined });
  }

  /** Writes an image that will replace a world while others are served, so that `replace` holds nobody up. */
  async write(name: string, image: Buffer): Promise<Written | undefined> {
    return this.#slots.get(name)?.place.write(image);
  }

  /** The image that a world was made with; undefined where an older program made it. */
  madeImage(name: string): Buffer | undefined {
    return this.#slots.get(name)?.place.made();
  }

  /** Ends a world and leaves nothing of it; calls that are running in it fail. */
  remove(name: string): void {
    const slot = this.#slots.get(name);
    if (slot === undefined) return;
    slot.place.clear(slot.world?.db);
    this.#slots.delete(name);
    this.onRemoved?.(slot);
  }

  /** The world of that name, opened if it is not open; undefined when there is none, or all are closed. */
  find(name: string): World | undefined {
    const slot = this.#slots.get(name);
    if (slot === undefined || this.#isClosed) return undefined;
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

  /** Puts down the worlds that were not used for a while; one that cannot be is tried again the next time. */
  putDownIdle(): void {
    for (const slot of this.#slots.values()) {
      const isIdle = this.idleMs(slot) >= this.#options.idleAfterMs;
      if (isIdle && slot.world !== undefined && !isAtWork(slot.world)) this.#putDown(slot);
    }
  }

  /**
   * Puts all worlds down for good, each as it stands; what one of them cannot store any more keeps none of the others
   * open. A call that still waits for something, such as a hashed password, finds no world afterwards.
   */
  close(): void {
    this.#isClosed = true;
    for (const slot of this.#slots.values()) this.#putDown(slot, { isLast: true });
  }

  /** From now on no request looks at it: that is no downtime. */
  #putDown(slot: OwnSlot, { isLast = false } = {}): void {
    const { world, place } = slot;
    if (world === undefined) return;
    const isStored = this.#tried(slot, () => storeTime(world));
    if (!isStored && !isLast) return;
    this.#tried(slot, () => place.close(world.db));
    Object.assign(slot, { world: undefined, gap: 'unattended' });
  }

  /** Whether it could be done; why not is told once, until it can be done again. */
  #tried(slot: OwnSlot, work: () => void): boolean {
    try {
      work();
      slot.isStuck = false;
      return true;
    } catch (error) {
      if (!slot.isStuck) this.onStuck?.(slot, error);
      slot.isStuck = true;
      return false;
    }
  }

  #open(slot: OwnSlot): World {
    const { name, epoch, place, gap } = slot;
    const db = place.open();
    try {
      const isFresh = isUnfounded(db);
      const world = this.#options.open({ name, epoch, db, gap });
      if (isFresh) place.keepMade(imageOf(db));
      if (isFresh) this.onFounded?.(slot, world.clock.nowMs());
      world.timetable.onHappened = (happened) => this.onHappened?.(slot, happened);
      return world;
    } catch (error) {
      place.close(db);
      throw error;
    }
  }
}
