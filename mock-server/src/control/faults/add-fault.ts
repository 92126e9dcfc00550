import { CALL_PATHS, callsMatching } from '@canada28/shared/control/call-paths.ts';
import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import type { Fault, FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { findPlayerId } from '../../features/auth/auth.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { nearestTo } from '../nearest.ts';
import { faultsOf, type LiveFault, storeFault } from './fault-list.ts';

/** More than a tester keeps in mind; each costs every call of the world a look. */
const MOST_FAULTS = 100;

export function addFault(world: World, request: FaultRequest): Fault {
  refuseContradiction(request);
  refuseUnknownPath(request.match.path);
  const playerId = getPlayerId(world, request.match.player);
  if (faultsOf(world).length >= MOST_FAULTS)
    throw new ControlError(
      `A world holds at most ${MOST_FAULTS} faults: DELETE /__mock/faults removes them, DELETE /__mock/faults/:id one.`,
      { code: 409 },
    );
  return faultOf({ ...request, id: storeFault(world, request, playerId), hits: 0 });
}

/** A fault as its world's testers see it. */
export function faultOf({
  id,
  match,
  times,
  then,
  hits,
}: FaultRequest & Pick<LiveFault, 'id' | 'hits'>): Fault {
  const request = { match, ...(times !== undefined && { times }), then };
  return { id, ...request, hits, sentence: faultSentence(request) };
}

function refuseContradiction({ match, times = 1, then }: FaultRequest): void {
  const counts = (['nth', 'every', 'probability'] as const).filter((name) => match[name] !== undefined);
  if (counts.length > 1)
    throw new ControlError(
      `A fault hits by at most one of nth, every and probability, not by ${counts.join(' and ')}.`,
    );
  if (match.nth !== undefined && times > 1)
    throw new ControlError(`There is only one nth call: "times" may be 1 or left out, not ${times}.`);
  if ('latencyMs' in then && typeof then.latencyMs === 'object' && then.latencyMs.min > then.latencyMs.max)
    throw new ControlError(
      `The "min" of "latencyMs" may be at most its "max" ${then.latencyMs.max}, not ${then.latencyMs.min}.`,
    );
}

function refuseUnknownPath(path: string): void {
  if (callsMatching(path).size > 0) return;
  throw new ControlError(
    `No player call matches ${path}: the nearest are ${nearestTo(path, CALL_PATHS).join(', ')}; * stands for a part of a path, ** for all of it.`,
  );
}

function getPlayerId({ db }: World, player: string | number | undefined): number | undefined {
  if (player === undefined) return undefined;
  const id = findPlayerId(db, String(player));
  if (id === undefined)
    throw new ControlError(
      `There is no player ${player} in this world: "player" may be the user name or the account ID of one that is there.`,
    );
  return id;
}
