import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, CHART_HEIGHT, CHART_WIDTH } from './profit-bars.ts';

describe('the bars of daily net', () => {
  it('rise from zero for a gain and hang from it for a loss, to scale', () => {
    const { bars, zeroY } = barsOf([30, -10, 0]);
    expect(zeroY).toBeCloseTo(CHART_HEIGHT * 0.75, 9);
    expect(bars.map(({ height }) => height)).toEqual([CHART_HEIGHT * 0.75, CHART_HEIGHT * 0.25, 0]);
    expect(bars.map(({ y }) => y)).toEqual([0, zeroY, zeroY]);
    expect(bars.map(({ isGain }) => isGain)).toEqual([true, false, false]);
  });

  it('stay inside the chart, whatever the days were', () => {
    const nets = fc.array(fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(nets, (days) => {
        for (const { x, y, width, height } of barsOf(days).bars) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(CHART_WIDTH + 1e-6);
          // The least height of a bar may stand out by itself.
          expect(y).toBeGreaterThanOrEqual(-2);
          expect(y + height).toBeLessThanOrEqual(CHART_HEIGHT + 2);
        }
      }),
    );
  });

  it('are a line in the middle when nothing was won or lost', () => {
    const { bars, zeroY } = barsOf([0, 0]);
    expect(zeroY).toBe(CHART_HEIGHT / 2);
    expect(bars.every(({ height }) => height === 0)).toBe(true);
  });
});
