import { emptyImage, imageOf, openImage, withoutLog } from '@canada28/db/database-image.ts';
import { migrate } from '@canada28/db/migrate.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { type Migration, newestOf } from '@canada28/db/read-migrations.ts';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { getWorldFact } from '../../world/world-facts.ts';
import { findTime } from '../../world/world-time.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { schemaOf } from './schema.repository.ts';
import { refuseUnsoundFacts } from './sound-facts.ts';

/** The moment of the world in it (epoch ms), and the image, brought to the newest schema. */
export type SoundImage = {
  readonly atMs: number;
  readonly image: Buffer;
  /** The rules that its books break, where they were held to them. */
  readonly broken: readonly string[];
};

export type Checks = Pick<ControlPlane, 'migrations'> & {
  /** Whether its books are held to every invariant, too: of what this program wrote itself, testers may want it as it was. */
  readonly withAudit?: boolean;
  /** Rules that its books are known to break: such a world may be what a tester wants to be seen. */
  readonly knownBroken?: readonly string[];
};

const SQLITE_HEAD = 'SQLite format 3\0';

/** Refuses in a sentence what is no whole world of this program or an older one. */
export function soundImage(checks: Checks, file: Buffer): SoundImage {
  if (file.toString('latin1', 0, SQLITE_HEAD.length) !== SQLITE_HEAD)
    throw new ControlError('The file is no SQLite database: take one that was downloaded here.');
  let db: Database | undefined;
  try {
    db = openImage(withoutLog(file));
    return checked(db, checks);
  } catch (error) {
    if (error instanceof ControlError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ControlError(`The file is damaged, or no world of this program: ${reason}.`, { cause: error });
  } finally {
    db?.close();
  }
}

function checked(db: Database, { migrations, withAudit, knownBroken = [] }: Checks): SoundImage {
  const schema = Number(db.pragma('user_version', { simple: true }));
  const newest = newestOf(migrations);
  if (schema > newest)
    throw new ControlError(
      `The file is of a newer program: its schema is ${schema}, this one's ${newest}. Start the newer program.`,
    );
  if (schema < 1)
    throw new ControlError('The file is no world of this program: take one that was downloaded here.');
  // Before anything is written: a trigger that is not ours would be carried out by the first migration.
  if (schemaOf(db) !== schemaOfEmpty(migrations.filter(({ number }) => number <= schema)))
    throw new ControlError('The file is no world of this program: its tables are others.');
  migrate(db, migrations);
  const time = findTime(db);
  if (time === undefined || getWorldFact(db, 'secret') === undefined)
    throw new ControlError('The file is no world of this program: it has no time and no secret.');
  refuseUnsoundFacts(db);
  const damage = listRows<{ integrity_check: string }>(db, 'PRAGMA integrity_check(1)')[0]?.integrity_check;
  if (damage !== 'ok') throw new ControlError(`The file is damaged: ${damage}.`);
  const broken = withAudit ? auditDatabase(db).broken : [];
  const unknown = broken.find(({ rule }) => !knownBroken.includes(rule));
  if (unknown !== undefined)
    throw new ControlError(
      `The audit of the file is not clean: ${unknown.rule}; for one, ${unknown.violations[0] ?? ''}.`,
    );
  return { atMs: time.worldMs, image: imageOf(db), broken: broken.map(({ rule }) => rule) };
}

function schemaOfEmpty(migrations: readonly Migration[]): string {
  const db = openImage(emptyImage(migrations));
  try {
    return schemaOf(db);
  } finally {
    db.close();
  }
}
