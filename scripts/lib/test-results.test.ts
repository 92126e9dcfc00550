import { describe, expect, it } from 'vitest';
import { totalCounts } from './test-results.mjs';

describe('the closing counts of the test run', () => {
  it('add up what the steps counted', () => {
    const steps = [
      { isOk: true, counts: { passed: 40, failed: 0 } },
      { isOk: false, counts: { passed: 5, failed: 2 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 45, failed: 2 });
  });

  it('hold one failure for a step that failed without a failed test', () => {
    const steps = [
      { isOk: false, counts: { passed: 0, failed: 0 } },
      { isOk: false, counts: { passed: 9, failed: 0 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 9, failed: 2 });
  });
});
