import { type Database, fileTroubleOf } from '@canada28/db/open-database.ts';
import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { readWorldHost } from '../../http/world-of-request.ts';
import { type ClockSetting, wallClock } from '../../world/clock.ts';
import { findTime, standingMs } from '../../world/world-time.ts';
import { readOrigin, type WorldOrigin } from '../../worlds/world-origin.ts';
import type { Slot, Worlds } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { type KnownPlayerRow, listKnownPlayers } from '../players/players.repository.ts';
import { firstLookOf } from '../scenarios/find-scenario.ts';
import { lastStepOf } from '../snapshots/keep-for-back.ts';

/** What a world's database says of it, as it lay there when somebody last used the world. */
type Facts = Pick<WorldWire, 'players'> & {
  readonly time: ClockSetting | undefined;
  readonly origin: WorldOrigin;
  readonly usedMs: number;
  readonly epoch: number;
  /** Why the world cannot be entered, in a sentence: its file is damaged, locked or of another program. */
  readonly trouble?: string;
};

/** Facts of worlds that are not open: looked up once, not each time somebody lists thousands of them. */
const known = new WeakMap<Slot, Facts>();

/** A world as control calls tell of it (control §0); the host is where the request that asks went to. */
export function describeWorld({ worlds, hostSuffix }: ControlPlane, slot: Slot, host: string): WorldWire {
  const { name, isKept, world, gap } = slot;
  const facts = freshFacts(slot) ?? factsOf(worlds, slot);
  if (world === undefined && facts.trouble === undefined) known.set(slot, facts);
  const wallMs = wallClock.nowMs();
  const { scenario, snapshot, seed } = facts.origin;
  const lastStep = lastStepOf(slot);
  const { shared, hostOf } = readWorldHost(host, hostSuffix);
  return {
    name,
    ...(scenario !== undefined && { scenario }),
    ...(snapshot !== undefined && { snapshot }),
    ...(seed !== undefined && { seed }),
    kept: isKept,
    nowMs: world?.clock.nowMs() ?? standingMs(facts.time, gap, wallMs),
    rate: world?.clock.rate ?? facts.time?.rate ?? 1,
    players: facts.players,
    ...(facts.trouble !== undefined && { trouble: facts.trouble }),
    lastUsedMs: Math.round(wallMs - worlds.idleMs(slot)),
    ...(lastStep !== undefined && { lastStep }),
    urls: {
      host: `http://${hostOf(name)}/`,
      link: `http://${shared}${CONTROL_BASE}/open?${new URLSearchParams({ world: name, ...firstLookOf(scenario) })}`,
    },
  };
}

function freshFacts(slot: Slot): Facts | undefined {
  const facts = known.get(slot);
  const isFresh = facts?.usedMs === slot.usedMs && facts.epoch === slot.epoch;
  return slot.world === undefined && isFresh ? facts : undefined;
}

/** One world that cannot be read does not keep the others from being told of. */
function factsOf(worlds: Worlds, slot: Slot): Facts {
  try {
    const facts = worlds.look(slot.name, (db) => readFacts(db, slot));
    if (facts !== undefined) return facts;
  } catch (error) {
    const { usedMs, epoch } = slot;
    const reason = error instanceof Error ? error.message : String(error);
    const trouble = fileTroubleOf(error) ?? `The database of the world cannot be read: ${reason}.`;
    return { time: undefined, players: [], origin: {}, usedMs, epoch, trouble };
  }
  throw new Error(`there is no world ${slot.name}`);
}

function readFacts(db: Database, { usedMs, epoch }: Slot): Facts {
  return {
    time: findTime(db),
    players: listKnownPlayers(db).map(knownPlayer),
    origin: readOrigin(db),
    usedMs,
    epoch,
  };
}

function knownPlayer(row: KnownPlayerRow): WorldWire['players'][number] {
  return {
    userName: row.user_name,
    ...(row.is_demo_password === 1 && { password: DEMO_LOGIN_PASSWORD }),
    ...(row.is_demo_pay_password === 1 && { payPassword: DEMO_PAY_PASSWORD }),
  };
}
