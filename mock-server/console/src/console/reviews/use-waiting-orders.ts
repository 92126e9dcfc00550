import { FINANCE_STATUS, type FinanceStatus } from '@canada28/shared/contract/finance.contract.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { control } from '../../control/control-client.ts';
import { hasDatabase } from '../../control/place.ts';
import { readAllPages } from '../../control/read-all-pages.ts';
import { type NamedOrder, nameWaiting } from './named-orders.ts';

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
    queryFn: ({ signal }) =>
      readAllPages((page) => control(listAllOrdersControl, { query: { status, ...page } }, signal)),
    enabled: hasDatabase,
    placeholderData: keepPreviousData,
  });
}
