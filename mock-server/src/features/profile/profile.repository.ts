import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

/** A player's row as the profile shows it. */
export type PlayerRow = {
  readonly id: number;
  readonly user_name: string;
  readonly nick_name: string;
  readonly sex: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly portrait: string | null;
  readonly sign: string | null;
  readonly birthday: string | null;
  readonly status: PlayerStatus;
  readonly has_pay_password: number;
};

/** Columns that a player may change of themselves; `status` is not among them (player-api §4, known defects). */
export type ProfileChanges = Readonly<
  Partial<
    Record<
      'nick_name' | 'nick_key' | 'sex' | 'phone' | 'email' | 'portrait' | 'sign' | 'birthday',
      string | number
    >
  >
>;

export function getPlayerRow(db: Database, playerId: number): PlayerRow {
  const row = findRow<PlayerRow>(
    db,
    `SELECT id, user_name, nick_name, sex, phone, email, portrait, sign, birthday, status,
            pay_password_hash IS NOT NULL AS has_pay_password
     FROM players WHERE id = :playerId`,
    { playerId },
  );
  if (row === undefined) throw new Error(`there is no player ${playerId}`);
  return row;
}

/** Whether another player goes by a name that looks like this one, told by its key; a new account has no id yet. */
export function isNicknameTaken(db: Database, nickKey: string, playerId = 0): boolean {
  const sql = 'SELECT id FROM players WHERE nick_key = :nickKey AND id <> :playerId LIMIT 1';
  return findRow(db, sql, { nickKey, playerId }) !== undefined;
}

/** Writes the given columns and leaves the others as they are. */
export function updatePlayerProfile(db: Database, playerId: number, changes: ProfileChanges): void {
  const none = {
    nick_name: null,
    nick_key: null,
    sex: null,
    phone: null,
    email: null,
    portrait: null,
    sign: null,
    birthday: null,
  };
  runStatement(
    db,
    `UPDATE players SET
       nick_name = coalesce(:nick_name, nick_name), nick_key = coalesce(:nick_key, nick_key),
       sex = coalesce(:sex, sex),
       phone = coalesce(:phone, phone), email = coalesce(:email, email),
       portrait = coalesce(:portrait, portrait), sign = coalesce(:sign, sign),
       birthday = coalesce(:birthday, birthday)
     WHERE id = :playerId`,
    { ...none, ...changes, playerId },
  );
}
