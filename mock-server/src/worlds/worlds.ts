import { checkpoint } from '@canada28/db/checkpoint.ts';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { giveBackMemory } from '@canada28/db/give-back-memory.ts';
import { type Clock, pinnedClock, wallClock } from '../world/clock.ts';
import { nextTurn } from '../world/in-turns.ts';
import type { World } from '../world/world.ts';
import { resumeTime, storeTime } from '../world/world-time.ts';
import { makeOwn } from './begin-generation.ts';
import { HistoryBudget } from './history-budget.ts';
import type { Host } from './host.ts';
import { HostedWorld } from './hosted-world.ts';
import type { WorldOrigin } from './world-origin.ts';
import type { WorldPlace } from './world-place.ts';
import { ORDINARY, type WorldSource } from './world-source.ts';

/** How a generation of a world begins. */
type Beginning = {
  /** Given when the image is a copy that becomes a world of its own. */
  readonly origin?: WorldOrigin | undefined;
  /** The last that happens before the image is taken, such as a move of its clock. */
  readonly prepare?: (world: World) => void;
};

/** What a world is that is added; an ordinary one in memory unless told. */
type Adding = {
  readonly wasOff?: boolean;
  readonly isPersistent?: boolean;
  readonly source?: WorldSource;
};

type WorldsOptions = Pick<Host<HostedWorld>, 'open' | 'elapsedMs'> & {
  /** From where the time of a generation goes on; the machine's clock unless told. */
  readonly wall?: Clock;
};

/** How many databases are closed before their memory is given back: it takes up to a millisecond for each. */
const CLOSED_AT_ONCE = 4;

/** The worlds of one process: opened when first asked for, closed when idle, added and removed at any time. */
export class Worlds {
  readonly #hosted = new Map<string, HostedWorld>();
  /** Who is to hear of the worlds sets it here. */
  readonly host: Host<HostedWorld>;
  readonly #wall: Clock;
  #closed = 0;

  constructor({ wall = wallClock, ...options }: WorldsOptions) {
    this.#wall = wall;
    let generations = 0;
    this.host = { ...options, nextGeneration: () => ++generations, historyBudget: new HistoryBudget() };
  }

  /** In the order in which they were added. */
  get all(): readonly HostedWorld[] {
    return [...this.#hosted.values()];
  }

  get names(): readonly string[] {
    return [...this.#hosted.keys()];
  }

  /** The world of that name, open or not; undefined when there is none, or the server closes. */
  hosted(name: string): HostedWorld | undefined {
    return this.#hosted.get(name);
  }

  /** Adds a world that lies in a place. Nothing is opened yet. Throws when its name is taken. */
  add(
    name: string,
    place: WorldPlace,
    { wasOff = true, isPersistent = false, source = ORDINARY }: Adding = {},
  ): HostedWorld {
    if (this.#hosted.has(name)) throw new Error(`there is already a world ${name}`);
    const hosted = new HostedWorld({ name, place, wasOff, isPersistent, source }, this.host);
    this.#hosted.set(name, hosted);
    return hosted;
  }

  /**
   * The image with which a generation of that world begins now, made of an image of any world: all that it is stands in
   * it, so that opening it is opening and nothing else. Its time runs from here on. Nothing changes yet. Each of the
   * copies that it takes has a turn of its own: that of a large image takes as long as its memory.
   */
  async begin(name: string, image: Buffer, { origin, prepare }: Beginning = {}): Promise<Buffer> {
    await nextTurn();
    const db = openImage(image);
    try {
      await nextTurn();
      const wall = pinnedClock(this.#wall.nowMs());
      if (origin !== undefined) makeOwn(db, origin);
      resumeTime(db, wall.nowMs());
      const { kind } = this.#hosted.get(name)?.source ?? ORDINARY;
      const world = this.host.open({ name, generation: 0, db, wasOff: false, kind, wall });
      if (origin?.rate !== undefined) world.clock.setRate(origin.rate);
      prepare?.(world);
      storeTime(world);
      await nextTurn();
      const begun = imageOf(db);
      await nextTurn();
      return begun;
    } finally {
      db.close();
    }
  }

  /** Closes the worlds in memory that no request named for so long (ms), one a turn. */
  async closeIdle(forMs: number): Promise<void> {
    for (const hosted of this.all) {
      if (hosted.idleMs < forMs || !hosted.closeIdle()) continue;
      this.#noteClosed();
      await nextTurn();
    }
  }

  /** Moves what was written in persistent worlds into their files, one a turn, whether or not a page watches them. */
  async checkpoint(): Promise<void> {
    for (const hosted of this.all) {
      if (!hosted.isPersistent || hosted.world === undefined) continue;
      try {
        checkpoint(hosted.world.db);
      } catch (error) {
        this.host.onNotStored?.(hosted, error);
      }
      await nextTurn();
    }
  }

  #noteClosed(): void {
    this.#closed += 1;
    if (this.#closed % CLOSED_AT_ONCE === 0) giveBackMemory();
  }

  /** Ends a world and leaves nothing of it; calls that are running in it fail. */
  remove(hosted: HostedWorld): void {
    hosted.remove();
    this.#hosted.delete(hosted.name);
    this.host.onRemoved?.(hosted);
    this.#noteClosed();
  }

  /**
   * Closes all worlds for good, each as it stands; what one of them cannot store any more keeps none of the others open.
   * A call that still waits for something, such as a hashed password, finds no world afterwards.
   */
  close(): void {
    for (const hosted of this.#hosted.values()) hosted.end();
    this.#hosted.clear();
  }
}
