import { imageOf } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { createTestDatabase } from '@canada28/db/test-database.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { DEMO_RULES, WORLD_RULES } from '../app/world-rules.ts';
import type { AllowedControl } from '../control/control-access.ts';
import type { ControlPlane } from '../control/control-plane.ts';
import { JournalBudget } from '../control/journal/journal-budget.ts';
import { Templates } from '../control/scenarios/templates.ts';
import { type Clock, pinnedClock, stopwatch } from '../world/clock.ts';
import { contextAt } from '../world/context.ts';
import { openWorld } from '../world/open-world.ts';
import type { Say } from '../world/time-passed.ts';
import { Timetable } from '../world/timetable.ts';
import type { TaskContext, World, WorldRules, WorldTask } from '../world/world.ts';
import { type WorldConfig, worldConfig } from '../world/world-config.ts';
import { storeTime } from '../world/world-time.ts';
import { memoryPlace, type WorldPlace } from '../worlds/world-place.ts';
import { Worlds } from '../worlds/worlds.ts';
import { checkReplies } from './check-replies.ts';

/** A Wednesday, 10:00 in Shanghai, one minute into the sale of an issue (sales began at 20:00 the evening before, every 210 s). */
export const TEST_NOW_MS = Date.UTC(2026, 8, 16, 2, 1, 0);

/** What a test may set up differently. A database of an earlier world is that world after a restart. */
export type TestWorldOptions = Partial<WorldConfig> & {
  readonly populate?: WorldRules['populate'];
  readonly nowMs?: number;
  readonly wall?: Clock;
  readonly db?: Database;
  readonly say?: Say;
};

/** A world in memory with the true migrations, a clock that stands still until it is moved, and seeded randomness. */
export function createTestWorld({
  nowMs = TEST_NOW_MS,
  wall = pinnedClock(nowMs),
  db = createTestDatabase(),
  say = () => undefined,
  populate = WORLD_RULES.populate,
  ...config
}: TestWorldOptions = {}): World {
  const world = openWorld({
    name: DEFAULT_WORLD_NAME,
    db,
    rules: { ...WORLD_RULES, populate },
    config: worldConfig({ pastDraws: 5, ...config }),
    wall,
    seed: 'test',
    say,
  });
  lookAt(world);
  return world;
}

/** The worlds of a server, each open; the caller closes their databases. */
export function createTestWorlds(...open: readonly World[]): Worlds {
  const worlds = new Worlds({
    open: (opening) =>
      open.find(({ name, db }) => name === opening.name && db === opening.db) ??
      openWorld({ ...opening, rules: WORLD_RULES }),
    elapsedMs: stopwatch(),
  });
  for (const { name, db } of open) worlds.add(name, placeOf(db));
  return worlds;
}

/** A database that the test opened, and closes itself; another world may be laid over it. */
function placeOf(db: Database): WorldPlace {
  let put: WorldPlace | undefined;
  const made = imageOf(db);
  return {
    open: () => put?.open() ?? db,
    close: (open) => put?.close(open),
    put: (image, open) => {
      put?.clear(open);
      put = memoryPlace(image);
    },
    write: async () => undefined,
    clear: (open) => put?.clear(open),
    made: async () => made,
    storeMade: () => undefined,
  };
}

/** A timetable of other tasks than the world's own. */
export function createTestTimetable(world: World, tasks: readonly WorldTask[]): Timetable<TaskContext> {
  return new Timetable({
    db: world.db,
    tasks,
    contextAt: (atMs, tell) => ({ ...contextAt(world, atMs), tell }),
    storeReached: (reachedMs) => storeTime(world, reachedMs),
  });
}

const migrations = readMigrations(new URL('../../../db/migrations/', import.meta.url));

const pagesFolder = new URL('../../pages/', import.meta.url);

/** One for all tests of a process: a scenario is played once. */
const templates = new Templates({
  migrations,
  rules: { demo: DEMO_RULES, bare: WORLD_RULES },
  config: worldConfig({ pastDraws: 5 }),
  wall: pinnedClock(TEST_NOW_MS),
});

/** The control plane of a server that a test builds. */
export function createTestControl(
  access: AllowedControl = 'loopback',
  others: Partial<ControlPlane> = {},
): Omit<ControlPlane, 'worlds'> {
  return {
    access,
    token: undefined,
    hostSuffix: undefined,
    lanAddress: () => '192.168.1.5',
    pagesFolder,
    consoleFolder: undefined,
    templates,
    migrations,
    synchronous: 'normal',
    persistentFolder: undefined,
    mostWorlds: 20,
    upstreamPatienceMs: 300,
    mostSnapshotBytes: 512 * 1024 * 1024,
    idleWorldMs: HOUR_MS,
    journalLength: 1000,
    journalBudget: new JournalBudget(100_000_000),
    ...others,
  };
}

/** A server of these worlds, one unless told, which ends with the test; player calls are below `/p`, those of the game below `/g`. */
export async function serveTestWorlds(
  control: Omit<ControlPlane, 'worlds'> | 'off',
  open: readonly World[] = [createTestWorld()],
): Promise<{ readonly app: FastifyInstance; readonly worlds: Worlds }> {
  const worlds = createTestWorlds(...open);
  const app = await buildApp({ worlds, basePaths: { player: '/p', game: '/g' }, control });
  onTestFinished(async () => {
    await app.close();
    worlds.close();
    for (const { db } of open) db.close();
  });
  return { app, worlds };
}

/** A call looks at the world: all that is due by now happens, however much it is. */
export function lookAt(world: World): void {
  world.timetable.runUntil(world.clock.nowMs());
}

/** What a test of the server itself may add to the app before its features are registered. */
export type TestServerOptions = TestWorldOptions & { readonly extend?: (app: FastifyInstance) => void };

/** A server of one test world; `call` posts to the player base, `game` to the game base. */
export type TestServer = {
  readonly app: FastifyInstance;
  readonly world: World;
  readonly call: (path: string, body?: object, headers?: Record<string, string>) => supertest.Test;
  readonly game: (path: string, body?: object, headers?: Record<string, string>) => supertest.Test;
  readonly control: (path: string, body: object) => supertest.Test;
};

/** The whole app on a test world, closed when the test ends. A reply that is not as the contract says fails the test. */
export async function createTestServer({ extend, ...options }: TestServerOptions = {}): Promise<TestServer> {
  const world = createTestWorld(options);
  const worlds = createTestWorlds(world);
  let complaints: readonly string[] = [];
  const app = await buildApp({
    worlds,
    basePaths: { player: '/player-api/player', game: '/player-api/player/game' },
    control: createTestControl(),
    extend: async (instance) => {
      complaints = checkReplies(instance);
      extend?.(instance);
    },
  });
  // One listening server for the whole test: supertest would open and close one for each request.
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    world.db.close();
    expect(complaints, 'replies that are not as the contract says').toEqual([]);
  });
  const post = (url: string, body: object = {}, headers: Record<string, string> = {}) =>
    supertest(app.server).post(url).set(headers).send(body);
  return {
    app,
    world,
    call: (path, body, headers) => post(`/player-api/player/${path}`, body, headers),
    game: (path, body, headers) => post(`/player-api/player/game/${path}`, body, headers),
    control: (path, body) => post(`/__mock/${path}`, body),
  };
}
