import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

/** A player with what several features keep of them. */
export type PlayerOverviewRow = {
  readonly id: number;
  readonly userName: string;
  readonly nickName: string;
  readonly status: PlayerStatus;
  readonly availableMicros: number;
  readonly frozenMicros: number;
  readonly payPassword: number;
  readonly isPayPasswordLocked: number;
  readonly unreadMessages: number;
  readonly createdAtMs: number;
};

const OVERVIEW = `
  SELECT players.id, user_name AS userName, nick_name AS nickName, status, created_at_ms AS createdAtMs,
    is_pay_password_locked AS isPayPasswordLocked, pay_password_hash IS NOT NULL AS payPassword,
    (SELECT balance_micros FROM accounts WHERE player_id = players.id AND kind = 'available') AS availableMicros,
    (SELECT balance_micros FROM accounts WHERE player_id = players.id AND kind = 'frozen') AS frozenMicros,
    (SELECT count(*) FROM messages WHERE player_id = players.id AND is_read = 0) AS unreadMessages
  FROM players`;

const PLAYERS = {
  table: 'players',
  select: OVERVIEW,
  conditions: {
    player: 'id = :player',
    // Whatever the case of its letters.
    userName: 'user_name = :userName',
    status: 'status = :status',
  },
};

export function findPlayers(db: Database, filter: FilterOf<typeof PLAYERS>, page: Page) {
  return findPage<PlayerOverviewRow>(db, PLAYERS, { filter, ...page });
}

/** The number that the next account will get, at the least. */
export function getNextPlayerNumber(db: Database): number {
  return (findRow<{ id: number }>(db, 'SELECT max(id) AS id FROM players')?.id ?? 0) + 1;
}
