import { createHmac } from 'node:crypto';
import type { Call } from '@canada28/shared/contract/call.ts';
import type { RequestSession } from '../../http/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { isUsedUp, type LiveFault } from './fault-list.ts';

/** Whose session is to end, or to get another token, has to have one; what is always answered is so under maintenance, too. */
export function isMatch(fault: LiveFault, call: Call, session: () => RequestSession): boolean {
  const { calls, playerId, then } = fault;
  if (!calls.has(call) || isUsedUp(fault)) return false;
  if ('maintenance' in then && call.isAlwaysAnswered) return false;
  if (playerId !== undefined) return session().player?.id === playerId;
  const needsSession = 'sessionExpired' in then || 'newToken' in then;
  return !needsSession || session().player !== undefined;
}

/** Whether this call, the next that the fault matches, is one that it hits. */
export function isItsTurn(world: World, fault: LiveFault): boolean {
  const { nth, every, probability } = fault.match;
  const place = fault.matched + 1;
  if (nth !== undefined) return place === nth;
  if (every !== undefined) return place % every === 0;
  return probability === undefined || chance(world, fault, 'hit') < probability;
}

export function latencyOf(world: World, fault: LiveFault): number {
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
