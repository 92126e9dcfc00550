import { FINANCE_STATUS, type FinanceStatus } from '@canada28/shared/contract/finance.contract.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { useMemo } from 'react';
import { hasDatabase } from '../../control/place.ts';
import { useControl } from '../../control/use-control.ts';
import { type NamedOrder, nameWaiting } from './named-orders.ts';

const MOST_WAITING = 500;

/** The orders that wait for a decision or a payment, by name, oldest first; undefined before they are known. */
export function useWaitingOrders(): {
  readonly waiting: readonly NamedOrder[] | undefined;
  readonly total: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
} {
  const pending = useOrders(FINANCE_STATUS.pending);
  const approved = useOrders(FINANCE_STATUS.approved);
  const waiting = useMemo(
    () => pending.data && approved.data && nameWaiting([...pending.data.list, ...approved.data.list]),
    [pending.data, approved.data],
  );
  const total = (pending.data?.total ?? 0) + (approved.data?.total ?? 0);
  const isFetching = pending.isFetching || approved.isFetching;
  return { waiting, total, error: pending.error ?? approved.error, isFetching };
}

function useOrders(status: FinanceStatus) {
  const query = { status, pageSize: MOST_WAITING };
  return useControl(listAllOrdersControl, { query }, { enabled: hasDatabase });
}
