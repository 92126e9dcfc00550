import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows } from '@canada28/db/prepared.ts';
import { ISSUE_STATE } from '@canada28/mock-server/features/draws/draws.repository.ts';
import type { SeenIssue } from './model/passing.ts';
import type { ModelBet } from './model/state.ts';

// What a simulation reads of the database itself: the world as it is stored, beside what its calls answer.

type IssueRow = Omit<SeenIssue, 'drawnAt' | 'numbers' | 'isVoid' | 'isForced'> & {
  readonly drawnAt: number | null;
  readonly numbers: string | null;
  readonly state: string;
  readonly isForced: number;
};

/** The issues from a code on, by their codes. */
export function seeIssues(db: Database, fromCode: string): ReadonlyMap<string, SeenIssue> {
  const rows = listRows<IssueRow>(
    db,
    `SELECT issue_code AS code, sale_start_ms AS saleStart, sale_end_ms AS saleEnd, slot_end_ms AS end,
       drawn_at_ms AS drawnAt, numbers, state, is_forced AS isForced
     FROM issues WHERE issue_code >= :fromCode ORDER BY issue_code`,
    { fromCode },
  );
  const seen = rows.map(({ drawnAt, numbers, state, isForced, ...issue }) => ({
    ...issue,
    drawnAt: drawnAt ?? undefined,
    numbers: numbers?.split(',').map(Number),
    isVoid: state === ISSUE_STATE.closed,
    isForced: isForced === 1,
  }));
  return new Map(seen.map((issue) => [issue.code, issue]));
}

export function seeSecret(db: Database): Buffer {
  const row = findRow<{ value: string }>(db, `SELECT value FROM world_facts WHERE name = 'secret'`);
  return Buffer.from(row?.value ?? '', 'hex');
}

/** What each player has, by account ID. */
export function seePlayers(db: Database) {
  return listRows<{ id: number; status: number; isLocked: number; available: number; frozen: number }>(
    db,
    `SELECT players.id, players.status, is_pay_password_locked AS isLocked, available.balance_micros AS available,
       frozen.balance_micros AS frozen
     FROM players
     JOIN accounts AS available ON available.player_id = players.id AND available.kind = 'available'
     JOIN accounts AS frozen ON frozen.player_id = players.id AND frozen.kind = 'frozen'
     ORDER BY players.id`,
  );
}

/** What each account of the house has. */
export function seeHouse(db: Database): ReadonlyMap<string, bigint> {
  const rows = listRows<{ kind: string; micros: string }>(
    db,
    'SELECT kind, CAST(balance_micros AS TEXT) AS micros FROM accounts WHERE player_id IS NULL',
  );
  return new Map(rows.map(({ kind, micros }) => [kind, BigInt(micros)]));
}

type SeenBet = Omit<ModelBet, 'player' | 'chase'> & {
  readonly playerId: number;
  readonly chase: number | null;
};

/** Bets in the order in which they were placed, from the one at a place on. */
export function seeBets(db: Database, from: number): readonly SeenBet[] {
  return listRows(
    db,
    `SELECT player_id AS playerId, issue_code AS issue, play_code AS code, amount_micros AS amount,
       odds_thousandths AS odds, status, prize_micros AS prize, placed_at_ms AS placedAt, chase_id AS chase
     FROM bets WHERE id >= (SELECT min(id) FROM bets) + :from ORDER BY id`,
    { from },
  );
}

/** Chases in the order in which they were started, from the one at a place on. */
export function seeChases(db: Database, from: number) {
  return listRows<{ id: number; playerId: number; status: number }>(
    db,
    'SELECT id, player_id AS playerId, status FROM chases WHERE id > :from ORDER BY id',
    { from },
  );
}

type SeenItem = {
  readonly chase: number;
  readonly issue: string;
  readonly amount: number;
  readonly multiple: number;
  readonly status: number;
  readonly loss: number | null;
};

export function seeItems(db: Database, from: number): readonly SeenItem[] {
  return listRows(
    db,
    `SELECT chase_id AS chase, issue_code AS issue, amount_micros AS amount, multiple, status, loss
     FROM chase_items WHERE chase_id > :from ORDER BY chase_id, id`,
    { from },
  );
}

type SeenOrder = {
  readonly orderId: string;
  readonly playerId: number;
  readonly type: number;
  readonly amount: number;
  readonly fee: number;
  readonly status: number;
  readonly nextStatus: number | null;
  readonly nextAt: number | null;
};

/** Deposits and withdrawals in the order in which they were submitted. */
export function seeOrders(db: Database): readonly SeenOrder[] {
  return listRows(
    db,
    `SELECT order_id AS orderId, player_id AS playerId, type, amount_micros AS amount, fee_micros AS fee, status,
       next_status AS nextStatus, next_at_ms AS nextAt
     FROM finance_orders ORDER BY id`,
  );
}

/** The address book of a player: deleted ones, too. */
export function seeAddressIds(db: Database, playerId: number): readonly number[] {
  const sql = 'SELECT id FROM addresses WHERE player_id = :playerId ORDER BY id';
  return listRows<{ id: number }>(db, sql, { playerId }).map(({ id }) => id);
}
