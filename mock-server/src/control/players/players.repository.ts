import { findPage } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD_HASH, DEMO_PAY_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

/** A player with what several features keep of them. */
export type PlayerOverviewRow = {
  readonly id: number;
  readonly user_name: string;
  readonly nick_name: string;
  readonly status: PlayerStatus;
  readonly available_micros: number;
  readonly frozen_micros: number;
  readonly has_pay_password: number;
  readonly is_pay_password_locked: number;
  readonly unread_messages: number;
  readonly created_at_ms: number;
};

/** Which players; a name is told whatever the case of its letters. */
type PlayersFilter = {
  readonly player?: number;
  readonly userName?: string;
  readonly status?: PlayerStatus;
};

const OVERVIEW = `
  SELECT players.id, user_name, nick_name, status, created_at_ms, is_pay_password_locked,
    pay_password_hash IS NOT NULL AS has_pay_password,
    (SELECT balance_micros FROM accounts WHERE player_id = players.id AND kind = 'available') AS available_micros,
    (SELECT balance_micros FROM accounts WHERE player_id = players.id AND kind = 'frozen') AS frozen_micros,
    (SELECT count(*) FROM messages WHERE player_id = players.id AND is_read = 0) AS unread_messages
  FROM players`;

const CONDITIONS = {
  player: 'id = :player',
  userName: 'user_name = :userName',
  status: 'status = :status',
};

/** A page of players, newest first, and how many there are. */
export function findPlayers(
  db: Database,
  filter: PlayersFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const source = { table: 'players', select: OVERVIEW, conditions: CONDITIONS };
  return findPage<PlayerOverviewRow, PlayersFilter>(db, source, { filter, ...page });
}

/** The number that the next account will get, at the least. */
export function getNextPlayerNumber(db: Database): number {
  return (findRow<{ id: number }>(db, 'SELECT max(id) AS id FROM players')?.id ?? 0) + 1;
}

/** Enough to choose from; `GET /__mock/players` has all. */
const MOST_KNOWN_PLAYERS = 50;

/** A player, and whether their passwords are those that all demo accounts share: any other cannot be told. */
export type KnownPlayerRow = {
  readonly user_name: string;
  readonly is_demo_password: number;
  readonly is_demo_pay_password: number;
};

/** Players, first those with the password of the demo accounts. */
export function listKnownPlayers(db: Database): KnownPlayerRow[] {
  const sql = `SELECT user_name, login_password_hash = :login AS is_demo_password,
      ifnull(pay_password_hash = :pay, 0) AS is_demo_pay_password
    FROM players ORDER BY is_demo_password DESC, id LIMIT ${MOST_KNOWN_PLAYERS}`;
  return listRows(db, sql, { login: DEMO_LOGIN_PASSWORD_HASH, pay: DEMO_PAY_PASSWORD_HASH });
}
