import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { SessionPlayer } from '../../world/context.ts';
import type { TableRules } from '../../world/table-rules.ts';

/** How long rows are kept. */
export const SESSION_TABLES: TableRules = {
  sessions: {
    afterMs: 0,
    momentColumn: 'expires_at_ms',
    orderColumn: 'expires_at_ms',
    keyColumns: 'token_hash',
    reason: 'one that has run out opens nothing',
    isOfOneWorld: true,
  },
};

/** The player of an open session and the log in it came from; undefined when the token opens none (any more). */
export function findSessionPlayer(
  db: Database,
  { tokenHash, nowMs }: { tokenHash: Buffer; nowMs: number },
): (SessionPlayer & { readonly loginHash: Buffer }) | undefined {
  return findRow(
    db,
    `SELECT players.id, players.status, login_hash AS loginHash FROM sessions JOIN players ON players.id = sessions.player_id
     WHERE token_hash = :tokenHash AND expires_at_ms > :nowMs
       AND players.status NOT IN (${PLAYER_STATUS.deleted}, ${PLAYER_STATUS.loginForbidden})`,
    { tokenHash, nowMs },
  );
}

/** Whether a token was given to a browser, open or not. */
export function isTokenUsed(db: Database, tokenHash: Buffer): boolean {
  return findRow(db, 'SELECT 1 FROM sessions WHERE token_hash = :tokenHash', { tokenHash }) !== undefined;
}

/** Stores the token of a session: the first of a log in, unless it says which log in it goes on with. */
export function insertSession(
  db: Database,
  session: {
    tokenHash: Buffer;
    playerId: number;
    createdAtMs: number;
    expiresAtMs: number;
    loginHash?: Buffer;
  },
): void {
  runStatement(
    db,
    `INSERT INTO sessions (token_hash, login_hash, player_id, created_at_ms, expires_at_ms)
     VALUES (:tokenHash, :loginHash, :playerId, :createdAtMs, :expiresAtMs)`,
    { loginHash: session.tokenHash, ...session },
  );
}

/** The session of a token that is neither young nor about to end; undefined for any other. */
export function findReplaceableSession(
  db: Database,
  search: { tokenHash: Buffer; createdUntilMs: number; expiresAfterMs: number },
): { playerId: number; loginHash: Buffer; expiresAtMs: number } | undefined {
  return findRow(
    db,
    `SELECT player_id AS playerId, login_hash AS loginHash, expires_at_ms AS expiresAtMs FROM sessions
     WHERE token_hash = :tokenHash AND created_at_ms <= :createdUntilMs AND expires_at_ms > :expiresAfterMs`,
    search,
  );
}

/** What replaced a valid token: the salt that its new token follows from, and when that ends; undefined if nothing did. */
export function findReplacement(
  db: Database,
  search: { tokenHash: Buffer; nowMs: number },
): { salt: Buffer; expiresAtMs: number } | undefined {
  return findRow(
    db,
    `SELECT old.next_salt AS salt, next.expires_at_ms AS expiresAtMs
     FROM sessions old JOIN sessions next ON next.token_hash = old.next_hash
     WHERE old.token_hash = :tokenHash AND old.expires_at_ms > :nowMs`,
    search,
  );
}

/** Notes what replaced a token, and when the old one ends. */
export function updateReplacedSession(
  db: Database,
  session: { tokenHash: Buffer; expiresAtMs: number; salt: Buffer; nextHash: Buffer },
): void {
  runStatement(
    db,
    `UPDATE sessions SET expires_at_ms = :expiresAtMs, next_salt = :salt, next_hash = :nextHash
     WHERE token_hash = :tokenHash`,
    session,
  );
}

/** The hashes (hex) of all tokens that open a session now. */
export function listOpenTokens(db: Database, nowMs: number): string[] {
  const sql = 'SELECT hex(token_hash) AS token FROM sessions WHERE expires_at_ms > :nowMs';
  return listRows<{ token: string }>(db, sql, { nowMs }).map(({ token }) => token);
}

/** How many sessions of a player are open: a log in counts as one, however many tokens it went through. */
export function countOpenSessions(db: Database, playerId: number, nowMs: number): number {
  const sql =
    'SELECT count(DISTINCT login_hash) AS count FROM sessions WHERE player_id = :playerId AND expires_at_ms > :nowMs';
  return findRow<{ count: number }>(db, sql, { playerId, nowMs })?.count ?? 0;
}

/** Ends one session, if it is open, with all its tokens: the one that was replaced and the one that replaced it. */
export function deleteSession(db: Database, tokenHash: Buffer): void {
  runStatement(
    db,
    `DELETE FROM sessions
     WHERE login_hash = (SELECT login_hash FROM sessions WHERE token_hash = :tokenHash)`,
    { tokenHash },
  );
}

/**
 * Ends the player's sessions but that of a token, and of that one every token but this one and the youngest: any other one
 * that was replaced and is about to end opens nothing any more. Where this one was replaced, the reply to it names the
 * youngest.
 */
export function deleteOtherSessions(db: Database, playerId: number, tokenHash: Buffer | undefined): void {
  runStatement(
    db,
    `DELETE FROM sessions WHERE player_id = :playerId AND token_hash IS NOT :tokenHash AND token_hash IS NOT (
       SELECT token_hash FROM sessions
       WHERE login_hash = (SELECT login_hash FROM sessions WHERE token_hash = :tokenHash)
       ORDER BY expires_at_ms DESC LIMIT 1)`,
    { playerId, tokenHash: tokenHash ?? null },
  );
}

/** The newest log ins of a player that are not forgotten yet, with when they end; nothing that opens one (epoch ms). */
export function listSessions(
  db: Database,
  { playerId, limit }: { playerId: number; limit: number },
): { readonly createdAtMs: number; readonly expiresAtMs: number }[] {
  return listRows(
    db,
    `SELECT min(created_at_ms) AS createdAtMs, max(expires_at_ms) AS expiresAtMs FROM sessions
     WHERE player_id = :playerId GROUP BY login_hash ORDER BY createdAtMs DESC LIMIT :limit`,
    { playerId, limit },
  );
}
