import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';

/** Facts of a world that outlive a restart, by name. */
export type WorldFact =
  | 'secret'
  | 'former-secrets'
  | 'seed'
  | 'random-position'
  | 'config'
  | 'switches'
  | 'clock'
  | 'downtimes'
  | 'replay-position'
  | 'origin'
  | 'settings'
  | 'first-notices';

/** The stored text of a fact; undefined when it was never set. */
export function getWorldFact(db: Database, name: WorldFact): string | undefined {
  return findRow<{ value: string }>(db, 'SELECT value FROM world_facts WHERE name = :name', { name })?.value;
}

/** All that is stored, by name; in a file from elsewhere a name may be none of ours. */
export function listWorldFacts(
  db: Database,
): readonly { readonly name: WorldFact; readonly value: string }[] {
  return listRows(db, 'SELECT name, value FROM world_facts');
}

/** What it is already is not written again. */
export function setWorldFact(db: Database, name: WorldFact, value: string): void {
  const sql = `INSERT INTO world_facts (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = :value WHERE value <> :value`;
  runStatement(db, sql, { name, value });
}

export function deleteWorldFact(db: Database, name: WorldFact): void {
  runStatement(db, 'DELETE FROM world_facts WHERE name = :name', { name });
}

/** Whether no world was created on this database yet. */
export function hasNoWorld(db: Database): boolean {
  return getWorldFact(db, 'secret') === undefined;
}

/** Whether this database was made of that of another world. */
export function isCopy(db: Database): boolean {
  return getWorldFact(db, 'former-secrets') !== undefined;
}
