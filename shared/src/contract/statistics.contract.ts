import { type Static, Type } from 'typebox';
import { nearestMicros, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { dayTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findNumber, neededNumber } from './reply-values.ts';
import { assumed, lotteryId, namedShape, usdtAmount } from './schemas.ts';

const dayReply = namedShape('DayProfit', {
  analDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  analAomout: usdtAmount,
  stake: assumed(usdtAmount),
  win: assumed(usdtAmount),
  count: assumed(Type.Integer({ minimum: 0 })),
  winCount: assumed(Type.Integer({ minimum: 0 })),
});

type DayProfitWire = Static<typeof dayReply>;

/** What another server may leave out: the assumed fields (player-api §3, "A"). */
type ObservedDay = Pick<DayProfitWire, 'analDate' | 'analAomout'> & Partial<DayProfitWire>;

/** The settled bets that were placed on one day in UTC+8, sums in micro-USDT (game §7). */
export type DayProfit = {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** Winnings − stakes. */
  readonly netMicros: number;
  /** What the net is made of; undefined where a server tells the net alone. */
  readonly details: DayProfitDetails | undefined;
};

/** Stakes and winnings in micro-USDT, and how many bets were settled and won (game §7). */
export type DayProfitDetails = {
  readonly stakeMicros: number;
  readonly prizeMicros: number;
  readonly betCount: number;
  readonly wonCount: number;
};

export function dayProfitFromWire(wire: ObservedDay): DayProfit {
  return {
    // A text that is no day would be none wherever it is shown.
    day: dayTextFromMs(msFromDateTimeText(`${wire.analDate} 00:00:00`)),
    netMicros: nearestMicros(neededNumber(wire.analAomout)),
    details: detailsFromWire(wire),
  };
}

function detailsFromWire(wire: ObservedDay): DayProfitDetails | undefined {
  const [stake, win] = [findNumber(wire.stake), findNumber(wire.win)];
  const [count, winCount] = [findNumber(wire.count), findNumber(wire.winCount)];
  if (stake === undefined || win === undefined || count === undefined || winCount === undefined)
    return undefined;
  return {
    stakeMicros: nearestMicros(stake),
    prizeMicros: nearestMicros(win),
    betCount: count,
    wonCount: winCount,
  };
}

export function dayProfitToWire(day: string, details: DayProfitDetails): DayProfitWire {
  return {
    analDate: day,
    analAomout: usdtFromMicros(details.prizeMicros - details.stakeMicros),
    stake: usdtFromMicros(details.stakeMicros),
    win: usdtFromMicros(details.prizeMicros),
    count: details.betCount,
    winCount: details.wonCount,
  };
}

export const listDayProfitsCall = defineCall({
  base: 'game',
  path: 'getOrderAnalysis.do',
  summary:
    'Stakes, winnings and net of the settled bets of the last 30 days, by the day (UTC+8) of the bet, newest first; days without one are left out',
  origins: ['observed', 'assumed'],
  input: Type.Object({ lotteryId }),
  output: Type.Array(dayReply),
  example: {
    input: { lotteryId: '1' },
    output: [{ analDate: '2026-08-16', analAomout: 49.95, stake: 50, win: 99.95, count: 1, winCount: 1 }],
  },
});
