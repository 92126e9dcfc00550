import {
  exampleWithdrawal,
  FINANCE_STATUS,
  FINANCE_TYPE,
} from '@canada28/shared/contract/finance.contract.ts';
import { expect, test } from 'vitest';
import { nameWaiting } from './named-orders.ts';
import { outcomesOf } from './possible-outcomes.ts';

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
