import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import { type PlayerProfile, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';

type MaybeSet = 'phone' | 'email' | 'portrait' | 'sign' | 'birthday';
type ProfileRow = Pick<PlayerProfile, 'id' | 'userName' | 'nickName' | 'sex' | 'status'> &
  Readonly<Record<MaybeSet, string | null>> & { readonly hasPayPassword: number };

/** Columns that a player may change of themselves; `status` is not among them (player-api §4, known defects). */
export type ProfileChanges = Readonly<
  Partial<Record<'nick_name' | 'nick_key' | 'sex' | MaybeSet, string | number>>
>;

/** A player without money and token: those who know them add them. */
export function getProfile(db: Database, playerId: number): PlayerProfile {
  const row = findRow<ProfileRow>(
    db,
    `SELECT id, user_name AS userName, nick_name AS nickName, sex, phone, email, portrait, sign, birthday, status,
       pay_password_hash IS NOT NULL AS hasPayPassword
     FROM players WHERE id = :playerId`,
    { playerId },
  );
  if (row === undefined) throw new Error(`there is no player ${playerId}`);
  return {
    ...row,
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    portrait: row.portrait ?? undefined,
    sign: row.sign ?? undefined,
    birthday: row.birthday ?? undefined,
    availableMicros: undefined,
    pendingDepositMicros: undefined,
    hasPayPassword: row.hasPayPassword === 1,
    tokenName: TOKEN_HEADER_NAME,
    tokenValue: undefined,
    token: undefined,
  };
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
