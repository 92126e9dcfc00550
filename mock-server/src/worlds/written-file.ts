import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseFileError } from '@canada28/db/database-file-error.ts';

/** What an interrupted write leaves: a file of this ending. */
export const UNFINISHED = '-next';

/** The calls of the file system that writing a file needs. */
type FileSystem = Pick<
  typeof fs,
  'writeFileSync' | 'openSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync'
>;

/**
 * Writes a file beside the one that it will replace, and answers what puts it there: whatever stops the process on the
 * way, one of the two lies there whole. `mode`: who may read it, where the platform knows that. Throws a
 * DatabaseFileError, and leaves nothing, where it cannot be written.
 */
export function writeBeside(
  path: string,
  bytes: Buffer | string,
  { files = fs, mode }: { readonly files?: FileSystem; readonly mode?: number } = {},
): () => void {
  const next = `${path}${UNFINISHED}`;
  try {
    files.writeFileSync(next, bytes, mode === undefined ? {} : { mode });
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
