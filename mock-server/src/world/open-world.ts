import { hkdfSync } from 'node:crypto';
import type { Database } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { type Clock, wallClock } from './clock.ts';
import { contextAt } from './context.ts';
import { openDowntimes } from './downtimes.ts';
import { atOnce } from './in-turns.ts';
import type { Random } from './random.ts';
import { forgetFormerWorld, newestMomentMs } from './retention.ts';
import type { Say } from './time-passed.ts';
import { Timetable } from './timetable.ts';
import { wakeTime } from './wake-time.ts';
import type { Downtime, World, WorldKind, WorldRules } from './world.ts';
import type { WorldConfig } from './world-config.ts';
import { getWorldFact, hasNoWorld, isCopy, setWorldFact } from './world-facts.ts';
import { randomOf, readSwitches, storeConfig } from './world-state.ts';
import { storeTime } from './world-time.ts';

/** What a world is made of. Its database holds the rest: what it keeps of an earlier run goes on. */
type WorldOptions = {
  readonly name: string;
  readonly generation?: number;
  /** Of the newest schema. */
  readonly db: Database;
  readonly rules: WorldRules;
  /** Of a world that is not answered from its database nothing but its time, its faults and its settings lie there. */
  readonly kind?: WorldKind;
  /** Kept by the world; left out, the one that it kept is in force. */
  readonly config?: WorldConfig;
  /** Makes a fresh world's secret, tokens and numbers repeat exactly; without it they cannot be foretold. */
  readonly seed?: string | undefined;
  /** Whether its server was off since it was left: that time is a downtime. */
  readonly wasOff?: boolean;
  readonly wall?: Clock;
  /** Since when its server is up, by the wall clock (epoch ms); since now unless told. */
  readonly upSinceMs?: number;
  readonly say?: Say;
};

/** No game is played in a world that another server or a recording answers for. */
const NOTHING_HAPPENS: Pick<WorldRules, 'tasks' | 'populate' | 'renew'> = {
  tasks: [],
  populate: function* () {},
  renew: () => undefined,
};

/**
 * Opens a world on its database. A fresh one gets its secret and is populated; so is a copy of another world, which lost
 * its secret, by its own rule; one that ran before goes on with its clock. What was missed while it was off has still to
 * be caught up with.
 */
export function openWorld({
  name,
  generation = 1,
  db,
  rules: ordinaryRules,
  kind = 'ordinary',
  config: wantedConfig,
  seed,
  wasOff = true,
  wall = wallClock,
  upSinceMs = wall.nowMs(),
  say = () => undefined,
}: WorldOptions): World {
  const rules = kind === 'ordinary' ? ordinaryRules : { ...ordinaryRules, ...NOTHING_HAPPENS };
  const { clock, off } = wakeTime(db, {
    wall,
    upSinceMs,
    say,
    writtenMs: newestMomentMs(db, rules.tables),
  });
  const isFresh = hasNoWorld(db);
  const downtimes: Downtime[] = [];
  return inTransaction(db, () => {
    if (isFresh && seed !== undefined) setWorldFact(db, 'seed', seed);
    const random = randomOf(db);
    const config = storeConfig(db, wantedConfig);
    const secret = getSecret(db, random);
    const world: World = {
      name,
      kind,
      generation,
      db,
      clock,
      random,
      config,
      drawSource: rules.drawSource(secret, config),
      fingerprintKey: keyFor('fingerprints', secret),
      timetable: new Timetable({
        db,
        tasks: rules.tasks,
        contextAt: (atMs, tell) => ({ ...contextAt(world, atMs), tell }),
        storeReached: (reachedMs) => storeTime(world, reachedMs),
      }),
      downtimes,
      switches: readSwitches(db),
    };
    if (isFresh && isCopy(db)) {
      forgetFormerWorld(db, rules.tables);
      rules.renew(world);
    } else if (isFresh) atOnce(rules.populate(world));
    downtimes.push(...downtimesOf(world, wasOff ? off : undefined));
    storeTime(world);
    return world;
  });
}

/** What the world has not caught up with yet of the times when its server was off. */
function downtimesOf({ db, timetable }: World, justEnded: Downtime | undefined): readonly Downtime[] {
  return openDowntimes(db, timetable.nextDueMs ?? Number.POSITIVE_INFINITY, justEnded);
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
