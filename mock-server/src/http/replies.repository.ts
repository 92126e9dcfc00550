import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { TableRules } from '../world/table-rules.ts';

/** How long rows are kept. */
export const REPLY_TABLES: TableRules = {
  idempotent_replies: {
    afterMs: DAY_MS,
    momentColumn: 'at_ms',
    orderColumn: 'at_ms',
    keyColumns: 'player_id, key',
    reason: 'longer than any client goes on trying',
    writtenColumn: 'at_ms',
    isOfOneWorld: true,
  },
};

/** The first answer under a key of a player, with the fingerprint of its request; undefined where there was none. */
export function findReply(db: Database, playerId: number, key: string) {
  return findRow<{ request_hash: Buffer; reply: string }>(
    db,
    'SELECT request_hash, reply FROM idempotent_replies WHERE player_id = :playerId AND key = :key',
    { playerId, key },
  );
}

export function insertReply(
  db: Database,
  reply: {
    readonly playerId: number;
    readonly key: string;
    readonly requestHash: Buffer;
    readonly reply: string;
    readonly atMs: number;
  },
): void {
  runStatement(
    db,
    `INSERT INTO idempotent_replies (player_id, key, request_hash, reply, at_ms)
     VALUES (:playerId, :key, :requestHash, :reply, :atMs)`,
    reply,
  );
}
