import { FINANCE_STATUS, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';

/** Between two looks at an order that waits, in ms of this device. */
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;
/** The next look comes after this part of the time that the order has waited already. */
const WAITED_PART = 0.2;

type ServerTime = { readonly nowMs: number; readonly rate: number };

/** Whether the order still waits for a review, or for the payment after it. */
export function isOpenOrder({ status }: Pick<FinanceOrder, 'status'>): boolean {
  return status === FINANCE_STATUS.pending || status === FINANCE_STATUS.approved;
}

/**
 * When to look at an order again, in ms of this device; false where nothing more will happen. The longer it has waited
 * by the server's clock, the rarer. A frozen clock (rate 0) is in the hands of a tester, who moves it any moment.
 */
export function waitForOrderMs(
  order: Pick<FinanceOrder, 'status' | 'updatedAtMs'>,
  { nowMs, rate }: ServerTime,
): number | false {
  if (!isOpenOrder(order)) return false;
  if (rate === 0) return SHORTEST_WAIT_MS;
  const waitMs = ((nowMs - order.updatedAtMs) * WAITED_PART) / rate;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, waitMs));
}
