import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '@canada28/db/migrate.ts';
import { fileTroubleOf, loggedAs } from '@canada28/db/open-database.ts';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app/build-app.ts';
import { addWorldsOfDisk, composeControl } from './app/compose-worlds.ts';
import { ConfigError, readConfig } from './app/config.ts';
import { printGreeting } from './app/greeting.ts';
import { watchDatabaseFile } from './app/watch-database-file.ts';
import { DEMO_RULES } from './app/world-rules.ts';
import { removeUnusedWorlds } from './control/worlds/remove-unused-worlds.ts';
import { stopwatch } from './world/clock.ts';
import { openWorld } from './world/open-world.ts';
import { watchWorld } from './world/scheduler.ts';
import { DEFAULT_WORLD_NAME, Worlds } from './world/worlds.ts';

// Both src/ and dist/ lie at this depth, so the same paths hold for the source and for the built server.
const migrationsFolder = new URL('../../db/migrations/', import.meta.url);
const pagesFolder = new URL('../pages/', import.meta.url);
const clientFolder = new URL('../../client/dist/', import.meta.url);
const defaultDatabasePath = fileURLToPath(new URL('../../data/canada28.sqlite', import.meta.url));

/** A world that nobody uses is put down, later let go, at one of these looks. */
const IDLE_LOOK_MS = 60_000;

/** env → worlds → app → default world → listen → watch → graceful close. What was missed is caught up with afterwards. */
async function start(): Promise<void> {
  const config = readConfig(process.env, defaultDatabasePath);
  const migrations = readMigrations(migrationsFolder);
  const say = (sentence: string) => app.log.warn(sentence);
  const worlds = new Worlds({
    open: (opening) => {
      // What the environment says holds for the world that is the server's own, each time it starts.
      const isOwn = opening.name === DEFAULT_WORLD_NAME && opening.gap === 'serverOff';
      return openWorld({ ...opening, rules: DEMO_RULES, ...(isOwn && { config: config.world }), say });
    },
    elapsedMs: stopwatch(),
  });
  const control = composeControl(config, { migrations, pagesFolder });
  const app = await buildApp({
    worlds,
    basePaths: config.basePaths,
    control,
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
    logger: { level: config.logLevel, stream: process.stderr },
  });
  const place = addWorldsOfDisk(worlds, config, migrations);
  worlds.find(DEFAULT_WORLD_NAME);

  let endWatch = () => {};
  const idleLooks = setInterval(() => {
    worlds.putDownIdle();
    if (control !== 'off') removeUnusedWorlds({ ...control, worlds });
  }, IDLE_LOOK_MS);
  closeWithGrace({ delay: 5000, logger: app.log }, async () => {
    endWatch();
    clearInterval(idleLooks);
    await app.close();
    worlds.close();
  });
  await app.listen({ host: config.host, port: config.port });
  endWatch = watchWorld(worlds, {
    name: DEFAULT_WORLD_NAME,
    logError: (error) => app.log.error(loggedAs(error), `a task of world ${DEFAULT_WORLD_NAME} failed`),
  });
  if (place !== undefined) watchDatabaseFile(config.databasePath, place, say);
  printGreeting(boundPort(app.server.address()) ?? config.port, config);
}

/** The port that was bound: another one than asked for when that was 0, "any free one". */
function boundPort(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

/** What a person at the start can do something about gets one sentence; anything else is a defect and shows its trace. */
function explain(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const fileTrouble = fileTroubleOf(error);
  if (fileTrouble !== undefined) return fileTrouble;
  if (!(error instanceof Error)) return undefined;
  // What Node's network errors carry; any other error simply lacks them.
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${env.HOST}", which is no address of this machine.`;
  return undefined;
}

start().catch((error: unknown) => {
  console.error(explain(error, process.env) ?? error);
  process.exit(1);
});
