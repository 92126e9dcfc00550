import type { Database } from '@canada28/db/open-database.ts';
import { listRows, runStatement } from '@canada28/db/prepared.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { MessageType } from '@canada28/shared/contract/messages.contract.ts';

type NoticeTexts = Readonly<Record<'title' | 'content', Readonly<Record<LanguageCode, string>>>>;

/** A notice of the operator as stored; its texts are JSON. */
type NoticeRow = {
  readonly id: number;
  readonly type: MessageType;
  readonly texts: string;
  readonly createdAtMs: number;
};

export function insertNotice(
  db: Database,
  { texts, ...notice }: { type: MessageType; texts: NoticeTexts; createdAtMs: number },
): number {
  const sql = 'INSERT INTO notices (type, texts, created_at_ms) VALUES (:type, :texts, :createdAtMs)';
  return runStatement(db, sql, { ...notice, texts: JSON.stringify(texts) }).lastId;
}

/** Newest first. */
export function listWrittenNotices(
  db: Database,
): (Omit<NoticeRow, 'texts'> & { readonly texts: NoticeTexts })[] {
  const sql = 'SELECT id, type, texts, created_at_ms AS createdAtMs FROM notices ORDER BY id DESC';
  const rows = listRows<NoticeRow>(db, sql);
  // `insertNotice` wrote it.
  return rows.map((row) => ({ ...row, texts: JSON.parse(row.texts) as NoticeTexts }));
}
