import { emptyImage, imageOf, openImage } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import { composeControl } from '../app/compose-worlds.ts';
import { readConfig } from '../app/config.ts';
import { WORLD_RULES } from '../app/world-rules.ts';
import { MIGRATIONS_FOLDER, PAGES_FOLDER } from '../project-folders.ts';
import { type Clock, pinnedClock } from '../world/clock.ts';
import { nextTurn } from '../world/in-turns.ts';
import { openWorld } from '../world/open-world.ts';
import { takeStep } from '../world/take-step.ts';
import type { World } from '../world/world.ts';
import { type WorldConfig, worldConfig } from '../world/world-config.ts';
import { storeTime } from '../world/world-time.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';
import { filePlace, memoryPlace } from '../worlds/world-place.ts';
import { Worlds } from '../worlds/worlds.ts';
import type { AnyRequest } from './any-request.ts';

/** How a world begins. */
type Beginning = {
  readonly seed: string;
  /** Where its clock, and the machine's, stand at first (epoch ms). */
  readonly atMs: number;
  readonly config?: Partial<WorldConfig>;
  /** What is done before the image is taken that a reset goes back to. */
  readonly prepare?: (world: World) => void;
  /** A file to lie in; in memory where it is left out. */
  readonly path?: string;
};

/** What came back: the body as it was sent, and the header that replaces a token. */
type Answer = {
  readonly status: number;
  readonly text: string;
  readonly newToken: string | undefined;
};

type Request = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The clock of the machine, which stands still until it is set. */
type Machine = Clock & { wallMs: number };

const migrations = readMigrations(MIGRATIONS_FOLDER);
const FILE_RULES = { migrations, synchronous: 'normal' } as const;

/**
 * The whole server in this process, on a machine whose clock stands still until it is moved: the world has that clock,
 * its seed, its configuration and what is sent to it, and nothing else. It listens nowhere.
 */
export class SteppedServer {
  readonly #machine: Machine;
  readonly #worlds: Worlds;
  readonly #app: FastifyInstance;
  #empty: Buffer | undefined;
  /** What a reset goes back to. */
  #made: Buffer = Buffer.alloc(0);
  #path: string | undefined;

  private constructor(machine: Machine, worlds: Worlds, app: FastifyInstance) {
    this.#machine = machine;
    this.#worlds = worlds;
    this.#app = app;
  }

  /** `databasePath`: beside which its persistent worlds lie; it has none in memory. */
  static async start(databasePath = ':memory:'): Promise<SteppedServer> {
    const machine: Machine = { nowMs: () => machine.wallMs, wallMs: 0 };
    const worlds = new Worlds({
      open: (opening) => openWorld({ wall: machine, ...opening, rules: WORLD_RULES }),
      elapsedMs: () => 0,
      wall: machine,
    });
    const app = await buildApp({
      worlds,
      basePaths: { player: '/p', game: '/p/game' },
      control: composeControl(readConfig({ JOURNAL_LENGTH: '0' }, databasePath), {
        migrations,
        pagesFolder: PAGES_FOLDER,
        consoleFolder: undefined,
      }),
    });
    return new SteppedServer(machine, worlds, app);
  }

  /** What the clock of the machine shows (epoch ms). */
  get wallMs(): number {
    return this.#machine.wallMs;
  }

  set wallMs(wallMs: number) {
    this.#machine.wallMs = wallMs;
  }

  get hosted(): HostedWorld {
    const hosted = this.#worlds.hosted(DEFAULT_WORLD_NAME);
    if (hosted === undefined) throw new Error('no world has begun');
    return hosted;
  }

  get world(): World {
    return this.hosted.open();
  }

  get db(): Database {
    return this.world.db;
  }

  /** Begins a world again in the place of the one before; nothing of that is left. */
  begin({ path, ...beginning }: Beginning): void {
    for (const hosted of this.#worlds.all) this.#worlds.remove(hosted);
    this.wallMs = beginning.atMs;
    this.#path = path;
    this.#made = this.#madeImage(beginning);
    this.#lay(this.#made);
  }

  /** Goes on with an image of a world and its machine: what only the memory of a process knows is gone. */
  goOn(image: Buffer, wallMs: number): void {
    for (const hosted of this.#worlds.all) this.#worlds.remove(hosted);
    this.wallMs = wallMs;
    this.#path = undefined;
    this.#lay(image);
  }

  #lay(image: Buffer, wasOff = false): void {
    const place = this.#path === undefined ? memoryPlace(image) : filePlace(this.#path, FILE_RULES);
    place.storeMade(this.#made);
    if (this.#path !== undefined) place.put(image, undefined);
    this.#worlds.add(DEFAULT_WORLD_NAME, place, { wasOff, isPersistent: this.#path !== undefined });
  }

  /**
   * Off for so long (ms), then on again: what only the memory of the process knew is gone. A killed one stores nothing
   * at its end.
   */
  restart(offForMs: number, isKilled = false): void {
    const { hosted, world } = this;
    const killed = isKilled ? imageOf(world.db) : undefined;
    const image = killed ?? hosted.image().image;
    const { snapshots } = hosted;
    this.#worlds.close();
    this.wallMs += offForMs;
    if (this.#path === undefined) this.#lay(image, true);
    else this.#addFile(this.#path, killed);
    // Snapshots of a persistent world outlive the process: in memory they are carried over in the place of its files.
    if (snapshots !== undefined) this.hosted.snapshots = snapshots;
  }

  #addFile(path: string, killed: Buffer | undefined): void {
    const place = filePlace(path, FILE_RULES);
    if (killed !== undefined) place.put(killed, undefined);
    this.#worlds.add(DEFAULT_WORLD_NAME, place, { wasOff: true, isPersistent: true });
  }

  /** All that is due by now happens, as it does by itself while a server runs. */
  async lookAt(): Promise<void> {
    while (!takeStep(this.world)) await nextTurn();
  }

  /** Time passes (ms) on the machine, and the server looks at its world. */
  async wait(ms: number): Promise<void> {
    this.wallMs += ms;
    await this.lookAt();
  }

  /** A call of a player. */
  call(path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send({ url: `/p/${path}`, body, headers });
  }

  control(path: string, body: object = {}, method: Request['method'] = 'POST'): Promise<Answer> {
    return this.send({ method, url: `/__mock/${path}`, body });
  }

  send({ method = 'POST', url, body, headers }: Request): Promise<Answer> {
    return this.inject({
      method,
      url,
      ...(method !== 'GET' && { payload: JSON.stringify(body ?? {}) }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** A request as it is, body and all. */
  async inject({ method, url, headers, payload }: AnyRequest): Promise<Answer> {
    const reply = await this.#app.inject({
      method: method as 'GET' | 'POST' | 'DELETE', // what the server does not know it refuses
      url,
      ...(payload !== undefined && { payload }),
      headers: { host: 'localhost', ...headers },
    });
    const newToken = reply.headers['new-token'];
    return {
      status: reply.statusCode,
      text: reply.payload,
      newToken: typeof newToken === 'string' ? newToken : undefined,
    };
  }

  /** The world as it stands. */
  image(): Buffer {
    return this.hosted.image().image;
  }

  async close(): Promise<void> {
    await this.#app.close();
    this.#worlds.close();
  }

  #madeImage({ seed, atMs, config, prepare }: Beginning): Buffer {
    this.#empty ??= emptyImage(migrations);
    const db = openImage(this.#empty);
    try {
      const world = openWorld({
        name: DEFAULT_WORLD_NAME,
        db,
        rules: WORLD_RULES,
        config: worldConfig({ pastDraws: 5, ...config }),
        seed,
        wall: pinnedClock(atMs),
      });
      prepare?.(world);
      storeTime(world);
      return imageOf(db);
    } finally {
      db.close();
    }
  }
}
