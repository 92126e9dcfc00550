import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import type { DayProfit, DayProfitDetails } from '@canada28/shared/contract/statistics.contract.ts';
import { PROFIT_DAYS } from '@canada28/shared/limits.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';

/** How many days, today included, may be looked at. */
export const PROFIT_PERIODS = [1, 7, PROFIT_DAYS] as const;

/** What a period of days came to; sums in micro-USDT. */
export type PeriodProfit = {
  /** Every day of the period, oldest first; those without a bet at zero. */
  readonly days: readonly DayProfit[];
  readonly netMicros: number;
  /** Undefined where the server tells the net of a day alone (player-api §3, "A"). */
  readonly details: DayProfitDetails | undefined;
  readonly hasBets: boolean;
};

const NO_BETS: DayProfitDetails = { stakeMicros: 0, prizeMicros: 0, betCount: 0, wonCount: 0 };

/** The sums over the last `dayCount` days of UTC+8 up to the day of `nowMs`. */
export function periodProfit(known: readonly DayProfit[], dayCount: number, nowMs: number): PeriodProfit {
  const byDay = new Map(known.map((profit) => [profit.day, profit]));
  const dayTexts = Array.from({ length: dayCount }, (_, index) =>
    dayTextFromMs(nowMs - (dayCount - 1 - index) * DAY_MS),
  );
  const days = dayTexts.map((day) => byDay.get(day) ?? { day, netMicros: 0, details: NO_BETS });
  return {
    days,
    netMicros: days.reduce((total, { netMicros }) => total + netMicros, 0),
    details: totalDetails(days),
    hasBets: dayTexts.some((day) => byDay.has(day)),
  };
}

function totalDetails(days: readonly DayProfit[]): DayProfitDetails | undefined {
  let total = NO_BETS;
  for (const { details } of days) {
    if (details === undefined) return undefined;
    total = {
      stakeMicros: total.stakeMicros + details.stakeMicros,
      prizeMicros: total.prizeMicros + details.prizeMicros,
      betCount: total.betCount + details.betCount,
      wonCount: total.wonCount + details.wonCount,
    };
  }
  return total;
}
