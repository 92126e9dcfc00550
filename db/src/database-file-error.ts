import Sqlite from 'better-sqlite3';

/** The file cannot serve as this product's database; the message is one sentence for the person who started it. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}

/** Another server works on the file: it is sound, and in use. */
export class DatabaseInUseError extends DatabaseFileError {}

/** SQLite's codes for a file that is damaged, not a database, locked by another program, full or not to be written. */
const FILE_TROUBLE = /^SQLITE_(CORRUPT|NOTADB|BUSY|CANTOPEN|FULL|IOERR|READONLY)/;

/** Whether a database call failed only because another program holds the file at the moment. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** One sentence when something failed because of a file of a world, not of a defect; undefined otherwise. */
export function fileTroubleOf(error: unknown): string | undefined {
  if (error instanceof DatabaseFileError) return error.message;
  // Node's own errors of files name the file.
  if (error instanceof Error && 'syscall' in error && 'path' in error)
    return `A file cannot be used: ${error.message}.`;
  if (!(error instanceof Sqlite.SqliteError) || !FILE_TROUBLE.test(error.code)) return undefined;
  return `The database file cannot be used: ${error.message}.`;
}

/** What a log should hold of a failure: trouble with the file is no defect, and a trace would only hide the sentence. */
export function loggedAs(error: unknown): unknown {
  return fileTroubleOf(error) ?? error;
}

export function cannotOpen(path: string, cause: unknown): DatabaseFileError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseFileError(`The database file ${path} cannot be opened: ${reason}.`, { cause });
}
