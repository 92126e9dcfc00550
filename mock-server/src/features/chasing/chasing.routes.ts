import type { InputOf } from '@canada28/shared/contract/call.ts';
import { chaseItemToWire, chaseToWire } from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER, CHASE_STATUS, type ChaseStatus } from '@canada28/shared/contract/chase-states.ts';
import {
  listChaseItemsCall,
  listChasesCall,
  startChaseCall,
  stopChaseCall,
} from '@canada28/shared/contract/chasing.contract.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { pageRange } from '../../http/page-range.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { listItemsOfChase } from './chase-items.repository.ts';
import { chaseItemOfRow, chaseOfRow } from './chase-model.ts';
import { type ChaseSearch, listChases } from './chasing.repository.ts';
import { getOwnChase } from './get-own-chase.ts';
import { startChase } from './start-chase.ts';
import { stopChase } from './stop-chase.ts';

export function registerChasingCalls(room: Room): void {
  registerCall(room, startChaseCall, startChase);

  registerCall(room, listChasesCall, ({ db, clock, player }, input) =>
    listChases(db, chaseSearchOf(input, player.id, clock.nowMs())).map((row) => chaseToWire(chaseOfRow(row))),
  );

  registerCall(room, listChaseItemsCall, (context, { planId }) => {
    const chase = getOwnChase(context, planId);
    return listItemsOfChase(context.db, chase.id).map((row) => chaseItemToWire(chaseItemOfRow(row)));
  });

  registerCall(room, stopChaseCall, stopChase);
}

const STATUS_OF_FILTER: Readonly<Record<number, ChaseStatus>> = {
  [CHASE_FILTER.running]: CHASE_STATUS.running,
  [CHASE_FILTER.finished]: CHASE_STATUS.finished,
  [CHASE_FILTER.stopped]: CHASE_STATUS.stopped,
};

/** What the list call asks for, as a search. */
function chaseSearchOf(input: InputOf<typeof listChasesCall>, playerId: number, nowMs: number): ChaseSearch {
  return {
    playerId,
    status: STATUS_OF_FILTER[input.status],
    ...periodOfDays(input.days, nowMs),
    ...pageRange(input),
  };
}
