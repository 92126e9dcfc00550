import { hkdfSync } from 'node:crypto';
import type { Database } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { foundChat } from '../features/chat/found-chat.ts';
import { replayedDraws, scriptedOr, seededDraws } from '../features/draws/draw-source.ts';
import { findLastIssue } from '../features/draws/draws.repository.ts';
import { foundDraws } from '../features/draws/found-draws.ts';
import { type Clock, wallClock } from './clock.ts';
import { recordDowntime } from './downtimes.ts';
import { cryptoRandom, type Random } from './random.ts';
import { TIMED_TASKS } from './timed-tasks.ts';
import { Timetable } from './timetable.ts';
import type { World } from './world.ts';
import type { WorldConfig } from './world-config.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';
import { type Say, storeTime, wakeTime } from './world-time.ts';

/** What a world is made of. */
export type WorldOptions = {
  readonly name: string;
  /** A migrated database; what it holds of an earlier run goes on. */
  readonly db: Database;
  readonly config: WorldConfig;
  readonly wall?: Clock;
  readonly random?: Random;
  readonly say?: Say;
  /** How a fresh one comes to its past and its first issue. */
  readonly found?: (world: World) => void;
};

/**
 * Brings a world to life on its database. A fresh one gets its secret, its past draws, its first issue and the chat's
 * welcome; one that ran before goes on with its clock. What was missed while it was off has still to be caught up with.
 */
export function createWorld({
  name,
  db,
  config,
  wall = wallClock,
  random = cryptoRandom,
  say = () => undefined,
  found = foundDraws,
}: WorldOptions): World {
  const { clock, leftMs } = wakeTime(db, wall, say);
  const secret = getSecret(db, random);
  const source =
    config.recordedDraws === undefined ? seededDraws(secret) : replayedDraws(config.recordedDraws);
  const timetable = new Timetable(TIMED_TASKS);
  const world: World = {
    name,
    db,
    clock,
    random,
    config,
    drawSource: scriptedOr(source),
    fingerprintKey: keyFor('fingerprints', secret),
    timetable,
    downtimes: [],
    switches: { isUnderMaintenance: false },
  };
  if (findLastIssue(db) === undefined) inTransaction(db, () => found(world));
  foundChat(world);
  if (leftMs !== undefined) recordDowntime(world, { fromMs: leftMs, untilMs: clock.nowMs() });
  storeTime(world);
  return world;
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
