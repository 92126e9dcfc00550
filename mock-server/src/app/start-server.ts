import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loggedAs } from '@canada28/db/database-file-error.ts';
import { giveBackMemory } from '@canada28/db/give-back-memory.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance } from 'fastify';
import { removeUnusedWorlds } from '../control/worlds/remove-unused-worlds.ts';
import { CLIENT_FOLDER, CONSOLE_FOLDER, MIGRATIONS_FOLDER, PAGES_FOLDER } from '../project-folders.ts';
import { stopwatch, wallClock } from '../world/clock.ts';
import { openWorld } from '../world/open-world.ts';
import { watchWorld } from '../worlds/scheduler.ts';
import { Worlds } from '../worlds/worlds.ts';
import { buildApp } from './build-app.ts';
import { addWorldsOfDisk, composeControl, removeUnfinished } from './compose-worlds.ts';
import type { ServerConfig } from './config.ts';
import { wakingTime } from './waking-time.ts';
import { watchDatabaseFile } from './watch-database-file.ts';
import { DEMO_RULES } from './world-rules.ts';

/**
 * At each of these looks a world in memory that no request named since the last one is closed, and later removed; what was
 * written in a persistent one goes into its file.
 */
const IDLE_LOOK_MS = 60_000;

export type RunningServer = {
  readonly app: FastifyInstance;
  /** The port that was bound: another one than asked for when that was 0, "any free one". */
  readonly port: number;
  /** Finishes the calls that are running, then closes every world. */
  readonly close: () => Promise<void>;
};

/** worlds → app → default world → listen → watch. What was missed is caught up with afterwards. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  const say = (sentence: string) => app.log.warn(sentence);
  const waking = wakingTime(stopwatch(), IDLE_LOOK_MS);
  const upSinceMs = wallClock.nowMs();
  const worlds = new Worlds({
    open: (opening) => {
      // What the environment says holds for the world that is the server's own, each time it starts.
      const isOwn = opening.name === DEFAULT_WORLD_NAME && opening.wasOff;
      const own = isOwn && { config: config.world };
      return openWorld({ ...opening, rules: DEMO_RULES, ...own, upSinceMs, say });
    },
    elapsedMs: waking.nowMs,
  });
  const control = composeControl(config, {
    migrations,
    pagesFolder: PAGES_FOLDER,
    consoleFolder: existsSync(CONSOLE_FOLDER) ? CONSOLE_FOLDER : undefined,
  });
  const app = await buildApp({
    worlds,
    basePaths: config.basePaths,
    trustedProxies: config.trustedProxies,
    control,
    brand: config.brand,
    clientFolder: existsSync(CLIENT_FOLDER) ? CLIENT_FOLDER : undefined,
    logger: { level: config.logLevel, stream: process.stderr },
  });
  worlds.host.onNotStored = ({ name }, error) =>
    app.log.error(loggedAs(error), `world ${name} cannot be stored`);
  const { hosted, place } = addWorldsOfDisk(worlds, config, migrations, say);
  hosted.open();
  removeUnfinished(config);

  const idleLooks = setInterval(() => {
    waking.look();
    if (control !== 'off') removeUnusedWorlds(app.controlPlane);
    void worlds.closeIdle(IDLE_LOOK_MS).then(giveBackMemory);
    void worlds.checkpoint();
  }, IDLE_LOOK_MS);
  const watches = [() => clearInterval(idleLooks)];
  const close = async () => {
    for (const endWatch of watches) endWatch();
    await app.close();
    worlds.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const logError = (error: unknown) =>
    app.log.error(loggedAs(error), `a task of world ${DEFAULT_WORLD_NAME} failed`);
  watches.push(watchWorld(hosted, logError));
  if (place !== undefined) watches.push(watchDatabaseFile(config.databasePath, place, say));
  return { app, port: boundPort(app.server.address()) ?? config.port, close };
}

function boundPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
