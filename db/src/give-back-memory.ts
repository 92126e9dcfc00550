import Sqlite from 'better-sqlite3';

/** Where the C library of most Linux systems is, and what it calls giving back. */
const LIBRARY = 'libc.so.6';
const FUNCTION = 'malloc_trim';

/** The library was found, and the function called: SQLite takes its answer, 1, for an error. */
const WAS_CALLED = 'error during initialization';

/**
 * Gives the system the memory that closed databases took: the allocator of glibc keeps what lies between other memory
 * (decision 114). SQLite loads the function as if it were an extension, because Node.js offers no way to call it. The
 * allocators of other systems give back by themselves. Answers whether it was called.
 */
export function giveBackMemory(): boolean {
  if (process.platform !== 'linux') return false;
  const db = new Sqlite(':memory:');
  try {
    // The types of the driver leave out the second argument.
    Reflect.apply(db.loadExtension, db, [LIBRARY, FUNCTION]);
    return true;
  } catch (error) {
    return error instanceof Error && error.message.startsWith(WAS_CALLED);
  } finally {
    db.close();
  }
}
