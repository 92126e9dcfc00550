import type { Database } from '@canada28/db/open-database.ts';
import { listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS, type BetStatus } from '@canada28/shared/contract/betting.contract.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

/** An account of a visitor, and how many bets it has; `userName` as it was asked for, in whatever letters the account has it. */
export type VisitorAccount = {
  readonly id: number;
  readonly userName: string;
  readonly nickName: string;
  readonly status: PlayerStatus;
  readonly bets: number;
};

/** The accounts of these names that there are. */
export function listVisitorAccounts(db: Database, userNames: readonly string[]): VisitorAccount[] {
  return listRows(
    db,
    `SELECT players.id, json_each.value AS userName, nick_name AS nickName, status,
       (SELECT count(*) FROM bets WHERE player_id = players.id) AS bets
     FROM json_each(:userNames) JOIN players ON user_name = json_each.value`,
    { userNames: JSON.stringify(userNames) },
  );
}

/** A token (hashed) that opens a session, with what it replaced and was replaced by; times in epoch ms of its world. */
export type VisitorSession = {
  readonly playerId: number;
  readonly tokenHash: Buffer;
  readonly loginHash: Buffer;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly nextHash: Buffer | null;
  readonly nextSalt: Buffer | null;
};

/** Those of these players that are open at a moment (epoch ms). */
export function listVisitorSessions(
  db: Database,
  { playerIds, nowMs }: { readonly playerIds: readonly number[]; readonly nowMs: number },
): VisitorSession[] {
  return listRows(
    db,
    `SELECT player_id AS playerId, token_hash AS tokenHash, login_hash AS loginHash, created_at_ms AS createdAtMs,
       expires_at_ms AS expiresAtMs, next_hash AS nextHash, next_salt AS nextSalt
     FROM json_each(:playerIds) JOIN sessions ON player_id = json_each.value WHERE expires_at_ms > :nowMs`,
    { playerIds: JSON.stringify(playerIds), nowMs },
  );
}

/** Stores a session; where the world knows its token already, it is what it was in the world that was left. */
export function upsertVisitorSession(db: Database, session: VisitorSession): void {
  runStatement(
    db,
    `INSERT INTO sessions (token_hash, login_hash, player_id, created_at_ms, expires_at_ms, next_hash, next_salt)
     VALUES (:tokenHash, :loginHash, :playerId, :createdAtMs, :expiresAtMs, :nextHash, :nextSalt)
     ON CONFLICT (token_hash) DO UPDATE SET login_hash = :loginHash, player_id = :playerId,
       created_at_ms = :createdAtMs, expires_at_ms = :expiresAtMs, next_hash = :nextHash, next_salt = :nextSalt`,
    session,
  );
}

/**
 * What a visitor bet and won (micro-USDT), without bets that went back; `userName` as it was asked for; `last…` is null
 * where there is none.
 */
export type VisitorBets = {
  readonly userName: string;
  readonly nickName: string;
  readonly bets: number;
  readonly stakedMicros: number;
  /** Of bets that are decided. */
  readonly decidedMicros: number;
  readonly wonMicros: number;
  readonly bestWinMicros: number;
  readonly lastPlayCode: number | null;
  readonly lastAmountMicros: number;
  readonly lastIssueCode: string;
  readonly lastStatus: BetStatus;
  readonly lastWonMicros: number;
};

/** Of those of these names who have an account. */
export function listVisitorBets(db: Database, userNames: readonly string[]): VisitorBets[] {
  return listRows(
    db,
    `WITH room AS (
       SELECT json_each.value AS userName, nick_name AS nickName, count(bets.id) AS bets,
         ifnull(sum(amount_micros), 0) AS stakedMicros,
         ifnull(sum(iif(bets.status = ${BET_STATUS.waiting}, 0, amount_micros)), 0) AS decidedMicros,
         ifnull(sum(prize_micros), 0) AS wonMicros, ifnull(max(prize_micros), 0) AS bestWinMicros,
         max(bets.id) AS lastId
       FROM json_each(:userNames) JOIN players ON user_name = json_each.value
         LEFT JOIN bets ON player_id = players.id AND bets.status <> ${BET_STATUS.cancelled}
       GROUP BY players.id)
     SELECT room.*, last.play_code AS lastPlayCode, last.amount_micros AS lastAmountMicros,
       last.issue_code AS lastIssueCode, last.status AS lastStatus, last.prize_micros AS lastWonMicros
     FROM room LEFT JOIN bets AS last ON last.id = lastId`,
    { userNames: JSON.stringify(userNames) },
  );
}
