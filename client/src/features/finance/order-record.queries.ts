import {
  type FinanceStatus,
  type FinanceType,
  financeOrderFromWire,
  listFinanceOrdersCall,
} from '@canada28/shared/contract/finance.contract.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { nextLookMs } from '../../data/finance/follow-order.ts';
import { isOpenOrder } from '../../data/finance/order-watch.ts';
import { usePlayerKey } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { ofDays, useDaysKey, withoutRepeats } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';

const PAGE_SIZE = 20;

/** Deposits or withdrawals of the player, newest first, page by page; looked at again while one of them is open. */
export function useOrderRecord(type: FinanceType, { status, days }: RecordFilter<FinanceStatus>) {
  return useInfiniteQuery({
    queryKey: [...usePlayerKey(), 'finance', type, 'record', status, ...useDaysKey(days)],
    queryFn: async ({ pageParam, signal }) => {
      const filter = { ...(status !== undefined && { status }), ...(days !== undefined && { days }) };
      const input = { type, ...filter, pageNo: pageParam, pageSize: PAGE_SIZE };
      const { list, total } = await callApi(listFinanceOrdersCall, input, { signal });
      return { orders: list.map(financeOrderFromWire), total };
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, pageNo) => (pageNo * PAGE_SIZE < total ? pageNo + 1 : undefined),
    select: ({ pages }) => ofDays(withoutRepeats(pages.map(({ orders }) => orders)), days),
    refetchInterval: ({ state: { data } }) =>
      nextLookMs(data?.pages.flatMap(({ orders }) => orders).find(isOpenOrder)),
    meta: { isPolled: true },
    placeholderData: keepPreviousData,
    enabled: useIsLoggedIn(),
  });
}
