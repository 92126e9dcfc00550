import { FINANCE_STATUS, type FinanceStatus } from '@canada28/shared/contract/finance.contract.ts';
import { listAllOrdersControl, MOST_RECORDS } from '@canada28/shared/control/records.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { control } from '../../control/control-client.ts';
import { hasDatabase } from '../../control/place.ts';
import { type NamedOrder, nameWaiting, type OrderOfPlayer } from './named-orders.ts';

/** The orders that wait for a decision or a payment, by name, oldest first; undefined before they are known. */
export function useWaitingOrders(): {
  readonly waiting: readonly NamedOrder[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
} {
  const pending = useOrders(FINANCE_STATUS.pending);
  const approved = useOrders(FINANCE_STATUS.approved);
  const waiting = useMemo(
    () => pending.data && approved.data && nameWaiting([...pending.data, ...approved.data]),
    [pending.data, approved.data],
  );
  const isFetching = pending.isFetching || approved.isFetching;
  return { waiting, error: pending.error ?? approved.error, isFetching };
}

function useOrders(status: FinanceStatus) {
  return useQuery({
    queryKey: ['waiting orders', status],
    queryFn: ({ signal }) => readOrders(status, signal),
    enabled: hasDatabase,
    placeholderData: keepPreviousData,
  });
}

/** All of a state: where orders change between two pages, the page hears of it and they are read again. */
async function readOrders(status: FinanceStatus, signal: AbortSignal): Promise<OrderOfPlayer[]> {
  const orders = new Map<string, OrderOfPlayer>();
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { status, pageNo, pageSize: MOST_RECORDS };
    const { list } = await control(listAllOrdersControl, { query }, signal);
    for (const order of list) orders.set(order.id, order);
    if (list.length < MOST_RECORDS) return [...orders.values()];
  }
}
