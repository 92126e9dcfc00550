import type { Database } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { foundChat } from '../features/chat/found-chat.ts';
import { replayedDraws, scriptedOr, seededDraws } from '../features/draws/draw-source.ts';
import { findLastIssue } from '../features/draws/draws.repository.ts';
import { foundDraws } from '../features/draws/found-draws.ts';
import { type Clock, type ClockSetting, WorldClock, wallClock } from './clock.ts';
import { cryptoRandom, type Random } from './random.ts';
import { TIMED_TASKS } from './timed-tasks.ts';
import { Timetable } from './timetable.ts';
import type { World } from './world.ts';
import type { WorldConfig } from './world-config.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';

/** What a world is made of. */
export type WorldOptions = {
  readonly name: string;
  /** A migrated database; what it holds of an earlier run goes on. */
  readonly db: Database;
  readonly config: WorldConfig;
  readonly wall?: Clock;
  readonly random?: Random;
};

/**
 * Brings a world to life on its database. A fresh one gets its secret, its past draws, its first issue and the chat's
 * welcome; one that ran before goes on with its clock, and what was missed while it was off is drawn and settled now,
 * in order.
 */
export function createWorld({
  name,
  db,
  config,
  wall = wallClock,
  random = cryptoRandom,
}: WorldOptions): World {
  const clock = new WorldClock(wall, storedClockSetting(db));
  const source =
    config.recordedDraws === undefined
      ? seededDraws(getSecret(db, random))
      : replayedDraws(config.recordedDraws);
  const timetable = new Timetable(TIMED_TASKS);
  const world: World = {
    name,
    db,
    clock,
    random,
    config,
    drawSource: scriptedOr(source),
    timetable,
    switches: { isUnderMaintenance: false },
  };
  if (findLastIssue(db) === undefined) inTransaction(db, () => foundDraws(world));
  foundChat(world);
  timetable.catchUp(world);
  return world;
}

function storedClockSetting(db: Database): ClockSetting | undefined {
  const text = getWorldFact(db, 'clock');
  return text === undefined ? undefined : (JSON.parse(text) as ClockSetting);
}

/** The secret that all seeds of this world come from: made once, kept in its database. */
function getSecret(db: Database, random: Random): Buffer {
  const stored = getWorldFact(db, 'secret');
  if (stored !== undefined) return Buffer.from(stored, 'hex');
  const secret = random.bytes(32);
  setWorldFact(db, 'secret', secret.toString('hex'));
  return secret;
}
