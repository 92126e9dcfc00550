import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows } from '@canada28/db/prepared.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';

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

/** Of all accounts that are not deleted, the oldest first. */
export function listUserNames(db: Database): string[] {
  const sql = `SELECT user_name FROM players WHERE status <> ${PLAYER_STATUS.deleted} ORDER BY id`;
  return listRows<{ user_name: string }>(db, sql).map((row) => row.user_name);
}
