import type { Database } from '@canada28/db/open-database.ts';
import { listRowsOnce, runStatement } from '@canada28/db/prepared.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';

export type StoredFault = FaultRequest & {
  readonly id: number;
  /** Whom `match.player` means; undefined for all players. */
  readonly playerId: number | undefined;
  /** How many calls it matched, by path and player; from these it takes the nth, every so many, or some by chance. */
  readonly matched: number;
  readonly hits: number;
};

type FaultRow = Pick<StoredFault, 'id' | 'matched' | 'hits'> & {
  readonly request: string;
  readonly player_id: number | null;
};

/** In the order in which they were added. */
export function listStoredFaults(db: Database): readonly StoredFault[] {
  const sql = 'SELECT id, request, player_id, matched, hits FROM faults ORDER BY id';
  const rows = listRowsOnce<FaultRow>(db, sql);
  return rows.map(({ request, player_id, ...counts }) => ({
    // Written by `insertFault`, or held to the schema of a request before its image became a world.
    ...(JSON.parse(request) as FaultRequest),
    ...counts,
    playerId: player_id ?? undefined,
  }));
}

/** Stores another fault; answers its id, which no other fault had before. */
export function insertFault(db: Database, request: FaultRequest, playerId: number | undefined): number {
  const sql = 'INSERT INTO faults (request, player_id) VALUES (:request, :playerId)';
  return runStatement(db, sql, { request: JSON.stringify(request), playerId: playerId ?? null }).lastId;
}

export function deleteFault(db: Database, id: number): void {
  runStatement(db, 'DELETE FROM faults WHERE id = :id', { id });
}

/** Counts a call that these faults (ids) matched, and those of them that hit it. */
export function updateFaultCounts(
  db: Database,
  { matched, hit }: { readonly matched: readonly number[]; readonly hit: readonly number[] },
): void {
  runStatement(
    db,
    `UPDATE faults SET matched = matched + 1, hits = hits + (id IN (SELECT value FROM json_each(:hit)))
     WHERE id IN (SELECT value FROM json_each(:matched))`,
    { matched: JSON.stringify(matched), hit: JSON.stringify(hit) },
  );
}
