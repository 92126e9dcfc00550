import {
  type BET_FILTER,
  betFromWire,
  getBetCall,
  listBetsCall,
} from '@canada28/shared/contract/betting.contract.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePlayerKey } from '../../data/player/player.queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { hasNextPage, withoutRepeats } from '../../lib/list-pages.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import type { FilterDays } from '../../ui/lists/days-filter.tsx';

const PAGE_SIZE = 20;

/** Which bets the record shows; `days` undefined means of all days. */
export type BetRecordFilter = {
  readonly status: (typeof BET_FILTER)[keyof typeof BET_FILTER];
  readonly days: FilterDays;
};

/** Bets of the player, newest first, page by page. */
export function useBetRecord({ status, days }: BetRecordFilter) {
  return useInfiniteQuery({
    queryKey: [...usePlayerKey(), 'bets', status, days],
    queryFn: async ({ pageParam, signal }) => {
      const input = { lotteryId: '1', status, pageNo: pageParam, pageSize: PAGE_SIZE } as const;
      const orders = await callApi(listBetsCall, days === undefined ? input : { ...input, days }, { signal });
      return orders.map(betFromWire);
    },
    initialPageParam: 1,
    getNextPageParam: (page, pages, pageNo) => (hasNextPage(page, pages, PAGE_SIZE) ? pageNo + 1 : undefined),
    select: ({ pages }) => withoutRepeats(pages),
    placeholderData: keepPreviousData,
    enabled: useIsLoggedIn(),
  });
}

/** One bet of the player; what the server refuses the screen shows itself. */
export function useBet(orderCode: string | undefined) {
  return useQuery({
    queryKey: [...usePlayerKey(), 'bet', orderCode],
    queryFn: async ({ signal }) =>
      betFromWire(await callApi(getBetCall, { orderCode: orderCode ?? '' }, { signal })),
    enabled: useIsLoggedIn() && orderCode !== undefined,
    meta: { handles: (error) => refusalMessage(error) !== undefined },
  });
}
