import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { TableRules } from '../../world/table-rules.ts';
import type { ChatTemplate } from './chat-texts.ts';

export const CHAT_TABLES: TableRules = {
  chat_lines: {
    afterMs: 90 * DAY_MS,
    momentColumn: 'created_at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'no reader scrolls back further',
    writtenColumn: 'created_at_ms',
  },
};

/** A line as stored, with the present nickname of its player. */
export type ChatRow = {
  readonly id: number;
  readonly createdAtMs: number;
} & (
  | {
      readonly playerId: number;
      readonly nickName: string;
      readonly content: string;
      readonly template: null;
    }
  | { readonly playerId: null; readonly template: ChatTemplate; readonly details: string | null }
);

const LINES = `
  SELECT chat_lines.id, player_id AS playerId, nick_name AS nickName, content, template, details,
    chat_lines.created_at_ms AS createdAtMs
  FROM chat_lines LEFT JOIN players ON players.id = player_id`;

export function insertPlayerLine(
  db: Database,
  line: { playerId: number; content: string; createdAtMs: number },
): number {
  return runStatement(
    db,
    'INSERT INTO chat_lines (player_id, content, created_at_ms) VALUES (:playerId, :content, :createdAtMs)',
    line,
  ).lastId;
}

/** A bet that the room tells of: whose name, masked, whole USDT, and what on. */
export type ToldBet = { readonly name: string; readonly amount: number; readonly playCode: number };

type RoomLine = { readonly createdAtMs: number } & (
  | { readonly template: 'welcome' }
  | { readonly template: 'betPlaced'; readonly details: ToldBet }
);

/** Stores one of the room's own lines; only its template and values, so that it reads in whatever language is asked for. */
export function insertRoomLine(db: Database, line: RoomLine): void {
  const sql =
    'INSERT INTO chat_lines (template, details, created_at_ms) VALUES (:template, :details, :createdAtMs)';
  const details = 'details' in line ? JSON.stringify(line.details) : null;
  runStatement(db, sql, { template: line.template, details, createdAtMs: line.createdAtMs });
}

/** Oldest first. */
export function listNewestLines(db: Database, limit: number): ChatRow[] {
  return listRows<ChatRow>(db, `${LINES} ORDER BY chat_lines.id DESC LIMIT :limit`, { limit }).reverse();
}

/** The first ones after a line, oldest first. */
export function listLinesAfter(db: Database, afterId: number, limit: number): ChatRow[] {
  const sql = `${LINES} WHERE chat_lines.id > :afterId ORDER BY chat_lines.id LIMIT :limit`;
  return listRows(db, sql, { afterId, limit });
}

/** The number of the newest line; 0 where there is none. */
export function getNewestLineId(db: Database): number {
  return findRow<{ id: number }>(db, 'SELECT ifnull(max(id), 0) AS id FROM chat_lines')?.id ?? 0;
}

export function getChatLine(db: Database, id: number): ChatRow {
  const row = findRow<ChatRow>(db, `${LINES} WHERE chat_lines.id = :id`, { id });
  if (row === undefined) throw new Error(`there is no chat line ${id}`);
  return row;
}

export function countPlayerLines(
  db: Database,
  search: { readonly playerId: number; readonly afterMs: number },
): number {
  const sql =
    'SELECT count(*) AS count FROM chat_lines WHERE player_id = :playerId AND created_at_ms > :afterMs';
  return findRow<{ count: number }>(db, sql, search)?.count ?? 0;
}

export function isChatEmpty(db: Database): boolean {
  return findRow(db, 'SELECT id FROM chat_lines LIMIT 1') === undefined;
}
