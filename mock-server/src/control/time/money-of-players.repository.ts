import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';

/** Whose money it is, by the code of what moved it. */
const PLAYERS_SQL = {
  issueBets: 'SELECT player_id FROM bets WHERE issue_code = :code',
  // All states are named because the index of items by issue begins with them.
  issueItems: `SELECT player_id FROM chase_items JOIN chases ON chases.id = chase_id
    WHERE chase_items.status IN (${Object.values(CHASE_ITEM_STATUS).join(', ')}) AND issue_code = :code`,
  chase: 'SELECT player_id FROM chases WHERE id = :code',
  order: 'SELECT player_id FROM finance_orders WHERE order_id = :code',
  player: 'SELECT id AS player_id FROM players WHERE id = :code',
} as const;

export type MoneyThing = keyof typeof PLAYERS_SQL;

/** Whether something moved the money of a player; null: of any. */
export function isMoneyOf(
  db: Database,
  thing: MoneyThing,
  whose: { readonly code: string; readonly playerId: number | null },
): boolean {
  const sql = `SELECT 1 FROM (${PLAYERS_SQL[thing]}) WHERE :playerId IS NULL OR player_id = :playerId LIMIT 1`;
  return findRow(db, sql, whose) !== undefined;
}
