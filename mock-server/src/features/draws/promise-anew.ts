import { findRow } from '@canada28/db/prepared.ts';
import type { World } from '../../world/world.ts';
import { listUndrawnCodes, updateSeedHash } from './draws.repository.ts';

const PROMISE_TRIGGER = 'issues_promise_never_changes';

/**
 * A copy of a world makes the seed hashes of its issues that are not drawn yet anew, from the secret that draws them
 * now. Nobody can have read the old ones here: this world has served no call yet.
 */
export function promiseAnew({ db, drawSource }: World): void {
  const sql = 'SELECT sql FROM sqlite_schema WHERE name = :name';
  const trigger = findRow<{ sql: string }>(db, sql, { name: PROMISE_TRIGGER });
  if (trigger === undefined) throw new Error(`the schema has no ${PROMISE_TRIGGER}`);
  db.exec(`DROP TRIGGER ${PROMISE_TRIGGER}`);
  for (const issueCode of listUndrawnCodes(db)) {
    updateSeedHash(db, { issueCode, seedHash: drawSource.seedHash(issueCode) ?? null });
  }
  db.exec(trigger.sql);
}
