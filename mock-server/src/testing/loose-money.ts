import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';

/** The image of a world with money that the ledger's own guards would never let in. */
export function withLooseMoney(file: Buffer): Buffer {
  const db = openImage(file);
  const guards = listRows<{ name: string; sql: string }>(
    db,
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'accounts'",
  );
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`);
  db.exec('UPDATE accounts SET balance_micros = balance_micros + 1 WHERE player_id IS NOT NULL');
  for (const { sql } of guards) db.exec(sql);
  const image = imageOf(db);
  db.close();
  return image;
}
