import { chaseItemToWire, chaseToWire } from '@canada28/shared/contract/chase.ts';
import {
  listChaseItemsCall,
  listChasesCall,
  startChaseCall,
  stopChaseCall,
} from '@canada28/shared/contract/chasing.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { listItemsOfChase } from './chase-items.repository.ts';
import { chaseItemOfRow, chaseOfRow } from './chase-model.ts';
import { listChases } from './chasing.repository.ts';
import { getOwnChase } from './get-own-chase.ts';
import { chaseSearchOf } from './search-chases.ts';
import { startChase } from './start-chase.ts';
import { stopChase } from './stop-chase.ts';

export function registerChasingCalls(api: PlayerApi): void {
  registerCall(api, startChaseCall, startChase);

  registerCall(api, listChasesCall, ({ db, clock, player }, input) =>
    listChases(db, chaseSearchOf(input, player.id, clock.nowMs())).map((row) => chaseToWire(chaseOfRow(row))),
  );

  registerCall(api, listChaseItemsCall, (context, { planId }) => {
    const chase = getOwnChase(context, planId);
    return listItemsOfChase(context.db, chase.id).map((row) => chaseItemToWire(chaseItemOfRow(row)));
  });

  registerCall(api, stopChaseCall, stopChase);
}
