import { createHmac } from 'node:crypto';
import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultThen } from '@canada28/shared/control/faults.control.ts';
import type { RequestSession } from '../../http/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { isUsedUp, type LiveFault } from './fault-list.ts';

/** The path in the address of a file or a page of the client: `/assets/app.js`. */
export type ClientPath = string;

/** A fault, and what it does to the call whose turn it is. */
export type Turn = { readonly fault: LiveFault; readonly then: FaultThen };

/** Whose session is to end, or to get another token, has to have one; what is always answered is so under maintenance, too. */
export function isMatch(fault: LiveFault, target: Call | ClientPath, session: () => RequestSession): boolean {
  if (isUsedUp(fault)) return false;
  if (typeof target === 'string') return fault.files?.test(target) === true;
  if (!fault.calls.has(target)) return false;
  const then = nextThen(fault) ?? {};
  if ('maintenance' in then && target.isAlwaysAnswered) return false;
  if (fault.playerId !== undefined) return session().player?.id === fault.playerId;
  const needsSession = 'sessionExpired' in then || 'newToken' in then;
  return !needsSession || session().player !== undefined;
}

/** What it does to the next call that it matches; null: that one goes unharmed. */
export function nextThen({ then, matched }: LiveFault): FaultThen | null {
  return 'sequence' in then ? (then.sequence[matched % then.sequence.length] ?? null) : then;
}

/** Whether this call, the next that the fault matches, is one that it hits. */
export function isItsTurn(world: World, fault: LiveFault): boolean {
  const { nth, every, probability } = fault.match;
  const place = fault.matched + 1;
  if (nth !== undefined) return place === nth;
  if (every !== undefined) return place % every === 0;
  return probability === undefined || chance(world, fault, 'hit') < probability;
}

export function latencyOf(world: World, { fault, then }: Turn): number {
  if (!('latencyMs' in then)) return 0;
  const { latencyMs } = then;
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
