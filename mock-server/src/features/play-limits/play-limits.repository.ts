import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';

/** The limits that a player can set. */
export type PlayLimitName = 'dailyDeposit' | 'dailyLoss' | 'sessionMinutes' | 'timeoutUntil';

/** One limit: its value (micro-USDT, minutes or epoch ms; undefined is no limit), and the looser one that waits. */
export type StoredLimit = {
  readonly value: number | undefined;
  readonly next: { readonly value: number | undefined; readonly atMs: number } | undefined;
};

type Row = {
  readonly name: string;
  readonly value: number | null;
  readonly next_value: number | null;
  readonly next_at_ms: number | null;
};

const COLUMN_NAMES: Readonly<Record<PlayLimitName, string>> = {
  dailyDeposit: 'daily_deposit',
  dailyLoss: 'daily_loss',
  sessionMinutes: 'session_minutes',
  timeoutUntil: 'timeout_until',
};

export type StoredLimits = Readonly<Record<PlayLimitName, StoredLimit>>;

/** A player's limits as they were set last; whether a waiting value has come into force is for the reader to say. */
export function getStoredLimits(db: Database, playerId: number): StoredLimits {
  const sql = 'SELECT name, value, next_value, next_at_ms FROM play_limits WHERE player_id = :playerId';
  const rows = listRows<Row>(db, sql, { playerId });
  const limitOf = (name: PlayLimitName) => limitOfRow(rows.find((row) => row.name === COLUMN_NAMES[name]));
  return {
    dailyDeposit: limitOf('dailyDeposit'),
    dailyLoss: limitOf('dailyLoss'),
    sessionMinutes: limitOf('sessionMinutes'),
    timeoutUntil: limitOf('timeoutUntil'),
  };
}

function limitOfRow(row: Row | undefined): StoredLimit {
  if (row === undefined) return { value: undefined, next: undefined };
  const atMs = row.next_at_ms;
  return {
    value: row.value ?? undefined,
    next: atMs === null ? undefined : { value: row.next_value ?? undefined, atMs },
  };
}

export function updateStoredLimit(
  db: Database,
  playerId: number,
  name: PlayLimitName,
  { value, next }: StoredLimit,
): void {
  runStatement(
    db,
    `INSERT INTO play_limits (player_id, name, value, next_value, next_at_ms)
     VALUES (:playerId, :name, :value, :nextValue, :nextAtMs)
     ON CONFLICT (player_id, name)
     DO UPDATE SET value = :value, next_value = :nextValue, next_at_ms = :nextAtMs`,
    {
      playerId,
      name: COLUMN_NAMES[name],
      value: value ?? null,
      nextValue: next?.value ?? null,
      nextAtMs: next?.atMs ?? null,
    },
  );
}

/**
 * What the bets that a player placed since a moment lost, micro-USDT: all stakes, those still open included, less
 * what was won. A cancelled bet counts for nothing. Below zero when more was won.
 */
export function getLossMicros(db: Database, playerId: number, sinceMs: number): number {
  const row = findRow<{ micros: number }>(
    db,
    `SELECT coalesce(sum(amount_micros - prize_micros), 0) AS micros FROM bets
     WHERE player_id = :playerId AND placed_at_ms >= :sinceMs AND status <> ${BET_STATUS.cancelled}`,
    { playerId, sinceMs },
  );
  return row?.micros ?? 0;
}
