import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { deleteDatabase } from '@canada28/db/delete-database.ts';
import { lockDatabase } from '@canada28/db/lock-database.ts';
import { type Migration, migrate } from '@canada28/db/migrate.ts';
import { type Database, openDatabase } from '@canada28/db/open-database.ts';

/** Where a world's database comes from when it is taken up, and what becomes of it when it is put down. */
export type WorldPlace = {
  readonly open: () => Database;
  readonly close: (db: Database) => void;
  /** Closes what was opened to be looked at only. */
  readonly release: (db: Database) => void;
  /** Lays an image here in the place of what lay here before; `db` is what is open of that, if anything is. */
  readonly put: (image: Buffer, db: Database | undefined) => void;
  /** Leaves nothing behind; `db` is what is open of it, if anything is. */
  readonly clear: (db: Database | undefined) => void;
};

/** A file of its own, which outlives the process. */
export type FilePlace = WorldPlace & {
  /** The number of the file that was opened or laid here last, by which another one under its name is told apart. */
  readonly inode: () => number | undefined;
};

/** A file of its own, brought to the newest schema, which no other server may use meanwhile. */
export function filePlace(path: string, migrations: readonly Migration[]): FilePlace {
  let unlock = () => {};
  let inode: number | undefined;
  const close = (db: Database | undefined) => {
    db?.close();
    unlock();
    unlock = () => {};
  };
  return {
    inode: () => inode,
    open: () => {
      const db = openDatabase(path);
      try {
        unlock = lockDatabase(path);
        migrate(db, migrations);
      } catch (error) {
        close(db);
        throw error;
      }
      inode = inodeOf(path);
      return db;
    },
    close,
    release: close,
    put: (image, db) => {
      close(db);
      replaceFile(path, image);
      inode = inodeOf(path);
    },
    clear: (db) => {
      close(db);
      deleteDatabase(path);
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
    release: (db) => db.close(),
    put: (other, db) => {
      db?.close();
      kept = other;
    },
    clear: (db) => db?.close(),
  };
}

/** Writes a file whole or not at all: whatever stops the process on the way, one of the two files lies there. */
export function replaceFile(path: string, image: Buffer): void {
  const next = `${path}-next`;
  writeFileSync(next, image);
  const file = openSync(next, 'r');
  fsyncSync(file);
  closeSync(file);
  for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true });
  renameSync(next, path);
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
