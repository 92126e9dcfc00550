import { imageOf } from '@canada28/db/database-image.ts';
import { WorldEndedError } from '../world/catch-up.ts';
import type { Clock } from '../world/clock.ts';
import type { Happening } from '../world/timetable.ts';
import type { World } from '../world/world.ts';
import { isUnfounded } from '../world/world-facts.ts';
import { storeTime } from '../world/world-time.ts';
import type { WorldPlace, Written } from './world-place.ts';

/** What opens a world. */
export type Opening = Pick<World, 'name' | 'generation' | 'db'> & {
  /** Whether its server was off since it was left. */
  readonly wasOff: boolean;
  /** Given when the time of the world stands still, because it is only prepared. */
  readonly wall?: Clock;
};

/** What the process does for each of its worlds, and hears of it. */
export type Host = {
  readonly openWorld: (opening: Opening) => World;
  /** Real ms, for how long no request came. */
  readonly elapsedMs: () => number;
  /** Another number each time. */
  readonly nextGeneration: () => number;
  /** Hears that a world was founded, at which moment of its clock (epoch ms): its database was empty. */
  readonly onFounded: (hosted: HostedWorld, atMs: number) => void;
  /** Hears of what happened by itself in a world. */
  readonly onHappened: (hosted: HostedWorld, happened: readonly Happening[]) => void;
  /** Hears of a world that cannot be stored at the end: its file is locked, or the disk is full. */
  readonly onNotStored: (hosted: HostedWorld, error: unknown) => void;
};

type HostedOptions = Pick<HostedWorld, 'name' | 'isPersistent'> & {
  readonly place: WorldPlace;
  readonly wasOff: boolean;
};

/**
 * One world of the process, and all that is known of it beside its database: floors above declare fields of their own
 * here. Not open until a request comes, and open from then on; replaced, it goes on with another generation. The same
 * object for as long as there is a world of its name.
 */
export class HostedWorld {
  readonly name: string;
  /** Whether it lies in a file, so that it outlives the process. */
  readonly isPersistent: boolean;
  readonly #place: WorldPlace;
  readonly #host: Host;
  #generation: number;
  #usedMs: number;
  #wasOff: boolean;
  #world: World | undefined;
  #hasEnded = false;

  constructor({ name, isPersistent, place, wasOff }: HostedOptions, host: Host) {
    this.name = name;
    this.isPersistent = isPersistent;
    this.#place = place;
    this.#wasOff = wasOff;
    this.#host = host;
    this.#generation = host.nextGeneration();
    this.#usedMs = host.elapsedMs();
  }

  /** Another one each time the world is replaced: what was known of the one before is not true of this one. */
  get generation(): number {
    return this.#generation;
  }

  /** Real ms since a request came. */
  get idleMs(): number {
    return this.#host.elapsedMs() - this.#usedMs;
  }

  /** The world, if it is open; looking does not open it. */
  get world(): World | undefined {
    return this.#world;
  }

  /** The world, opened if it is not. Throws a WorldEndedError when it was removed, or the server closes. */
  open(): World {
    if (this.#hasEnded) throw new WorldEndedError(this);
    this.#usedMs = this.#host.elapsedMs();
    this.#world ??= this.#opened();
    return this.#world;
  }

  #opened(): World {
    const { name, generation } = this;
    const db = this.#place.open();
    try {
      const isFresh = isUnfounded(db);
      const world = this.#host.openWorld({ name, generation, db, wasOff: this.#wasOff });
      if (isFresh) this.#place.keepMade(imageOf(db));
      if (isFresh) this.#host.onFounded(this, world.clock.nowMs());
      world.timetable.onHappened = (happened) => this.#host.onHappened(this, happened);
      return world;
    } catch (error) {
      this.#place.close(db);
      throw error;
    }
  }

  /** Looks into the database as it lies there, without opening the world. */
  look<Seen>(see: (db: World['db']) => Seen): Seen {
    if (this.#hasEnded) throw new WorldEndedError(this);
    if (this.#world !== undefined) return see(this.#world.db);
    const db = this.#place.open();
    try {
      return see(db);
    } finally {
      this.#place.close(db);
    }
  }

  /**
   * Begins another generation with an image: the one before ends as it is, and calls that are running in it fail. Throws,
   * and the world goes on as it is, where the image cannot be written.
   */
  replace(image: Buffer, written?: Written): void {
    if (this.#hasEnded) throw new WorldEndedError(this);
    try {
      this.#place.put(image, this.#world?.db, written);
    } catch (error) {
      // Where even its own file had to be closed, it is opened again when it is asked for next.
      if (this.#world?.db.open === false) this.#forget();
      throw error;
    }
    this.#generation = this.#host.nextGeneration();
    this.#forget();
  }

  /** Does a thing once the long works that are under way in the world have ended: it is not meant to cut them off. */
  async afterWork<Done>(act: () => Done): Promise<Done> {
    while (this.#world?.longWork !== undefined) await this.#world.longWork;
    return act();
  }

  /** Writes an image that will replace the world while others are served, so that `replace` holds nobody up. */
  write(image: Buffer): Promise<Written | undefined> {
    return this.#place.write(image);
  }

  /** The image that it was made with; undefined where an older program made it. */
  madeImage(): Buffer | undefined {
    return this.#place.made();
  }

  /** Closes it for good, as it stands. */
  end(): void {
    this.#hasEnded = true;
    const world = this.#world;
    if (world === undefined) return;
    this.#forget();
    this.#tried(() => storeTime(world));
    this.#tried(() => this.#place.close(world.db));
  }

  /** Leaves nothing of it; calls that are running in it fail. */
  remove(): void {
    this.#place.clear(this.#world?.db);
    this.#hasEnded = true;
    this.#world = undefined;
  }

  /** It will be opened again in this process: what lies between is no downtime. */
  #forget(): void {
    this.#world = undefined;
    this.#wasOff = false;
  }

  #tried(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#host.onNotStored(this, error);
    }
  }
}
