import type { InputOf } from '@canada28/shared/contract/call.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import type { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { stopRunningChase } from './end-chase.ts';
import { getOwnChase } from './get-own-chase.ts';

/** Stops a chase of the player: bets already placed stay, what is left of the held total goes back. */
export function stopChase(context: PlayerContext, { planId }: InputOf<typeof stopChaseCall>): true {
  const chase = getOwnChase(context, planId);
  if (chase.status !== CHASE_STATUS.running)
    throw new AppError('chaseNotRunning', {}, { facts: { chaseId: chase.id } });
  stopRunningChase(context, chase);
  return true;
}
