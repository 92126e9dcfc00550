import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';

/** The stored hashes of a player's two passwords; the transaction password may not be set yet. */
type PasswordHashes = { readonly login: string; readonly pay: string | null };

export function getPasswordHashes(db: Database, playerId: number): PasswordHashes {
  const row = findRow<PasswordHashes>(
    db,
    'SELECT login_password_hash AS login, pay_password_hash AS pay FROM players WHERE id = :playerId',
    { playerId },
  );
  if (row === undefined) throw new Error(`there is no player ${playerId}`);
  return row;
}

export function updateLoginPassword(db: Database, playerId: number, hash: string): void {
  runStatement(db, 'UPDATE players SET login_password_hash = :hash WHERE id = :playerId', { playerId, hash });
}

export function updatePayPassword(db: Database, playerId: number, hash: string): void {
  runStatement(db, 'UPDATE players SET pay_password_hash = :hash WHERE id = :playerId', { playerId, hash });
}

/**
 * Ends the player's sessions but the one that goes on, and of that one every token but the youngest: one that was
 * replaced and is about to end opens nothing any more.
 */
export function deleteOtherSessions(db: Database, playerId: number, loginHash: Buffer | undefined): void {
  runStatement(
    db,
    `DELETE FROM sessions WHERE player_id = :playerId AND token_hash IS NOT (
       SELECT token_hash FROM sessions WHERE login_hash = :loginHash ORDER BY expires_at_ms DESC LIMIT 1)`,
    { playerId, loginHash: loginHash ?? null },
  );
}
