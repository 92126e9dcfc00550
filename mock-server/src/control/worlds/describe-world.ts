import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { SituationLink } from '@canada28/shared/control/open.control.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import type { FastifyRequest } from 'fastify';
import { readWorldHost } from '../../http/world-of-request.ts';
import { type ClockSetting, wallClock } from '../../world/clock.ts';
import { standingMs, toldMs } from '../../world/time-passed.ts';
import { findTime } from '../../world/world-time.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { readOrigin, type WorldOrigin } from '../../worlds/world-origin.ts';
import type { ControlPlane } from '../control-plane.ts';
import { listKnownPlayers } from '../players/known-players.repository.ts';
import { firstViewOf } from '../scenarios/find-scenario.ts';

/** What a world's database says of it. */
type Facts = Pick<WorldWire, 'players'> & {
  readonly time: ClockSetting | undefined;
  readonly origin: WorldOrigin;
  readonly usedMs: number;
  readonly generation: number;
  /** Why the world cannot be entered, in a sentence: its file is damaged, locked or of another program. */
  readonly trouble?: string;
};

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Looked up once while it is closed, or before, not each time thousands of worlds are listed. */
    facts?: Facts;
    /** How it is seen best where it came in a file, for as long as it is made of what it was made of then. */
    shownAs?: Pick<SituationLink, 'as' | 'lang' | 'to'> & { readonly ofScenario: string | undefined };
  }
}

/** A world as control calls tell of it (control §0), with addresses near the one that the request went to. */
export function describeWorld(
  { hostSuffix }: ControlPlane,
  hosted: HostedWorld,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): WorldWire {
  const { name, isPersistent, world } = hosted;
  const facts = freshFacts(hosted) ?? factsOf(hosted);
  if (world === undefined && facts.trouble === undefined) hosted.facts = facts;
  const wallMs = wallClock.nowMs();
  const { scenario, snapshot, seed } = facts.origin;
  const lastStep = hosted.history.lastStep;
  const { shared, hostOf } = readWorldHost(host, hostSuffix);
  return {
    name,
    kind: hosted.source.kind,
    ...sourceOf(hosted),
    ...(scenario !== undefined && { scenario }),
    ...(snapshot !== undefined && { snapshot }),
    ...(seed !== undefined && { seed }),
    kept: isPersistent,
    nowMs: world === undefined ? standingMs(facts.time, wallMs) : toldMs(world),
    rate: world?.clock.rate ?? facts.time?.rate ?? 1,
    players: facts.players,
    ...(facts.trouble !== undefined && { trouble: facts.trouble }),
    lastUsedMs: Math.round(wallMs - hosted.idleMs),
    ...(hosted.usedBy !== undefined && { lastUsedBy: hosted.usedBy }),
    sessionsEndedAtMs: hosted.sessionsEndedAtMs,
    ...(lastStep !== undefined && { lastStep }),
    urls: {
      host: `${protocol}://${hostOf(name)}/`,
      link: `${protocol}://${shared}${CONTROL_BASE}/open?${new URLSearchParams({ world: name, ...lookOf(hosted, scenario) })}`,
    },
  };
}

function sourceOf({ source }: HostedWorld): Pick<WorldWire, 'upstream' | 'recordedAtMs'> {
  if (source.kind === 'upstream') return { upstream: source.upstream };
  return source.kind === 'recording' ? { recordedAtMs: source.recording.atMs } : {};
}

function lookOf({ shownAs }: HostedWorld, scenario: string | undefined) {
  if (shownAs === undefined || shownAs.ofScenario !== scenario) return firstViewOf(scenario);
  const { ofScenario: _, ...look } = shownAs;
  return look;
}

/** Looks up, while a world is still open, what is told of it once it is closed. */
export function rememberFacts(hosted: HostedWorld): void {
  hosted.facts = factsOf(hosted);
}

function freshFacts(hosted: HostedWorld): Facts | undefined {
  const { facts, world, usedMs, generation } = hosted;
  const isFresh = facts?.usedMs === usedMs && facts.generation === generation;
  return world === undefined && isFresh ? facts : undefined;
}

/** One world that cannot be read does not keep the others from being told of. */
function factsOf(hosted: HostedWorld): Facts {
  try {
    return hosted.read((db) => readFacts(db, hosted));
  } catch (error) {
    const { usedMs, generation } = hosted;
    const reason = error instanceof Error ? error.message : String(error);
    const trouble = fileTroubleOf(error) ?? `The database of the world cannot be read: ${reason}.`;
    return { time: undefined, players: [], origin: {}, usedMs, generation, trouble };
  }
}

function readFacts(db: Database, { usedMs, generation }: HostedWorld): Facts {
  return {
    time: findTime(db),
    players: listKnownPlayers(db),
    origin: readOrigin(db),
    usedMs,
    generation,
  };
}
