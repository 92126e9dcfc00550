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
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { chaseItemOfRow, listItemsOfChase } from './chase-items.repository.ts';
import { chaseOfRow, findChases } from './chasing.repository.ts';
import { getOwnChase } from './get-own-chase.ts';
import { startChase } from './start-chase.ts';
import { stopChase } from './stop-chase.ts';

const STATUS_OF_FILTER: Readonly<Record<number, ChaseStatus>> = {
  [CHASE_FILTER.running]: CHASE_STATUS.running,
  [CHASE_FILTER.finished]: CHASE_STATUS.finished,
  [CHASE_FILTER.stopped]: CHASE_STATUS.stopped,
};

export function registerChasingCalls(api: PlayerApi): void {
  registerCall(api, startChaseCall, startChase);

  registerCall(api, listChasesCall, ({ db, clock, player }, input) => {
    const status = STATUS_OF_FILTER[input.status];
    const filter = { player: player.id, status, ...periodOfDays(input.days, clock.nowMs()) };
    return findChases(db, filter, pageRange(input)).rows.map((row) => chaseToWire(chaseOfRow(row)));
  });

  registerCall(api, listChaseItemsCall, (context, { planId }) => {
    const chase = getOwnChase(context, planId);
    return listItemsOfChase(context.db, chase.id).map((row) => chaseItemToWire(chaseItemOfRow(row)));
  });

  registerCall(api, stopChaseCall, stopChase);
}
