import {
  FINANCE_TYPE,
  type FinanceOrder,
  type FinanceType,
  financeOrderFromWire,
  listFinanceOrdersCall,
} from '@canada28/shared/contract/finance.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { needsLogInDialog } from '../../lib/api-error.ts';
import { getSession } from '../../lib/session.store.ts';
import { useRefreshOnMessage } from '../messages/refresh-on-message.ts';
import { usePlayerQuery } from '../player/player-query.ts';
import { nextLookMs, useRefreshAfterReview } from './follow-order.ts';

/** The player's newest deposit or withdrawal; null when there is none. */
async function fetchNewestOrder(type: FinanceType, signal?: AbortSignal): Promise<FinanceOrder | null> {
  const input = { type, pageNo: 1, pageSize: 1 };
  const { list } = await callApi(listFinanceOrdersCall, input, signal && { signal });
  return list[0] === undefined ? null : financeOrderFromWire(list[0]);
}

/** The newest deposit or withdrawal, looked at again while it is open; null when there is none. */
export function useNewestOrder(type: FinanceType) {
  const newest = usePlayerQuery({
    key: ['finance', type, 'newest'],
    queryFn: ({ signal }) => fetchNewestOrder(type, signal),
    refetchInterval: ({ state: { data } }) => nextLookMs(data),
    meta: { isPolled: true },
  });
  useRefreshAfterReview(newest.data ?? undefined);
  return newest;
}

/**
 * Follows what is reviewed or paid of the player's orders where their money is shown: it changes it by itself. Of an
 * order before the newest a message tells.
 */
export function useMoneyOnItsWay(): void {
  useRefreshOnMessage();
  useNewestOrder(FINANCE_TYPE.deposit);
  useNewestOrder(FINANCE_TYPE.withdrawal);
}

/**
 * Submits an order and finds it, because the server answers no id; undefined when it cannot be told, and where the
 * session has become another player's, or none's, before the answer.
 */
export async function submitOrder(
  type: FinanceType,
  send: () => Promise<unknown>,
): Promise<FinanceOrder | undefined> {
  const playerId = getSession()?.id;
  await send();
  if (getSession()?.id !== playerId) return undefined;
  try {
    return (await fetchNewestOrder(type)) ?? undefined;
  } catch (error) {
    if (needsLogInDialog(error)) throw error;
    // The order stands, whether or not it can be shown at once: the list will have it.
    return undefined;
  }
}
