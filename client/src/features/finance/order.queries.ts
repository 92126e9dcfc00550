import {
  type FinanceOrder,
  type FinanceType,
  financeOrderFromWire,
  listFinanceOrdersCall,
} from '@canada28/shared/contract/finance.contract.ts';
import { nextLookMs, useRefreshAfterReview } from '../../data/finance/follow-order.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';

/** One deposit or withdrawal, looked at again while it is open; null when the player has no such order. */
export function useOrder(type: FinanceType, id = '') {
  const order = usePlayerQuery({
    key: ['finance', type, 'order', id],
    queryFn: async ({ signal }): Promise<FinanceOrder | null> => {
      const { list } = await callApi(listFinanceOrdersCall, { type, id, pageNo: 1, pageSize: 1 }, { signal });
      const wire = list.find((listed) => listed.id === id);
      return wire === undefined ? null : financeOrderFromWire(wire);
    },
    refetchInterval: ({ state: { data } }) => nextLookMs(data),
    meta: { isPolled: true },
    enabled: id !== '',
  });
  useRefreshAfterReview(order.data ?? undefined);
  return order;
}
