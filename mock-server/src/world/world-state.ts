import type { Database } from '@canada28/db/open-database.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import { readJsonFact } from './json-fact.ts';
import { cryptoRandom, type Random, seededRandom } from './random.ts';
import type { World } from './world.ts';
import { configWith, type WorldConfig, worldConfig } from './world-config.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';

/**
 * The configuration of a world, which keeps it: the server's, else the one that it kept, else the defaults; with the
 * settings that it has of its own.
 */
export function storeConfig(db: Database, ofServer: WorldConfig | undefined): WorldConfig {
  const kept = ofServer ?? worldConfig(readJsonFact<Partial<WorldConfig>>(db, 'config', isObject));
  const config = configWith(kept, readSettings(db));
  setWorldFact(db, 'config', JSON.stringify(config));
  return config;
}

/** Gives a world other settings, while it runs; they outlast a restart with another environment. */
export function changeSettings(world: World, settings: WorldSettings): void {
  setWorldFact(world.db, 'settings', JSON.stringify({ ...readSettings(world.db), ...settings }));
  world.config = storeConfig(world.db, world.config);
}

function readSettings(db: Database): WorldSettings {
  return readJsonFact<WorldSettings>(db, 'settings', isObject) ?? {};
}

/** The switches that a world stores; all are off at first. */
export function readSwitches(db: Database): World['switches'] {
  return { isUnderMaintenance: false, ...readJsonFact<Partial<World['switches']>>(db, 'switches', isObject) };
}

/** Puts a world under maintenance, or ends that; it is so until it is switched again. */
export function switchMaintenance(world: World, isUnderMaintenance: boolean): void {
  if (world.switches.isUnderMaintenance === isUnderMaintenance) return;
  world.switches = { isUnderMaintenance };
  setWorldFact(world.db, 'switches', JSON.stringify(world.switches));
}

/** Runs what may change settings and switches. Where it fails, they are in memory what they are in the database: as before. */
export function changeState<Done>(world: World, change: () => Done): Done {
  const { config, switches } = world;
  try {
    return change();
  } catch (error) {
    Object.assign(world, { config, switches });
    throw error;
  }
}

/**
 * A world's randomness: the machine's, or what follows from its seed. How far a seed was used up is stored with what
 * came of it, so that a world which is opened again gives no player a token that another has already.
 */
export function randomOf(db: Database): Random {
  const seed = getWorldFact(db, 'seed');
  if (seed === undefined) return cryptoRandom;
  return seededRandom(seed, {
    get: () => Number(getWorldFact(db, 'random-position') ?? 0),
    set: (position) => setWorldFact(db, 'random-position', String(position)),
  });
}

function isObject<Kept extends object>(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null;
}
