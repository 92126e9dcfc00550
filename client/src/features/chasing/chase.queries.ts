import { type Chase, chaseItemFromWire } from '@canada28/shared/contract/chase.ts';
import { listChaseItemsCall } from '@canada28/shared/contract/chasing.contract.ts';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { loadUntil } from '../../lib/list-rows.ts';
import { type ChaseInFull, withBets } from './chase-bets.ts';
import { listChases } from './chase-record.queries.ts';

/** There is no call for a single chase, so it is looked for in the list of them. */
async function findChase(id: number, signal: AbortSignal): Promise<Chase | undefined> {
  const isIt = (chase: Chase) => chase.id === id;
  return (await loadUntil((page) => listChases(page, signal), isIt)).find(isIt);
}

/** One chase of the player, kept up to date, null where there is none; what the server refuses the screen shows itself. */
export function useChase(idText = '') {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  const id = Number(idText);
  return usePlayerQuery({
    key: ['chase', id],
    queryFn: async ({ signal }): Promise<ChaseInFull | null> => {
      const [items, chase] = await Promise.all([
        callApi(listChaseItemsCall, { planId: id }, { signal }),
        findChase(id, signal),
      ]);
      return chase === undefined ? null : withBets({ chase, items: items.map(chaseItemFromWire) }, signal);
    },
    enabled: idText !== '',
    meta: { handles: hasRefusalMessage },
  });
}
