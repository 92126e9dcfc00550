import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

type PlayerCredentials = {
  readonly id: number;
  readonly status: PlayerStatus;
  readonly loginPasswordHash: string;
};

/** The player of that account name, whatever the case of its letters; never a deleted one. */
export function findCredentials(db: Database, userName: string): PlayerCredentials | undefined {
  return findRow<PlayerCredentials>(
    db,
    `SELECT id, status, login_password_hash AS loginPasswordHash FROM players
     WHERE user_name = :userName AND status <> ${PLAYER_STATUS.deleted}`,
    { userName },
  );
}

/** Forbids or allows an account something, unless it is so already. */
export function updatePlayerStatus(db: Database, playerId: number, status: PlayerStatus): void {
  const sql = 'UPDATE players SET status = :status WHERE id = :playerId AND status <> :status';
  runStatement(db, sql, { playerId, status });
}

export function insertPlayer(
  db: Database,
  player: {
    /** Left out, it is the next one. */
    id?: number;
    userName: string;
    nickName: string;
    nickKey: string;
    loginPasswordHash: string;
    createdAtMs: number;
  },
): number {
  return runStatement(
    db,
    `INSERT INTO players (id, user_name, nick_name, nick_key, login_password_hash, created_at_ms)
     VALUES (:id, :userName, :nickName, :nickKey, :loginPasswordHash, :createdAtMs)`,
    { id: null, ...player },
  ).lastId;
}
