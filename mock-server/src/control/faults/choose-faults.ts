import { createHmac } from 'node:crypto';
import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { RequestSession } from '../../http/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { countCall, faultsOf, isUsedUp, type LiveFault } from './fault-list.ts';

type Then = FaultRequest['then'];

/** What one call can have only once; the waits of several faults add up. */
const KINDS = {
  latencyMs: 'wait',
  sessionExpired: 'session',
  code: 'answer',
  successHeader: 'answer',
  maintenance: 'answer',
  httpStatus: 'status',
  newToken: 'token',
  malformedJson: 'body',
  emptyBody: 'body',
  dripMs: 'end',
} as const;

export type Strike = {
  readonly waitMs: number;
  readonly thens: readonly Then[];
  readonly ids: readonly number[];
};

/** The faults that hit a call, counted; undefined when none does. */
export function chooseFaults(world: World, call: Call, session: () => RequestSession): Strike | undefined {
  const matched = faultsOf(world).filter((fault) => isMatch(fault, call, session));
  if (matched.length === 0) return undefined;
  const hit = firstOfEach(matched.filter((fault) => isItsTurn(world, fault)));
  const waitMs = hit.reduce((ms, fault) => ms + latencyOf(world, fault), 0);
  countCall(world, { matched, hit });
  if (hit.length === 0) return undefined;
  return { waitMs, thens: hit.map(({ then }) => then), ids: hit.map(({ id }) => id) };
}

export function findThen<Kind extends KindOf<Then>>(
  { thens }: Strike,
  kind: Kind,
): Extract<Then, Readonly<Record<Kind, unknown>>> | undefined {
  return thens.find((then): then is Extract<Then, Readonly<Record<Kind, unknown>>> => kind in then);
}

type KindOf<One> = One extends unknown ? keyof One : never;

/** Whose session is to end, or to get another token, has to have one; what is always answered is so under maintenance, too. */
function isMatch(fault: LiveFault, call: Call, session: () => RequestSession): boolean {
  const { calls, playerId, then } = fault;
  if (!calls.has(call) || isUsedUp(fault)) return false;
  if ('maintenance' in then && call.isAlwaysAnswered) return false;
  if (playerId !== undefined) return session().player?.id === playerId;
  const needsSession = 'sessionExpired' in then || 'newToken' in then;
  return !needsSession || session().player !== undefined;
}

/** Whether this call, the next that the fault matches, is one that it hits. */
function isItsTurn(world: World, fault: LiveFault): boolean {
  const { nth, every, probability } = fault.match;
  const place = fault.matched + 1;
  if (nth !== undefined) return place === nth;
  if (every !== undefined) return place % every === 0;
  return probability === undefined || chance(world, fault, 'hit') < probability;
}

/** In the order in which they were added, one of each kind; nothing comes after a connection that is closed before. */
function firstOfEach(faults: readonly LiveFault[]): readonly LiveFault[] {
  const taken = new Set<string>();
  const first = faults.filter(({ then }) => {
    const kind = kindOf(then);
    const isFree = kind === 'wait' || !taken.has(kind);
    taken.add(kind);
    return isFree;
  });
  if (!taken.has('close')) return first;
  return first.filter(({ then }) => ['wait', 'close'].includes(kindOf(then)));
}

function kindOf(then: Then): string {
  if ('close' in then) return then.close === 'before' ? 'close' : 'end';
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((name) => name in then);
  return kind === undefined ? '' : KINDS[kind];
}

function latencyOf(world: World, fault: LiveFault): number {
  if (!('latencyMs' in fault.then)) return 0;
  const { latencyMs } = fault.then;
  if (typeof latencyMs === 'number') return latencyMs;
  const { min, max } = latencyMs;
  return min + Math.floor(chance(world, fault, 'wait') * (max - min + 1));
}

/**
 * Between 0 and 1, the same in a world of the same seed. It follows from the fault and its count, and takes nothing of
 * the world's own randomness: tokens and draws are what they would be without the fault.
 */
function chance({ fingerprintKey }: World, { id, matched }: LiveFault, about: string): number {
  const digest = createHmac('sha256', fingerprintKey).update(`fault ${id} ${matched} ${about}`).digest();
  return digest.readUInt32BE() / 2 ** 32;
}
