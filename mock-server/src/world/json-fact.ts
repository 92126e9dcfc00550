import { DatabaseFileError } from '@canada28/db/database-file-error.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { getWorldFact, type WorldFact } from './world-facts.ts';

/** A fact that is stored as JSON. Throws one sentence when it is none, or not what `isFact` takes for one. */
export function readJsonFact<Fact>(
  db: Database,
  name: WorldFact,
  isFact: (value: unknown) => value is Fact,
): Fact | undefined {
  const text = getWorldFact(db, name);
  if (text === undefined) return undefined;
  const value = parsedJson(text);
  if (isFact(value)) return value;
  throw new DatabaseFileError(
    `The database file ${db.name} is damaged: its fact "${name}" cannot be read. Use another file, or npm run db:reset.`,
  );
}
