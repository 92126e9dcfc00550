import type { Database } from '@canada28/db/open-database.ts';
import { cryptoRandom, type Random, seededRandom } from './random.ts';
import type { World } from './world.ts';
import { type WorldConfig, worldConfig } from './world-config.ts';
import { getWorldFact, readJsonFact, setWorldFact } from './world-facts.ts';

/** The configuration of a world, which keeps it: the wanted one, else the one that it kept, else the defaults. */
export function keepConfig(db: Database, wanted: WorldConfig | undefined): WorldConfig {
  if (wanted !== undefined) setWorldFact(db, 'config', JSON.stringify(wanted));
  return wanted ?? worldConfig(readJsonFact<Partial<WorldConfig>>(db, 'config', isObject));
}

/** What a world keeps of its switches; all are off until somebody switches them. */
export function readSwitches(db: Database): World['switches'] {
  return { isUnderMaintenance: false, ...readJsonFact<Partial<World['switches']>>(db, 'switches', isObject) };
}

/** Puts a world under maintenance, or ends that; it is so until it is switched again. */
export function switchMaintenance(world: World, isUnderMaintenance: boolean): void {
  world.switches.isUnderMaintenance = isUnderMaintenance;
  setWorldFact(world.db, 'switches', JSON.stringify(world.switches));
}

/**
 * A world's randomness: the machine's, or what follows from its seed. How far a seed was used up is kept with what came
 * of it, so that a world which is taken up again gives nobody a token that somebody has already.
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
