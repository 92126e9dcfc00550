import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import type { Fault, FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { findPlayerId } from '../../features/auth/player-names.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { faultsOf, isUsedUp, type LiveFault, storeFault } from './fault-list.ts';
import { refuseContradiction, refuseOthersSessions, refuseWhatIsNotThere } from './refuse-fault.ts';

/** More than a tester keeps in mind; each costs every call of the world a look. */
const MOST_FAULTS = 100;

export function addFault(world: World, request: FaultRequest): Fault {
  refuseContradiction(request);
  refuseWhatIsNotThere(request);
  refuseOthersSessions(world, request);
  const playerId = 'file' in request.match ? undefined : getPlayerId(world, request.match.player);
  if (faultsOf(world).length >= MOST_FAULTS)
    throw new ControlError(
      `A world holds at most ${MOST_FAULTS} faults: DELETE /__mock/faults removes them, DELETE /__mock/faults/:id one.`,
      { code: 409 },
    );
  return faultOf({ ...request, id: storeFault(world, request, playerId), hits: 0, matched: 0 });
}

/** A fault as its world's testers see it. */
export function faultOf({
  id,
  match,
  times,
  then,
  ...counts
}: FaultRequest & Pick<LiveFault, 'id' | 'hits' | 'matched'>): Fault {
  const request = { match, ...(times !== undefined && { times }), then };
  const isOver = isUsedUp({ ...request, ...counts });
  return { id, ...request, hits: counts.hits, isOver, sentence: faultSentence(request) };
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
