import fs, { existsSync, rmSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { DatabaseFileError } from '@canada28/db/database-file-error.ts';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { deleteDatabase, madeImagePath } from '@canada28/db/delete-database.ts';
import { changesOf, imageToCopy, imageWith, packed } from '@canada28/db/image-changes.ts';
import { lockDatabase } from '@canada28/db/lock-database.ts';
import { migrate } from '@canada28/db/migrate.ts';
import { type Database, openDatabase } from '@canada28/db/open-database.ts';
import type { Migration } from '@canada28/db/read-migrations.ts';
import { closeDatabase } from '@canada28/db/transaction.ts';
import { nextTurn } from '../world/in-turns.ts';

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
  /** The image that the world was made with, which a reset lays here again; undefined where an older program made it. */
  readonly made: () => Promise<Buffer | undefined>;
  readonly storeMade: (image: Buffer) => void;
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
    closeDatabase(db);
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
    put: (image, db, written) => {
      const replace = written?.replace ?? writeBeside(path, image);
      close(db);
      for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true });
      replace();
      inode = inodeOf(path);
    },
    write: (image) => writeAhead(path, image),
    made: async () => (existsSync(madeImagePath(path)) ? readFile(madeImagePath(path)) : undefined),
    storeMade: (image) => writeBeside(madeImagePath(path), image)(),
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

/** What an interrupted write leaves: a file of this ending. */
export const UNFINISHED = '-next';

/** The calls of the file system that writing a file needs. */
type FileSystem = Pick<
  typeof fs,
  'writeFileSync' | 'openSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync'
>;

/**
 * Writes a file beside the one that it will replace, and answers what puts it there: whatever stops the process on the
 * way, one of the two lies there whole. Throws a DatabaseFileError, and leaves nothing, where it cannot be written.
 */
export function writeBeside(path: string, image: Buffer, files: FileSystem = fs): () => void {
  const next = `${path}${UNFINISHED}`;
  try {
    files.writeFileSync(next, image);
    // Windows syncs no file that was opened to be read only.
    const file = files.openSync(next, 'r+');
    try {
      files.fsyncSync(file);
    } finally {
      files.closeSync(file);
    }
  } catch (error) {
    files.rmSync(next, { force: true });
    throw new DatabaseFileError(whyNotWritten(path, error), { cause: error });
  }
  return () => files.renameSync(next, path);
}

/** A file, written and synced, beside the one that it is to replace: either is done once. */
export type Written = { readonly replace: () => void; readonly drop: () => void };

let writes = 0;

/** As `writeBeside`, but however large a file is, others are served meanwhile. */
export async function writeAhead(path: string, image: Buffer): Promise<Written> {
  writes += 1;
  // Several may be under way at the same time, and one at once.
  const next = `${path}-${writes}${UNFINISHED}`;
  const drop = () => fs.rmSync(next, { force: true });
  try {
    const file = await open(next, 'w');
    try {
      await file.writeFile(image);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    drop();
    throw new DatabaseFileError(whyNotWritten(path, error), { cause: error });
  }
  return { replace: () => fs.renameSync(next, path), drop };
}

function whyNotWritten(path: string, error: unknown): string {
  const { code } = error instanceof Error && 'code' in error ? error : { code: undefined };
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full: ${path} cannot be written.`;
  return `The file ${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`;
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
