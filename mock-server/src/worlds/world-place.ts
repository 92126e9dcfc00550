import { existsSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { brandPath, deleteDatabase, madeImagePath } from '@canada28/db/delete-database.ts';
import { changesOf, imageToCopy, imageWith, packed } from '@canada28/db/image-changes.ts';
import { lockDatabase } from '@canada28/db/lock-database.ts';
import { migrate } from '@canada28/db/migrate.ts';
import { type Database, openDatabase, type Synchronous } from '@canada28/db/open-database.ts';
import type { Migration } from '@canada28/db/read-migrations.ts';
import { closeDatabase } from '@canada28/db/transaction.ts';
import { nextTurn } from '../world/in-turns.ts';
import type { Invitation } from './invitation.ts';
import { writeInvitation } from './invitation-file.ts';
import { type Written, writeAhead, writeBeside } from './written-file.ts';

/** Where a world's database lies. */
export type WorldPlace = {
  readonly open: () => Database;
  readonly close: (db: Database) => void;
  /** Closes it so that it goes on from here when it is opened again; undefined where it stays open. */
  readonly release?: (db: Database) => void;
  /**
   * Lays an image here in the place of what lay here before; `db` is what is open of that, if anything is. Throws a
   * DatabaseFileError where it cannot be written: what lay here before is there still, and still open. With what `write`
   * answered there is nothing long left to do.
   */
  readonly put: (image: Buffer, db: Database | undefined, written?: Written) => void;
  /** Does ahead, while others are served, what takes long when an image is put here; answers nothing where nothing does. */
  readonly write: (image: Buffer) => Promise<Written | undefined>;
  /**
   * The image that the world was made with, which a reset lays here again, of the newest schema; undefined where a program
   * made it that stored none.
   */
  readonly made: () => Promise<Buffer | undefined>;
  readonly storeMade: (image: Buffer) => void;
  /** Stores the invitation into the world for the next process; undefined where none finds the world again. */
  readonly storeInvitation?: (world: string, invitation: Invitation | undefined) => void;
  /** Stores a packed brand for the next process, or that there is none; undefined where none finds the world again. */
  readonly storeBrand?: (packed: Buffer | undefined) => void;
  /** Leaves nothing behind; `db` is what is open of it, if anything is. */
  readonly clear: (db: Database | undefined) => void;
};

/** A file of its own, which outlives the process. */
export type FilePlace = WorldPlace & {
  /** The number of the file that was opened or laid here last, by which another one under its name is told apart. */
  readonly inode: () => number | undefined;
};

/** What is the same for all files of a server: the steps to their schema, and what a commit waits for. */
type FileRules = { readonly migrations: readonly Migration[]; readonly synchronous: Synchronous };

/** A file of its own, brought to the newest schema, which no other server may use meanwhile. */
export function filePlace(path: string, { migrations, synchronous }: FileRules): FilePlace {
  let unlock = () => {};
  let inode: number | undefined;
  const close = (db: Database | undefined) => {
    closeDatabase(db);
    unlock();
    unlock = () => {};
  };
  return {
    inode: () => inode,
    open: () => {
      const db = openDatabase(path, synchronous);
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
    put: (image, db, written) => {
      const replace = written?.replace ?? writeBeside(path, image);
      close(db);
      for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true });
      replace();
      inode = inodeOf(path);
    },
    write: (image) => writeAhead(path, image),
    made: async () =>
      existsSync(madeImagePath(path)) ? migrated(await readFile(madeImagePath(path)), migrations) : undefined,
    storeMade: (image) => writeBeside(madeImagePath(path), image)(),
    storeInvitation: (world, invitation) => writeInvitation(path, world, invitation),
    storeBrand: (packed) => {
      if (packed === undefined) rmSync(brandPath(path), { force: true });
      else writeBeside(brandPath(path), packed)();
    },
    clear: (db) => {
      close(db);
      deleteDatabase(path);
    },
  };
}

/**
 * Memory: what is kept of the image that a world begins with, and of the one that a reset lays here again, is what
 * differs from the image that it was made from, which many worlds share; so of one that is released. Gone with the process.
 */
export function memoryPlace(image: Buffer, base = image): WorldPlace {
  let kept = packed(changesOf(image, base));
  let made = kept;
  let opened: Database | undefined;
  const keep = (other: Buffer, db?: Database): Written => {
    const changes = changesOf(other, base);
    return {
      replace: () => {
        opened?.close();
        [kept, opened] = [changes, db];
      },
      drop: () => db?.close(),
    };
  };
  return {
    open: () => {
      const db = opened ?? openImage(imageToCopy(kept, base));
      opened = undefined;
      return db;
    },
    close: closeDatabase,
    release: (db) => {
      kept = packed(changesOf(imageOf(db), base));
      closeDatabase(db);
    },
    put: (other, db, written = keep(other)) => {
      closeDatabase(db);
      written.replace();
    },
    write: async (other) => {
      await nextTurn();
      const db = openImage(other);
      await nextTurn();
      return keep(other, db);
    },
    made: async () => imageWith(made, base),
    storeMade: (other) => {
      made = changesOf(other, base);
    },
    clear: (db) => {
      opened?.close();
      closeDatabase(db);
    },
  };
}

/** The image of the newest schema: an older program may have stored it. */
function migrated(image: Buffer, migrations: readonly Migration[]): Buffer {
  const db = openImage(image);
  try {
    return migrate(db, migrations) === 0 ? image : imageOf(db);
  } finally {
    db.close();
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
