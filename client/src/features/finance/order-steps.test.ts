import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceOrder,
  type FinanceStatus,
  type FinanceType,
} from '@canada28/shared/contract/finance.contract.ts';
import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const order: FinanceOrder = {
  id: '1789524060000000001',
  type: FINANCE_TYPE.deposit,
  amountMicros: 100_000_000,
  feeMicros: 0,
  bonusMicros: 0,
  receivedMicros: undefined,
  status: FINANCE_STATUS.pending,
  protocol: 'TRC20',
  address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  auditRemark: undefined,
  methodName: 'USDT',
  createdAtMs: 1000,
  updatedAtMs: 2000,
};

// Any number may come from another server.
const statesOf = (type: FinanceType, status: number) =>
  orderSteps({ ...order, type, status: status as FinanceStatus }).map(
    ({ textKey, state }) => `${textKey.split('.')[2]} ${state}`,
  );

describe('the way of a deposit', () => {
  it.each([
    ['waits for review', FINANCE_STATUS.pending, ['submitted done', 'inReview current', 'credited coming']],
    ['ends on the balance', FINANCE_STATUS.success, ['submitted done', 'reviewed done', 'credited done']],
    ['ends when it failed', FINANCE_STATUS.failed, ['submitted done', 'depositFailed failed']],
    ['ends when it was cancelled', FINANCE_STATUS.cancelled, ['submitted done', 'cancelled failed']],
  ])('%s', (_, status, expected) => {
    expect(statesOf(FINANCE_TYPE.deposit, status)).toEqual(expected);
  });
});

describe('the way of a withdrawal', () => {
  it.each([
    ['waits for review', FINANCE_STATUS.pending, ['submitted done', 'inReview current', 'paid coming']],
    ['waits for payment', FINANCE_STATUS.approved, ['submitted done', 'reviewed done', 'paying current']],
    ['ends at the address', FINANCE_STATUS.success, ['submitted done', 'reviewed done', 'paid done']],
    [
      'leads back when refused',
      FINANCE_STATUS.rejected,
      ['submitted done', 'rejected failed', 'returned done'],
    ],
    [
      'leads back when the payment failed',
      FINANCE_STATUS.failed,
      ['submitted done', 'reviewed done', 'paymentFailed failed', 'returned done'],
    ],
  ])('%s', (_, status, expected) => {
    expect(statesOf(FINANCE_TYPE.withdrawal, status)).toEqual(expected);
  });
});

it('the first step and the last that was reached tell their times', () => {
  const { approved, success } = FINANCE_STATUS;
  const timesOf = (some: Partial<FinanceOrder>) => orderSteps({ ...order, ...some }).map(({ atMs }) => atMs);
  expect(timesOf({})).toEqual([1000, undefined, undefined]);
  expect(timesOf({ type: FINANCE_TYPE.withdrawal, status: approved })).toEqual([1000, 2000, undefined]);
  expect(timesOf({ type: FINANCE_TYPE.withdrawal, status: success })).toEqual([1000, undefined, 2000]);
});

it('a deposit is approved when it is credited', () => {
  const { success } = FINANCE_STATUS;
  expect(orderSteps({ ...order, status: success }).map(({ atMs }) => atMs)).toEqual([1000, 2000, 2000]);
});

it('a state that only another server knows shows as being reviewed', () => {
  expect(statesOf(FINANCE_TYPE.deposit, 9)).toEqual(['submitted done', 'inReview current']);
});
