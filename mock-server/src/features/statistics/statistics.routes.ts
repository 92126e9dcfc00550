import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import { dayProfitToWire, listDayProfitsCall } from '@canada28/shared/contract/statistics.contract.ts';
import { PROFIT_DAYS } from '@canada28/shared/limits.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { listDayProfits } from './statistics.repository.ts';

export function registerStatisticsCalls(api: PlayerApi): void {
  registerCall(api, listDayProfitsCall, ({ db, clock, player }) => {
    // Today is one of the days, so it counts back one day less.
    const fromMs = dayStartMs(clock.nowMs()) - (PROFIT_DAYS - 1) * DAY_MS;
    return listDayProfits(db, { playerId: player.id, fromMs }).map((row) =>
      dayProfitToWire(row.day, {
        stakeMicros: row.stake_micros,
        prizeMicros: row.prize_micros,
        betCount: row.bet_count,
        wonCount: row.won_count,
      }),
    );
  });
}
