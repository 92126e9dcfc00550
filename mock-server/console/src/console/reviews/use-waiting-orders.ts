import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import { useMemo } from 'react';
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
  const pending = useControl(listAllOrdersControl, {
    query: { status: FINANCE_STATUS.pending, pageSize: MOST_WAITING },
  });
  const approved = useControl(listAllOrdersControl, {
    query: { status: FINANCE_STATUS.approved, pageSize: MOST_WAITING },
  });
  const waiting = useMemo(
    () => pending.data && approved.data && nameWaiting([...pending.data.list, ...approved.data.list]),
    [pending.data, approved.data],
  );
  const total = (pending.data?.total ?? 0) + (approved.data?.total ?? 0);
  const isFetching = pending.isFetching || approved.isFetching;
  return { waiting, total, error: pending.error ?? approved.error, isFetching };
}
