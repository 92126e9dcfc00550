import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import { type PlayerProfile, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';

type MaybeSet = 'phone' | 'email' | 'portrait' | 'sign' | 'birthday';
type ProfileRow = Pick<PlayerProfile, 'id' | 'userName' | 'nickName' | 'sex' | 'status'> &
  Readonly<Record<MaybeSet, string | null>> & { readonly hasPayPassword: number };

const COLUMNS = {
  nickName: 'nick_name',
  nickKey: 'nick_key',
  sex: 'sex',
  phone: 'phone',
  email: 'email',
  portrait: 'portrait',
  sign: 'sign',
  birthday: 'birthday',
} as const;

/** What players may change of themselves; `status` is not among it (player-api §4, known defects). */
type ProfileChanges = { readonly [Name in keyof typeof COLUMNS]?: string | number | undefined };

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

/** Who goes by a name that looks like this one, told by its key. */
export function findByNickname(
  db: Database,
  nickKey: string,
): { readonly id: number; readonly nickName: string } | undefined {
  const sql = 'SELECT id, nick_name AS nickName FROM players WHERE nick_key = :nickKey LIMIT 1';
  return findRow(db, sql, { nickKey });
}

/**
 * Whether another player has an account name or a nickname that looks like this name, told by its key; a new account has
 * no id yet. Account names of deleted players stay taken.
 */
export function isNameInUse(db: Database, nickKey: string, playerId = 0): boolean {
  const sql =
    'SELECT id FROM players WHERE (nick_key = :nickKey OR user_name = :nickKey) AND id <> :playerId LIMIT 1';
  return findRow(db, sql, { nickKey, playerId }) !== undefined;
}

const UPDATES = Object.entries(COLUMNS).map(([name, column]) => `${column} = coalesce(:${name}, ${column})`);
const UPDATE_SQL = `UPDATE players SET ${UPDATES} WHERE id = :playerId`;
const UNCHANGED = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null]));

/** Writes what is given and leaves the rest as it is. */
export function updatePlayerProfile(db: Database, playerId: number, changes: ProfileChanges): void {
  runStatement(db, UPDATE_SQL, { ...UNCHANGED, ...changes, playerId });
}
