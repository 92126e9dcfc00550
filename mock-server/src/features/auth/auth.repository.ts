import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
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

/** The id of the player of that account name, else of the one with that number for an id. */
export function findPlayerId(db: Database, nameOrId: string): number | undefined {
  const id = /^\d{1,15}$/.test(nameOrId) ? Number(nameOrId) : null;
  return findRow<{ id: number }>(
    db,
    'SELECT id FROM players WHERE user_name = :nameOrId OR id = :id ORDER BY user_name = :nameOrId DESC LIMIT 1',
    { nameOrId, id },
  )?.id;
}

/** Empty where there is no player of that id. */
export function findUserName(db: Database, id: number): string {
  const sql = 'SELECT user_name AS userName FROM players WHERE id = :id';
  return findRow<{ userName: string }>(db, sql, { id })?.userName ?? '';
}

/** Whether an account name is taken; those of deleted players stay taken. */
export function isUserNameTaken(db: Database, userName: string): boolean {
  return findRow(db, 'SELECT id FROM players WHERE user_name = :userName', { userName }) !== undefined;
}

/** Forbids or allows an account something; answers whether there is such a player. */
export function updatePlayerStatus(db: Database, playerId: number, status: PlayerStatus): boolean {
  const sql = 'UPDATE players SET status = :status WHERE id = :playerId';
  return runStatement(db, sql, { playerId, status }).changes === 1;
}

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

/** Of all accounts that are not deleted, the oldest first. */
export function listUserNames(db: Database): string[] {
  const sql = `SELECT user_name FROM players WHERE status <> ${PLAYER_STATUS.deleted} ORDER BY id`;
  return listRows<{ user_name: string }>(db, sql).map((row) => row.user_name);
}
