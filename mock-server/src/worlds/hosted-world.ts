import { bytesOf, imageOf } from '@canada28/db/database-image.ts';
import { wallClock } from '../world/clock.ts';
import { WorldEndedError } from '../world/take-step.ts';
import type { World } from '../world/world.ts';
import { hasNoWorld } from '../world/world-facts.ts';
import { storeTime } from '../world/world-time.ts';
import type { Begun, Brought, Replacing } from './begin-generation.ts';
import { type Brand, packBrand } from './brand.ts';
import type { Host } from './host.ts';
import type { Invitation } from './invitation.ts';
import type { Share } from './share.ts';
import { type GenerationPoint, type Present, StepHistory, type WorldImage } from './step-history.ts';
import { Works } from './works.ts';
import type { WorldPlace } from './world-place.ts';
import type { WorldSource } from './world-source.ts';
import type { Written } from './written-file.ts';

type HostedOptions = Pick<HostedWorld, 'name' | 'isPersistent' | 'source'> & {
  readonly place: WorldPlace;
  readonly wasOff: boolean;
};

/** A larger database is not copied while others wait; bytes. */
const MOST_COPIED_BYTES = 8 * 1024 * 1024;

/**
 * One world of the process, and all that is known of it beside its database: floors above declare fields of their own
 * here. Its states: closed (it lies in its place) → open (a request came) → closed (none came for a while, and it lies
 * in memory) → …; replaced, it goes on with another generation. The same object for as long as there is a world of its
 * name.
 */
export class HostedWorld {
  readonly name: string;
  readonly source: WorldSource;
  /** Whether it lies in a file, so that it outlives the process. */
  isPersistent: boolean;
  /** What was changed in it by control calls, with the images that it can go back to. */
  readonly history: StepHistory;
  /** The invitation into it, if there is one: without it neither its link nor the cookie of a visitor is worth anything. */
  invitation: Invitation | undefined;
  shares: readonly Share[] = [];
  /** How its demo is called and looks, where it has that of its own: whatever it becomes, it keeps it (decision 130). */
  brand: Brand | undefined;
  #place: WorldPlace;
  readonly #host: Host<HostedWorld>;
  #generation: number;
  #usedMs: number;
  #wasOff: boolean;
  #world: World | undefined;
  #hasEnded = false;
  #sessionsGeneration = 0;
  #sessionsEndedAtMs: number;
  readonly #works = new Works();

  constructor({ name, isPersistent, source, place, wasOff }: HostedOptions, host: Host<HostedWorld>) {
    [this.name, this.source, this.isPersistent] = [name, source, isPersistent];
    [this.#place, this.#wasOff, this.#host] = [place, wasOff, host];
    this.history = new StepHistory(host.historyBudget);
    this.#generation = host.nextGeneration();
    this.#usedMs = host.elapsedMs();
    // Sessions of another world by its name, or of a world in memory before a restart, are none of it.
    this.#sessionsEndedAtMs = isPersistent && wasOff ? 0 : wallClock.nowMs();
  }

  /** Whether it was removed, or the server closes. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** When (epoch ms of the wall) its sessions ended last because it became another one, or began; 0 as an earlier process left it. */
  get sessionsEndedAtMs(): number {
    return this.#sessionsEndedAtMs;
  }

  /** Where its present generation stands: what goes on from here later goes on from this. */
  get point(): GenerationPoint {
    const lastId = this.#host.lastEntryOf?.(this) ?? 0;
    return { generation: this.#generation, lastId, sessionsGeneration: this.#sessionsGeneration };
  }

  /** Another one each time the world is replaced: what was known of the one before is not true of this one. */
  get generation(): number {
    return this.#generation;
  }

  /** When a request came last, by the real ms of the process. */
  get usedMs(): number {
    return this.#usedMs;
  }

  /** Real ms since a request came. */
  get idleMs(): number {
    return this.#host.elapsedMs() - this.#usedMs;
  }

  /** Whether a long work goes on in it, or it is caught up with: it is in use then although no request comes. */
  get isAtWork(): boolean {
    return this.#works.count > 0 || this.#world?.catchingUp !== undefined;
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
      const isFresh = hasNoWorld(db);
      const world = this.#host.open({ name, generation, db, wasOff: this.#wasOff, kind: this.source.kind });
      if (isFresh) this.#place.storeMade(imageOf(db));
      if (isFresh) this.#host.onCreated?.(this, world.clock.nowMs());
      world.timetable.listeners.add((events) => this.#host.onEvents?.(this, events));
      return world;
    } catch (error) {
      this.#place.close(db);
      throw error;
    }
  }

  /** Reads the database as it lies there, without opening the world. */
  read<Seen>(see: (db: World['db']) => Seen): Seen {
    if (this.#hasEnded) throw new WorldEndedError(this);
    if (this.#world !== undefined) return see(this.#world.db);
    const db = this.#place.open();
    try {
      return see(db);
    } finally {
      this.#place.close(db);
    }
  }

  /** The world as it is at this moment: what is due and has not happened yet is due in the copy, too. */
  image(): WorldImage {
    const world = this.open();
    storeTime(world);
    return { atMs: world.clock.nowMs(), image: imageOf(world.db) };
  }

  /** The world as it is, for its history to retain. */
  get present(): Present {
    return { bytes: bytesOf(this.open().db), point: this.point, takeImage: () => this.image() };
  }

  /** Does a long work once those that were asked for before have ended, however they ended. */
  inOrder<Done>(work: () => Done | Promise<Done>): Promise<Done> {
    return this.#works.inOrder(work);
  }

  /**
   * Begins another generation with an image, once the long works of the one before have ended. It is made and written
   * while others are served, and then the world is another one at once: calls that are running in it fail. Where the image cannot be
   * made or written nothing changes: no undo step is recorded, and none is forgotten. Answers what `onReplaced` does.
   */
  replace<Done>(begin: () => Begun<Done> | Promise<Begun<Done>>, replacing: Replacing): Promise<Done> {
    return this.inOrder(async () => {
      const begun = await begin();
      const written = await this.#place.write(begun.image);
      const wasOpen = this.#world !== undefined;
      let bring: Brought;
      try {
        bring = this.#become(begun, written, replacing);
      } catch (error) {
        written?.drop();
        throw error;
      }
      // What was written ahead is open by now: it is not opened once more by who only looks.
      if (wasOpen) this.open();
      bring?.(this.open());
      if (bring !== undefined) this.storeInvitation();
      // `Done` is unknown where there is no `onReplaced`.
      return begun.onReplaced?.() as Done;
    });
  }

  #become(
    { image, moveHistory, onReplacing }: Begun<unknown>,
    written: Written | undefined,
    { undoable, endsInvitation }: Replacing,
  ): Brought {
    if (this.#hasEnded) throw new WorldEndedError(this);
    onReplacing?.();
    const bring = endsInvitation ? undefined : this.#host.carryOver?.(this);
    const recordStep = undoable === undefined ? undefined : this.history.take(undoable, this.present);
    this.#orReopened(() => this.#place.put(image, this.#world?.db, written));
    this.#generation = this.#host.nextGeneration();
    this.#forget();
    if (endsInvitation) {
      [this.invitation, this.shares] = [undefined, []];
      this.storeInvitation();
    }
    if (moveHistory !== undefined) moveHistory();
    else {
      if (recordStep === undefined) this.history.dropAll();
      recordStep?.();
      this.noteSessionsEnded(this.#generation);
    }
    return bring;
  }

  /** Where the world is persistent its invitation is, too, as it is now; one that cannot be stored ends with the process. */
  storeInvitation(): void {
    this.#tried(() => this.#place.storeInvitation?.(this.name, this.invitation));
  }

  /** Notes that sessions ended, and in which generation those that are open now began. */
  noteSessionsEnded(generation: number): void {
    this.#sessionsGeneration = generation;
    this.#sessionsEndedAtMs = wallClock.nowMs();
    this.#host.onSessionsEnded?.(this);
  }

  /** The image that it was made with; undefined where an older program made it. */
  madeImage(): Promise<Buffer | undefined> {
    return this.#place.made();
  }

  /** Throws, and changes nothing, where it cannot be stored. */
  setBrand(brand: Brand | undefined): void {
    this.#place.storeBrand?.(brand && packBrand(brand));
    this.brand = brand;
  }

  /** Closes it until the next request, unless something goes on in it; answers whether it did. */
  closeIdle(): boolean {
    const [world, { release }] = [this.#world, this.#place];
    if (world === undefined || release === undefined || this.isAtWork) return false;
    if (bytesOf(world.db) > MOST_COPIED_BYTES) return false;
    this.#tried(() => {
      storeTime(world);
      this.#host.onClosing?.(this);
      release(world.db);
      this.#forget();
    });
    return this.#world === undefined;
  }

  /** Goes on in a file, as it stands; calls that are running in it fail. Nothing changes where it cannot be written. */
  moveTo(place: WorldPlace): void {
    place.put(this.image().image, undefined);
    place.storeBrand?.(this.brand && packBrand(this.brand));
    this.#place.clear(this.#world?.db);
    this.#forget();
    this.#place = place;
    this.isPersistent = true;
    this.storeInvitation();
  }

  /** Closes it for good, as it stands. */
  end(): void {
    this.#hasEnded = true;
    this.history.dropAll();
    const world = this.#world;
    if (world === undefined) return;
    this.#forget();
    this.#tried(() => storeTime(world));
    this.#tried(() => this.#place.close(world.db));
  }

  /** Leaves nothing of it; calls that are running in it fail. It goes on where its file cannot be deleted. */
  remove(): void {
    this.#orReopened(() => this.#place.clear(this.#world?.db));
    this.#hasEnded = true;
    this.history.dropAll();
    this.#world = undefined;
  }

  /** Where a work fails for which even its own file had to be closed, it is opened again when it is asked for next. */
  #orReopened(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (this.#world?.db.open === false) this.#forget();
      throw error;
    }
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
      this.#host.onNotStored?.(this, error);
    }
  }
}
