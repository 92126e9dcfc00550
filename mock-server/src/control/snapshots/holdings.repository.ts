import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';

/** What a player has, in money and in number. */
export type HoldingsRow = {
  readonly id: number;
  readonly userName: string;
  readonly availableMicros: number;
  readonly frozenMicros: number;
  readonly bets: number;
  readonly orders: number;
  readonly messages: number;
};

const countOf = (table: string) =>
  `LEFT JOIN (SELECT player_id, count(*) AS count FROM ${table} GROUP BY player_id) AS ${table}
    ON ${table}.player_id = players.id`;

/** Of all players, by their IDs. Each table is read once: not every one has an index by player. */
export function listHoldings(db: Database): HoldingsRow[] {
  return listRows<HoldingsRow>(
    db,
    `SELECT players.id, user_name AS userName,
      available.balance_micros AS availableMicros, frozen.balance_micros AS frozenMicros,
      coalesce(bets.count, 0) AS bets, coalesce(finance_orders.count, 0) AS orders,
      coalesce(messages.count, 0) AS messages
    FROM players
    JOIN accounts AS available ON available.player_id = players.id AND available.kind = 'available'
    JOIN accounts AS frozen ON frozen.player_id = players.id AND frozen.kind = 'frozen'
    ${countOf('bets')} ${countOf('finance_orders')} ${countOf('messages')}
    ORDER BY players.id`,
  );
}
