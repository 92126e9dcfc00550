import type { DayProfit } from '@canada28/shared/contract/statistics.contract.ts';
import { describe, expect, it } from 'vitest';
import { periodProfit } from './profit-period.ts';

/** Half past midnight of 16 September in UTC+8, still the 15th in UTC. */
const NOW_MS = Date.UTC(2026, 8, 15, 16, 30);

const profit = (day: string, stakeMicros: number, prizeMicros: number): DayProfit => ({
  day,
  netMicros: prizeMicros - stakeMicros,
  details: { stakeMicros, prizeMicros, betCount: 2, wonCount: prizeMicros > 0 ? 1 : 0 },
});

describe('the profit of a period', () => {
  const known = [
    profit('2026-09-16', 30, 50),
    profit('2026-09-15', 10, 0),
    profit('2026-09-10', 7, 0),
    profit('2026-09-09', 100, 0),
  ];

  it('of today is that of the day in UTC+8', () => {
    expect(periodProfit(known, 1, NOW_MS)).toEqual({
      days: [known[0]],
      netMicros: 20,
      details: { stakeMicros: 30, prizeMicros: 50, betCount: 2, wonCount: 1 },
      hasBets: true,
    });
  });

  it('of seven days begins six days ago and holds every day, oldest first', () => {
    const { days, netMicros, details } = periodProfit(known, 7, NOW_MS);
    expect(days.map(({ day }) => day.slice(-2))).toEqual(['10', '11', '12', '13', '14', '15', '16']);
    expect(days.map((day) => day.netMicros)).toEqual([-7, 0, 0, 0, 0, -10, 20]);
    expect(netMicros).toBe(3);
    expect(details).toEqual({ stakeMicros: 47, prizeMicros: 50, betCount: 6, wonCount: 1 });
  });

  it('is known as net alone where a server tells no more', () => {
    const netOnly: DayProfit = { day: '2026-09-16', netMicros: -5, details: undefined };
    expect(periodProfit([netOnly], 7, NOW_MS)).toMatchObject({ netMicros: -5, details: undefined });
  });

  it('is empty without a settled bet', () => {
    expect(periodProfit([profit('2026-09-15', 1, 0)], 1, NOW_MS)).toMatchObject({
      netMicros: 0,
      hasBets: false,
    });
  });
});
