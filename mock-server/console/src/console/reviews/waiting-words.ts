import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceStatus,
} from '@canada28/shared/contract/finance.contract.ts';
import { UNPAID_DEPOSIT_LIFETIME_MS } from '@canada28/shared/limits.ts';
import type { clockOf } from '../../ui/clock.ts';
import type { OrderOfPlayer } from './named-orders.ts';

type Clock = Pick<ReturnType<typeof clockOf>, 'day' | 'time'>;

/** What the mock does by itself to make an order that. */
const DONE_BY_MOCK: Readonly<Partial<Record<FinanceStatus, string>>> = {
  [FINANCE_STATUS.approved]: 'approves it',
  [FINANCE_STATUS.rejected]: 'refuses it',
  [FINANCE_STATUS.failed]: 'lets it fail',
  [FINANCE_STATUS.cancelled]: 'cancels it',
};

/** Whether the mock leaves the decision to the reader of the page; only an unpaid deposit it cancels after a day. */
export function isForYou({ next, createTime }: Pick<OrderOfPlayer, 'next' | 'createTime'>): boolean {
  return next === undefined || next.atMs - msFromDateTimeText(createTime) >= UNPAID_DEPOSIT_LIFETIME_MS;
}

export function waitingWords(order: OrderOfPlayer, clock: Clock): string {
  const { type, status, next } = order;
  if (next === undefined)
    return status === FINANCE_STATUS.approved
      ? 'It waits for its payment: you say when it is paid, or that it failed.'
      : 'It waits for you.';
  if (isForYou(order))
    return `It waits for you; unpaid, it is cancelled ${clock.day(next.atMs)} ${clock.time(next.atMs)}.`;
  const success = type === FINANCE_TYPE.withdrawal ? 'pays it' : 'books it';
  return `The mock ${DONE_BY_MOCK[next.status] ?? success} at ${clock.time(next.atMs)}.`;
}
