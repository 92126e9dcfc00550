import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { TableRules } from '../../world/table-rules.ts';

export const WRONG_PASSWORD_TABLES: TableRules = {
  wrong_passwords: {
    afterMs: 30 * DAY_MS,
    momentColumn: 'at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'locks look back a day at most',
  },
};

/** Which of a player's two passwords (product §5). */
export type PasswordKind = 'login' | 'pay';

/** A player's password, as guessed from one place: an address, or an open session. */
export type GuessedPassword = {
  readonly playerId: number;
  readonly kind: PasswordKind;
  readonly source: string;
};

const BY_A_SESSION = 'session ';

/** The place that an open session is, by the hash of the log in it came from. */
export function sourceOfSession(loginHash: Buffer): string {
  return `${BY_A_SESSION}${loginHash.toString('hex')}`;
}

/** Times (epoch ms) of wrong attempts from one place since `sinceMs`, oldest first. */
export function listWrongPasswords(db: Database, search: GuessedPassword & { sinceMs: number }): number[] {
  return timesOf(
    db,
    `SELECT at_ms FROM wrong_passwords
     WHERE player_id = :playerId AND kind = :kind AND at_ms > :sinceMs AND source = :source ORDER BY at_ms`,
    search,
  );
}

/** Times (epoch ms) of the wrong attempts that no open session made, wherever they came from, oldest first. */
export function listStrangersWrongPasswords(
  db: Database,
  search: { playerId: number; kind: PasswordKind; sinceMs: number },
): number[] {
  return timesOf(
    db,
    `SELECT at_ms FROM wrong_passwords
     WHERE player_id = :playerId AND kind = :kind AND at_ms > :sinceMs AND source NOT LIKE '${BY_A_SESSION}%'
     ORDER BY at_ms`,
    search,
  );
}

export function insertWrongPassword(db: Database, attempt: GuessedPassword & { atMs: number }): void {
  runStatement(
    db,
    `INSERT INTO wrong_passwords (player_id, kind, source, at_ms)
     VALUES (:playerId, :kind, :source, :atMs)`,
    attempt,
  );
}

/** Forgets the wrong attempts of one place: the right password was given there. */
export function deleteWrongPasswords(db: Database, guessed: GuessedPassword): void {
  const sql = 'DELETE FROM wrong_passwords WHERE player_id = :playerId AND kind = :kind AND source = :source';
  runStatement(db, sql, guessed);
}

export function deleteAllWrongPasswords(db: Database, playerId: number): void {
  runStatement(db, 'DELETE FROM wrong_passwords WHERE player_id = :playerId', { playerId });
}

/** Whether the transaction password waits for the operator. */
export function isPayPasswordLocked(db: Database, playerId: number): boolean {
  const sql = 'SELECT is_pay_password_locked AS locked FROM players WHERE id = :playerId';
  return findRow<{ locked: number }>(db, sql, { playerId })?.locked === 1;
}

/** Locks or opens the transaction password, unless it is so already. */
export function updatePayPasswordLocked(db: Database, playerId: number, isLocked: boolean): void {
  const sql = `UPDATE players SET is_pay_password_locked = :locked
    WHERE id = :playerId AND is_pay_password_locked <> :locked`;
  runStatement(db, sql, { playerId, locked: Number(isLocked) });
}

function timesOf(db: Database, sql: string, search: Readonly<Record<string, unknown>>): number[] {
  return listRows<{ at_ms: number }>(db, sql, search).map((row) => row.at_ms);
}
