import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useWorld } from '../../../lib/world.store.ts';

/** Seed hashes by issue, as this page saw them before the draw could be known. */
const seenHashes = new Map<string, string>();

// Another world draws other numbers under the same codes.
useWorld.subscribe((now, before) => {
  if (now.changes !== before.changes) seenHashes.clear();
});

/** Remembers the hash of an issue that is not drawn yet; the first one stays, so that none can be slipped in later. */
export function rememberSeedHash({ issueCode, seedHash, result }: Issue): void {
  if (seedHash === undefined || result !== undefined || seenHashes.has(issueCode)) return;
  seenHashes.set(issueCode, seedHash);
}

/** The hash that this page saw before the draw; undefined when the app was not open then. */
export function findSeenHash(issueCode: string): string | undefined {
  return seenHashes.get(issueCode);
}
