import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { lockDatabase } from '@canada28/db/lock-database.ts';
import { type Migration, migrate } from '@canada28/db/migrate.ts';
import { type Database, openDatabase } from '@canada28/db/open-database.ts';

/** Where a world's database comes from when it is taken up, and what becomes of it when it is put down. */
export type WorldPlace = {
  readonly open: () => Database;
  readonly close: (db: Database) => void;
};

/** A file of its own, brought to the newest schema, which no other server may use meanwhile. */
export function filePlace(path: string, migrations: readonly Migration[]): WorldPlace {
  let unlock = () => {};
  return {
    open: () => {
      const db = openDatabase(path);
      try {
        unlock = lockDatabase(path);
        migrate(db, migrations);
        return db;
      } catch (error) {
        db.close();
        unlock();
        throw error;
      }
    },
    close: (db) => {
      db.close();
      unlock();
    },
  };
}

/** Memory: while nobody uses the world it is one buffer. Begins with an image; gone with the process. */
export function memoryPlace(image: Buffer): WorldPlace {
  let kept = image;
  return {
    open: () => openImage(kept),
    close: (db) => {
      kept = imageOf(db);
      db.close();
    },
  };
}
