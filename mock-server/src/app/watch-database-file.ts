import { statSync, unwatchFile, watchFile } from 'node:fs';
import type { FilePlace } from '../worlds/world-place.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Says when the database file of a running server is deleted or replaced: SQLite goes on writing into a file that
 * has no name any more, and all of that would be gone without a word. Returns the end of the watch.
 */
export function watchDatabaseFile(
  path: string,
  { inode }: FilePlace,
  say: (sentence: string) => void,
): () => void {
  let told: number | undefined;
  const onChange = () => {
    // What the watch saw may be older than the file that a reset or a restore has put there since.
    const own = inode();
    const present = statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
    if (present === own || present === told) return;
    told = present;
    say(
      `The database file ${path} was deleted or replaced while the server runs: what happens from now on is kept nowhere. Start the server again.`,
    );
  };
  watchFile(path, { interval: LOOK_EVERY_MS, persistent: false }, onChange);
  return () => unwatchFile(path, onChange);
}
