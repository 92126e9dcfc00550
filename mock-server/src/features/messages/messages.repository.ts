import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { TableRules } from '../../world/table-rules.ts';
import type { MessageTemplate } from './message-texts.ts';
import type { zh } from './texts/zh.ts';

export const MESSAGE_TABLES: TableRules = {
  messages: {
    afterMs: 180 * DAY_MS,
    momentColumn: 'created_at_ms',
    orderColumn: 'id',
    keyColumns: 'id',
    reason: 'what they tell stands in the records too',
    writtenColumn: 'created_at_ms',
  },
};

type WordsOf<Text extends string> = Text extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordsOf<Rest>
  : never;

type TextsOf<Template extends MessageTemplate> = (typeof zh.messages)[Template]['title' | 'text'];

/** A message to store: its details are exactly the words that its title and text name. */
type NewMessage = {
  [Template in MessageTemplate]: {
    readonly playerId: number;
    readonly template: Template;
    readonly details: Readonly<Record<WordsOf<TextsOf<Template>>, string | number>>;
    readonly createdAtMs: number;
  };
}[MessageTemplate];

/** In the place of a template: the operator wrote the message, and its details are its texts. */
export const WRITTEN = 'written';

/** What a message that the operator wrote says in each language. */
export type WrittenTexts = Readonly<Record<'title' | 'text', Readonly<Record<LanguageCode, string>>>>;

/** A message as stored: its template's name and, as JSON, the values of its text. */
export type MessageRow = {
  readonly id: number;
  readonly template: MessageTemplate | typeof WRITTEN;
  readonly details: string;
  readonly isRead: number;
  readonly createdAtMs: number;
};

/** Stores an unread message; only its template and values, so that it reads in whatever language is asked for. */
export function insertMessage(db: Database, message: NewMessage): void {
  runStatement(
    db,
    `INSERT INTO messages (player_id, template, details, created_at_ms)
     VALUES (:playerId, :template, :details, :createdAtMs)`,
    { ...message, details: JSON.stringify(message.details) },
  );
}

/** Stores an unread message of the operator for one player, or for all who are not deleted; answers for how many. */
export function insertWrittenMessage(
  db: Database,
  message: {
    readonly playerId: number | undefined;
    readonly texts: WrittenTexts;
    readonly createdAtMs: number;
  },
): number {
  const { playerId = null, texts, createdAtMs } = message;
  const sql = `INSERT INTO messages (player_id, template, details, created_at_ms)
    SELECT id, '${WRITTEN}', :details, :createdAtMs FROM players
    WHERE iif(:playerId IS NULL, status <> ${PLAYER_STATUS.deleted}, id = :playerId) ORDER BY id`;
  return runStatement(db, sql, { playerId, details: JSON.stringify(texts), createdAtMs }).changes;
}

/** Whether the player got a message of that kind after a moment (epoch ms). */
export function hasMessageSince(
  db: Database,
  search: { readonly playerId: number; readonly template: MessageTemplate; readonly sinceMs: number },
): boolean {
  const sql = `SELECT id FROM messages
     WHERE player_id = :playerId AND template = :template AND created_at_ms > :sinceMs LIMIT 1`;
  return findRow(db, sql, search) !== undefined;
}

const MESSAGES = {
  table: 'messages',
  select: 'SELECT id, template, details, is_read AS isRead, created_at_ms AS createdAtMs FROM messages',
  // Read (1) or not (0).
  conditions: { player: 'player_id = :player', isRead: 'is_read = :isRead' },
};

export function findMessages(db: Database, filter: FilterOf<typeof MESSAGES>, page: Page) {
  return findPage<MessageRow>(db, MESSAGES, { filter, ...page });
}

export function countUnreadMessages(db: Database, playerId: number): number {
  const sql = 'SELECT count(*) AS count FROM messages WHERE player_id = :playerId AND is_read = 0';
  return findRow<{ count: number }>(db, sql, { playerId })?.count ?? 0;
}

/** Of these ids the player's own; answers how many were unread. */
export function updateMessagesRead(db: Database, playerId: number, ids: readonly number[]): number {
  return runStatement(
    db,
    `UPDATE messages SET is_read = 1
     WHERE player_id = :playerId AND is_read = 0 AND id IN (SELECT value FROM json_each(:ids))`,
    { playerId, ids: JSON.stringify(ids) },
  ).changes;
}

/** Answers how many were unread. */
export function updateAllMessagesRead(db: Database, playerId: number): number {
  const sql = 'UPDATE messages SET is_read = 1 WHERE player_id = :playerId AND is_read = 0';
  return runStatement(db, sql, { playerId }).changes;
}
