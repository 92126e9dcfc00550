import {
  type Chase,
  type ChaseItem,
  chaseFromWire,
  chaseItemFromWire,
} from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { listChaseItemsCall, listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { MAX_PAGE_SIZE } from '@canada28/shared/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerKey } from '../../data/player/player.queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { hasNextPage, usePages } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';

/** A state that the record can be narrowed to. */
export type ChaseFilter = (typeof CHASE_FILTER)['running' | 'finished' | 'stopped'];

/** Chases of the player, newest first, page by page; kept up to date. */
export function useChaseRecord({ status, days }: Partial<RecordFilter<ChaseFilter>>) {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  return usePages({
    days,
    queryKey: [...usePlayerKey(), 'chases', status, days],
    loadPage: async (page, signal) => {
      const narrowed = { status: status ?? CHASE_FILTER.all, ...(days !== undefined && { days }) };
      const input = { lotteryId: '1', ...narrowed, ...page } as const;
      return (await callApi(listChasesCall, input, { signal })).map(chaseFromWire);
    },
    keepsRows: true,
  });
}

/** A chase and its items. */
export type ChaseInFull = { readonly chase: Chase; readonly items: readonly ChaseItem[] };

/** There is no call for a single chase, so it is looked for in the list of them. */
async function findChase(id: number, signal: AbortSignal): Promise<Chase | undefined> {
  const pages: Chase[][] = [];
  const loadPage = async (pageNo: number): Promise<Chase | undefined> => {
    const input = { lotteryId: '1', status: CHASE_FILTER.all, pageNo, pageSize: MAX_PAGE_SIZE } as const;
    const page = (await callApi(listChasesCall, input, { signal })).map(chaseFromWire);
    pages.push(page);
    const found = page.find((chase) => chase.id === id);
    return found === undefined && hasNextPage(page, pages, MAX_PAGE_SIZE) ? loadPage(pageNo + 1) : found;
  };
  return loadPage(1);
}

/** One chase of the player, kept up to date, null where there is none; what the server refuses the screen shows itself. */
export function useChase(idText: string) {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  const id = Number(idText);
  return useQuery({
    queryKey: [...usePlayerKey(), 'chase', id],
    queryFn: async ({ signal }): Promise<ChaseInFull | null> => {
      const items = (await callApi(listChaseItemsCall, { planId: id }, { signal })).map(chaseItemFromWire);
      const chase = await findChase(id, signal);
      return chase === undefined ? null : { chase, items };
    },
    enabled: useIsLoggedIn(),
    meta: { handles: (error) => refusalMessage(error) !== undefined },
  });
}
