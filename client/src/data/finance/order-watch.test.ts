import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { describe, expect, it } from 'vitest';
import { isOpenOrder, waitForOrderMs } from './order-watch.ts';

const pending = { status: FINANCE_STATUS.pending, updatedAtMs: 0 };

describe('an order', () => {
  it.each(Object.entries(FINANCE_STATUS))(
    'that is %s is open only while a reviewer or the player has to act',
    (name, status) => {
      expect(isOpenOrder({ status })).toBe(name === 'pending' || name === 'approved');
    },
  );

  it.each([
    ['is looked at every two seconds at first', 0, 2000],
    ['is looked at less often the longer it waits', 40_000, 8000],
    ['is looked at every fifteen seconds at the least', 3_600_000, 15_000],
  ])('that is open %s', (_, waitedMs, expected) => {
    expect(waitForOrderMs(pending, { nowMs: waitedMs, rate: 1 })).toBe(expected);
  });

  it('waits by the clock of the world, however fast that runs', () => {
    expect(waitForOrderMs(pending, { nowMs: 600_000, rate: 20 })).toBe(6000);
  });

  it('is looked at every two seconds while a tester holds the clock', () => {
    expect(waitForOrderMs(pending, { nowMs: 3_600_000, rate: 0 })).toBe(2000);
  });

  it('that is finished is not looked at again', () => {
    expect(waitForOrderMs({ ...pending, status: FINANCE_STATUS.failed }, { nowMs: 0, rate: 1 })).toBe(false);
  });
});
