import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import type { SessionPlayer } from '../../app/context.ts';

/** Which of a player's two passwords (product §5). */
export type PasswordKind = 'login' | 'pay';

/** What log in needs to know of a player. */
export type PlayerCredentials = {
  readonly id: number;
  readonly status: number;
  readonly loginPasswordHash: string;
};

/** The player of an open session; undefined when the token opens none (any more). */
export function findSessionPlayer(
  db: Database,
  { tokenHash, nowMs }: { tokenHash: Buffer; nowMs: number },
): SessionPlayer | undefined {
  return findRow<SessionPlayer>(
    db,
    `SELECT players.id, players.status FROM sessions JOIN players ON players.id = sessions.player_id
     WHERE token_hash = :tokenHash AND expires_at_ms > :nowMs AND players.status NOT IN (1, 2)`,
    { tokenHash, nowMs },
  );
}

/** The player of that account name, whatever the case of its letters; never a deleted one. */
export function findCredentials(db: Database, userName: string): PlayerCredentials | undefined {
  return findRow<PlayerCredentials>(
    db,
    `SELECT id, status, login_password_hash AS loginPasswordHash FROM players
     WHERE user_name = :userName AND status <> 1`,
    { userName },
  );
}

/** Whether an account name is taken; those of deleted players stay taken. */
export function isUserNameTaken(db: Database, userName: string): boolean {
  return findRow(db, 'SELECT id FROM players WHERE user_name = :userName', { userName }) !== undefined;
}

/** Opens an account; answers the new player's id. */
export function insertPlayer(
  db: Database,
  player: {
    userName: string;
    nickName: string;
    nickKey: string;
    loginPasswordHash: string;
    createdAtMs: number;
  },
): number {
  return runStatement(
    db,
    `INSERT INTO players (user_name, nick_name, nick_key, login_password_hash, created_at_ms)
     VALUES (:userName, :nickName, :nickKey, :loginPasswordHash, :createdAtMs)`,
    player,
  ).lastId;
}

export function insertSession(
  db: Database,
  session: { tokenHash: Buffer; playerId: number; createdAtMs: number; expiresAtMs: number },
): void {
  runStatement(
    db,
    `INSERT INTO sessions (token_hash, player_id, created_at_ms, expires_at_ms)
     VALUES (:tokenHash, :playerId, :createdAtMs, :expiresAtMs)`,
    session,
  );
}

/** The session of a token that is neither young nor about to end; undefined for any other. */
export function findReplaceableSession(
  db: Database,
  search: { tokenHash: Buffer; createdUntilMs: number; expiresAfterMs: number },
): { playerId: number; expiresAtMs: number } | undefined {
  return findRow(
    db,
    `SELECT player_id AS playerId, expires_at_ms AS expiresAtMs FROM sessions
     WHERE token_hash = :tokenHash AND created_at_ms <= :createdUntilMs AND expires_at_ms > :expiresAfterMs`,
    search,
  );
}

/** Moves the end of a session. */
export function updateSessionExpiry(db: Database, session: { tokenHash: Buffer; expiresAtMs: number }): void {
  const sql = 'UPDATE sessions SET expires_at_ms = :expiresAtMs WHERE token_hash = :tokenHash';
  runStatement(db, sql, session);
}

/** Ends one session, if it is open. */
export function deleteSession(db: Database, tokenHash: Buffer): void {
  runStatement(db, 'DELETE FROM sessions WHERE token_hash = :tokenHash', { tokenHash });
}

/** Drops sessions that have run out. */
export function deleteExpiredSessions(db: Database, nowMs: number): number {
  return runStatement(db, 'DELETE FROM sessions WHERE expires_at_ms <= :nowMs', { nowMs }).changes;
}

/** Times (epoch ms) of wrong attempts since `sinceMs`, oldest first. */
export function listWrongPasswords(
  db: Database,
  { playerId, kind, sinceMs }: { playerId: number; kind: PasswordKind; sinceMs: number },
): number[] {
  const rows = listRows<{ at_ms: number }>(
    db,
    `SELECT at_ms FROM wrong_passwords
     WHERE player_id = :playerId AND kind = :kind AND at_ms > :sinceMs ORDER BY at_ms`,
    { playerId, kind, sinceMs },
  );
  return rows.map((row) => row.at_ms);
}

export function insertWrongPassword(
  db: Database,
  attempt: { playerId: number; kind: PasswordKind; atMs: number },
): void {
  runStatement(
    db,
    'INSERT INTO wrong_passwords (player_id, kind, at_ms) VALUES (:playerId, :kind, :atMs)',
    attempt,
  );
}

/** Forgets the wrong attempts: the right password was given. */
export function deleteWrongPasswords(db: Database, playerId: number, kind: PasswordKind): void {
  runStatement(db, 'DELETE FROM wrong_passwords WHERE player_id = :playerId AND kind = :kind', {
    playerId,
    kind,
  });
}
