import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

type BackgroundPlayerRow = {
  readonly id: number;
  readonly nickName: string;
  readonly status: PlayerStatus;
  readonly language: LanguageCode;
};

/** When the first of them looks at the room again, and who; no row where there are none. */
export const NEXT_LOOK_SQL = `SELECT next_at_ms, CAST(player_id AS TEXT) FROM background_players
  ORDER BY next_at_ms LIMIT 1`;

export function insertBackgroundPlayer(
  db: Database,
  player: { readonly playerId: number; readonly language: LanguageCode; readonly nextAtMs: number },
): void {
  const sql = `INSERT INTO background_players (player_id, language, next_at_ms)
    VALUES (:playerId, :language, :nextAtMs)`;
  runStatement(db, sql, player);
}

export function getBackgroundPlayer(db: Database, playerId: number): BackgroundPlayerRow {
  const sql = `SELECT id, nick_name AS nickName, status, language FROM background_players
    JOIN players ON players.id = player_id WHERE player_id = :playerId`;
  const player = findRow<BackgroundPlayerRow>(db, sql, { playerId });
  if (player === undefined) throw new Error(`there is no background player ${playerId}`);
  return player;
}

export function updateNextLook(
  db: Database,
  look: { readonly playerId: number; readonly nextAtMs: number },
): void {
  runStatement(db, 'UPDATE background_players SET next_at_ms = :nextAtMs WHERE player_id = :playerId', look);
}
