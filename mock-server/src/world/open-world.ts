import { hkdfSync } from 'node:crypto';
import type { Database } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { type Clock, wallClock } from './clock.ts';
import { contextAt } from './context.ts';
import { recordDowntime } from './downtimes.ts';
import { cryptoRandom, type Random } from './random.ts';
import { Timetable } from './timetable.ts';
import type { Downtime, World, WorldRules } from './world.ts';
import type { WorldConfig } from './world-config.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';
import { type Say, storeTime, wakeTime } from './world-time.ts';

/** What a world is made of. */
export type WorldOptions = {
  readonly name: string;
  /** A migrated database; what it holds of an earlier run goes on. */
  readonly db: Database;
  readonly rules: WorldRules;
  readonly config: WorldConfig;
  readonly wall?: Clock;
  readonly random?: Random;
  readonly say?: Say;
};

/**
 * Brings a world to life on its database. A fresh one gets its secret and is founded; one that ran before goes on with
 * its clock. What was missed while it was off has still to be caught up with.
 */
export function openWorld({
  name,
  db,
  rules,
  config,
  wall = wallClock,
  random = cryptoRandom,
  say = () => undefined,
}: WorldOptions): World {
  const { clock, leftMs } = wakeTime(db, wall, say);
  const isFresh = getWorldFact(db, 'secret') === undefined;
  const downtimes: Downtime[] = [];
  return inTransaction(db, () => {
    const secret = getSecret(db, random);
    const world: World = {
      name,
      db,
      clock,
      random,
      config,
      drawSource: rules.drawSource(secret, config),
      fingerprintKey: keyFor('fingerprints', secret),
      timetable: new Timetable({
        db,
        tasks: rules.tasks,
        contextAt: (atMs) => contextAt(world, atMs),
        keepReached: (reachedMs) => storeTime(world, reachedMs),
      }),
      downtimes,
      switches: { isUnderMaintenance: false },
    };
    if (isFresh) rules.found(world);
    else if (leftMs !== undefined) {
      const dueMs = world.timetable.nextDueMs ?? Number.POSITIVE_INFINITY;
      downtimes.push(...recordDowntime(db, { fromMs: leftMs, untilMs: clock.nowMs() }, dueMs));
    }
    storeTime(world);
    return world;
  });
}

/** A key of its own for each purpose: seeds are made of the secret itself, and one use must not tell of another. */
function keyFor(purpose: string, secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `canada28 ${purpose}`, 32));
}

/** The secret that all seeds and keys of this world come from: made once, kept in its database. */
function getSecret(db: Database, random: Random): Buffer {
  const stored = getWorldFact(db, 'secret');
  if (stored !== undefined) return Buffer.from(stored, 'hex');
  const secret = random.bytes(32);
  setWorldFact(db, 'secret', secret.toString('hex'));
  return secret;
}
