import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';

/** The settled bets of one day; sums in micro-USDT. */
type DayProfitRow = {
  readonly day: string;
  readonly stake_micros: number;
  readonly prize_micros: number;
  readonly bet_count: number;
  readonly won_count: number;
};

/** Settled bets of a player placed since `fromMs`, summed by the day (UTC+8) of the bet, newest day first (game §7). */
export function listDayProfits(
  db: Database,
  search: { readonly playerId: number; readonly fromMs: number },
): DayProfitRow[] {
  return listRows(
    db,
    `SELECT date(placed_at_ms / 1000, 'unixepoch', '+8 hours') AS day,
            sum(amount_micros) AS stake_micros, sum(prize_micros) AS prize_micros,
            count(*) AS bet_count, sum(status = ${BET_STATUS.won}) AS won_count
     FROM bets
     WHERE player_id = :playerId AND status IN (${BET_STATUS.won}, ${BET_STATUS.lost}) AND placed_at_ms >= :fromMs
     GROUP BY day ORDER BY day DESC`,
    search,
  );
}
