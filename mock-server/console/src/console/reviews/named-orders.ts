import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';

/** An order with whose it is, and with what becomes of it by itself. */
export type OrderOfPlayer = ControlOutputOf<typeof listAllOrdersControl>['list'][number];

/** An order that waits, by the name that people say: "Withdrawal 2" has waited second longest of the withdrawals. */
export type NamedOrder = { readonly order: OrderOfPlayer; readonly name: string };

/** Whether a reviewer has to decide: pending, or approved and not paid. */
export function isWaiting({ status }: Pick<OrderOfPlayer, 'status'>): boolean {
  return status === FINANCE_STATUS.pending || status === FINANCE_STATUS.approved;
}

/** Orders that wait, oldest first, numbered by kind; they may come in any order. */
export function nameWaiting(orders: readonly OrderOfPlayer[]): NamedOrder[] {
  const counts = { Deposit: 0, Withdrawal: 0 };
  return orders
    .filter(isWaiting)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((order) => {
      const kind = order.type === FINANCE_TYPE.deposit ? 'Deposit' : 'Withdrawal';
      counts[kind] += 1;
      return { order, name: `${kind} ${counts[kind]}` };
    });
}
