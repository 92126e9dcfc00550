import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';

/** Facts of a world that outlive a restart, by name. */
export type WorldFact = 'secret' | 'clock' | 'replay-position';

/** The stored text of a fact; undefined when it was never set. */
export function getWorldFact(db: Database, name: WorldFact): string | undefined {
  return findRow<{ value: string }>(db, 'SELECT value FROM world_facts WHERE name = :name', { name })?.value;
}

export function setWorldFact(db: Database, name: WorldFact, value: string): void {
  const sql =
    'INSERT INTO world_facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value';
  runStatement(db, sql, { name, value });
}
