import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import {
  exampleWithdrawal,
  FINANCE_STATUS,
  FINANCE_TYPE,
} from '@canada28/shared/contract/finance.contract.ts';
import { expect, test } from 'vitest';
import { clockOf } from '../../ui/clock.ts';
import { nameWaiting, type OrderOfPlayer } from './named-orders.ts';
import { outcomesOf } from './possible-outcomes.ts';
import { isForYou, waitingWords } from './waiting-words.ts';

const { pending, approved, success, rejected, failed, cancelled } = FINANCE_STATUS;
const { deposit, withdrawal } = FINANCE_TYPE;

test.each([
  [deposit, pending, ['success', 'failed', 'cancelled']],
  [withdrawal, pending, ['approved', 'rejected']],
  [withdrawal, approved, ['success', 'failed']],
  [deposit, success, []],
  [deposit, cancelled, []],
  [withdrawal, success, []],
  [withdrawal, rejected, []],
  [withdrawal, failed, []],
])('an order of type %i in state %i can become %j', (type, status, outcomes) => {
  const possible = outcomesOf({ type, status });
  expect(possible.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(new Set(possible.map(({ keys }) => keys)).size).toBe(outcomes.length);
});

const AT = '2026-08-16 17:17:12';
const SOON_MS = msFromDateTimeText(AT) + 20_000;
const DAY_LATER_MS = msFromDateTimeText(AT) + 86_400_000;

test.each<readonly [Partial<OrderOfPlayer>, string, boolean]>([
  [{ status: pending }, 'It waits for you.', true],
  [{ status: approved }, 'It waits for its payment: you say when it is paid, or that it failed.', true],
  [
    { status: pending, next: { status: approved, atMs: SOON_MS } },
    'The mock approves it at 17:17:32.',
    false,
  ],
  [{ status: pending, next: { status: rejected, atMs: SOON_MS } }, 'The mock refuses it at 17:17:32.', false],
  [{ status: approved, next: { status: success, atMs: SOON_MS } }, 'The mock pays it at 17:17:32.', false],
  [{ type: deposit, next: { status: success, atMs: SOON_MS } }, 'The mock books it at 17:17:32.', false],
  [{ type: deposit, next: { status: failed, atMs: SOON_MS } }, 'The mock lets it fail at 17:17:32.', false],
  [{ type: deposit, next: { status: cancelled, atMs: SOON_MS } }, 'The mock cancels it at 17:17:32.', false],
  [
    { type: deposit, next: { status: cancelled, atMs: DAY_LATER_MS } },
    'It waits for you; unpaid, it is cancelled Mon 17 Aug 17:17:12.',
    true,
  ],
])('of %j is said: %s', (some, words, isYours) => {
  const order = { ...exampleWithdrawal, createTime: AT, userid: 1, status: pending, ...some };
  expect(waitingWords(order, clockOf())).toBe(words);
  expect(isForYou(order)).toBe(isYours);
});

test('what waits is numbered by kind, the longest wait first; what is decided has no number', () => {
  const order = (id: string, type: 10 | 20, status: 0 | 1 | 2) => ({
    ...exampleWithdrawal,
    id,
    type,
    status,
    userid: 1,
  });
  const named = nameWaiting([
    order('4', withdrawal, pending),
    order('3', deposit, pending),
    order('2', withdrawal, success),
    order('1', withdrawal, approved),
  ]);
  expect(named.map(({ order: { id }, name }) => [id, name])).toEqual([
    ['1', 'Withdrawal 1'],
    ['3', 'Deposit 1'],
    ['4', 'Withdrawal 2'],
  ]);
});
