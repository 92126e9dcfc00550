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
