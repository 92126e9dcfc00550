import type { Database } from '@canada28/db/open-database.ts';
import { createTestDatabase } from '@canada28/db/test-database.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import type { World } from '../world/world.ts';
import type { WorldConfig } from '../world/world-config.ts';
import { Worlds } from '../worlds/worlds.ts';
import { checkReplies } from './check-replies.ts';
import { createTestPlayer, type TestPlayer } from './test-player.ts';
import { createTestControl, createTestWorld, TEST_NOW_MS } from './test-server.ts';

const BASE_PATHS = { player: '/player-api/player', game: '/player-api/player/game' };

type Envelope = { readonly code: number; readonly data: unknown; readonly msg: string };
type Post = { readonly url: string; readonly body: object; readonly headers?: Record<string, string> };

const nothing = () => undefined;

/** The world of the server at this moment. */
class PresentWorld extends Worlds {
  #world: World;

  constructor(world: World) {
    super({ open: () => this.#world, elapsedMs: () => 0 });
    this.#world = world;
    this.#host();
  }

  get world(): World {
    return this.#world;
  }

  set world(world: World) {
    this.#world = world;
    for (const before of this.all) this.remove(before);
    this.#host();
  }

  #host(): void {
    this.add(DEFAULT_WORLD_NAME, {
      open: () => this.#world.db,
      close: nothing,
      put: nothing,
      clear: nothing,
      write: async () => undefined,
      made: async () => undefined,
      storeMade: nothing,
    });
  }
}

/**
 * A server that can be switched off and on again: its database and the wall clock go on, its memory does not. It
 * listens nowhere, and many stories in a row can be told on it, each on a database of its own.
 */
export class SwitchableServer {
  readonly #config: Partial<WorldConfig>;
  readonly #present: PresentWorld;
  #players: TestPlayer[] = [];
  #app: FastifyInstance | undefined;
  #complaints: readonly string[] = [];
  #wallMs = TEST_NOW_MS;

  constructor(config: Partial<WorldConfig>) {
    this.#config = config;
    this.#present = new PresentWorld(this.#wakeUp(createTestDatabase()));
  }

  get world(): World {
    return this.#present.world;
  }

  get db(): Database {
    return this.world.db;
  }

  /** Begins again: an empty database, no players. */
  beginAgain(): void {
    this.db.close();
    this.#players = [];
    this.#wallMs = TEST_NOW_MS;
    this.#present.world = this.#wakeUp(createTestDatabase());
  }

  /** Off for so long (ms), then on again. */
  restart(offForMs: number): void {
    this.#wallMs += offForMs;
    this.#present.world = this.#wakeUp(this.db);
  }

  /** Adds a player with the world's demo credit and a transaction password, known by their number from now on. */
  addPlayer(): TestPlayer {
    const { demoCreditMicros } = this.world.config;
    const player = createTestPlayer(this.world, { creditMicros: demoCreditMicros, hasPayPassword: true });
    this.#players.push(player);
    return player;
  }

  /** Sends one call as the player of that number; throws when the answer is code 500 or not as the contract says. */
  call(player: number, path: string, body: object): Promise<Envelope> {
    return this.#post({
      url: `/player-api/player/${path}`,
      body,
      headers: this.#players[player]?.headers ?? {},
    });
  }

  control(path: string, body: object): Promise<Envelope> {
    return this.#post({ url: `/__mock/${path}`, body });
  }

  async close(): Promise<void> {
    await this.#app?.close();
    this.db.close();
  }

  async #post({ url, body, headers }: Post): Promise<Envelope> {
    this.#app ??= await this.#build();
    const payload = JSON.stringify(body);
    const allHeaders = { host: 'localhost', ...headers };
    const earlier = this.#complaints.length;
    const reply = await this.#app.inject({ method: 'POST', url, payload, headers: allHeaders });
    const envelope: Envelope = reply.json();
    if (reply.statusCode === 404 || envelope.code === 500)
      throw new Error(`${url} with ${payload} answers ${envelope.code}: ${envelope.msg}`);
    expect(this.#complaints.slice(earlier), 'a reply that is not as the contract says').toEqual([]);
    return envelope;
  }

  #build(): Promise<FastifyInstance> {
    return buildApp({
      worlds: this.#present,
      basePaths: BASE_PATHS,
      control: createTestControl(),
      extend: async (app) => {
        this.#complaints = checkReplies(app);
      },
    });
  }

  #wakeUp(db: Database): World {
    return createTestWorld({ ...this.#config, db, wall: { nowMs: () => this.#wallMs } });
  }
}
