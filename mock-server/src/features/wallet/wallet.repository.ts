import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import { ISSUE_STATE } from '../draws/draws.repository.ts';

/** What a player's account holds and what awaits review, micro-USDT. */
export type AccountMoney = {
  readonly playerId: number;
  readonly availableMicros: number;
  readonly frozenMicros: number;
  readonly pendingDepositMicros: number;
};

const balanceSql = (kind: string) =>
  `(SELECT balance_micros FROM accounts WHERE player_id = :playerId AND kind = '${kind}')`;

// One look, because every bet takes it; a GROUP BY would make it thirty times as dear.
const ACCOUNT_MONEY_SQL = `
  SELECT :playerId AS playerId, ${balanceSql('available')} AS availableMicros, ${balanceSql('frozen')} AS frozenMicros,
    (SELECT coalesce(sum(amount_micros), 0) FROM finance_orders
      WHERE player_id = :playerId AND type = ${FINANCE_TYPE.deposit} AND status = ${FINANCE_STATUS.pending}) AS pendingDepositMicros`;

// Only the newest of a long record are read: a bet is placed while its issue is on sale, and waits until it is settled.
// Issues need not be drawn in the order of their sales, so each open one is looked at: a handful, by partial indexes.
const OLDEST_OPEN_SQL = `(
    SELECT min(sale_start_ms) FROM (
      SELECT sale_start_ms FROM issues WHERE state = '${ISSUE_STATE.created}'
      UNION ALL
      SELECT sale_start_ms FROM issues WHERE state = '${ISSUE_STATE.drawn}'
      UNION ALL
      SELECT sale_start_ms FROM settlement_parts JOIN issues USING (issue_code)))`;

const OPEN_BETS_SQL = `
  SELECT coalesce(sum(max(amount_micros, min(amount_micros * odds_thousandths / 1000, ${MAX_PRIZE_MICROS}))), 0) AS micros
  FROM bets
  WHERE player_id = :playerId AND status = ${BET_STATUS.waiting} AND placed_at_ms >= ${OLDEST_OPEN_SQL}`;

const MANY_BETS_SQL = `
  SELECT 1 FROM bets WHERE player_id = :playerId AND placed_at_ms >= ${OLDEST_OPEN_SQL} LIMIT 1 OFFSET :count`;

export function getAccountMoney(db: Database, playerId: number): AccountMoney {
  const money = findRow<AccountMoney>(db, ACCOUNT_MONEY_SQL, { playerId });
  if (money === undefined || money.availableMicros === null)
    throw new Error(`there is no account of player ${playerId}`);
  return money;
}

/** What the bets of a player that wait for their draw come to if each wins, or is given back; micro-USDT. */
export function getOpenBetsMicros(db: Database, playerId: number): number {
  return findRow<{ micros: number }>(db, OPEN_BETS_SQL, { playerId })?.micros ?? 0;
}

/** Whether more than so many bets of a player may wait for their draw: a look at an index, where the sum reads each bet. */
export function mayHaveMoreOpenBets(db: Database, playerId: number, count: number): boolean {
  return findRow(db, MANY_BETS_SQL, { playerId, count }) !== undefined;
}
