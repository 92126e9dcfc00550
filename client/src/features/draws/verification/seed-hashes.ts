import type { Issue } from '@canada28/shared/contract/issue.ts';
import { readStoredJson, removeStored, SEEN_HASHES_KEY, writeStored } from '../../../lib/browser-storage.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { hasDemoMark, onWorldChange, useWorld } from '../../../lib/world.store.ts';

/** What this device saw of a world before its draws could be known; remembered when the app is opened again, too. */
type Seen = {
  /** As its mark names it; undefined for a server that bears none. */
  readonly world: string | undefined;
  /** When the last hash was seen, epoch ms of the server. */
  readonly atMs: number;
  /** Issue codes and seed hashes, the oldest first. */
  readonly hashes: readonly (readonly [issueCode: string, seedHash: string])[];
};

/** Most issues whose hashes are remembered (product §10): those of five hours and more. */
const MOST_ISSUES = 100;

/** As the storage has it; in memory, too, where the browser forbids storage. */
let seen: Seen | undefined;

// Another world draws other numbers under the same codes.
onWorldChange(forget);

function forget(): undefined {
  seen = undefined;
  removeStored(SEEN_HASHES_KEY);
}

/** Remembers the hash of an issue that is not drawn yet; the first one stays, so that none can be slipped in later. */
export function rememberSeedHash({ issueCode, seedHash, result }: Issue): void {
  if (seedHash === undefined || result !== undefined) return;
  const known = findSeenHash(issueCode);
  const world = useWorld.getState();
  // No mock ever changes one: its world began again, at the same time under the same name.
  if (known !== undefined && known !== seedHash && hasDemoMark(world)) forget();
  else if (known !== undefined) return;
  const hashes = [...(seen?.hashes ?? []), [issueCode, seedHash] as const].slice(-MOST_ISSUES);
  seen = { world: world.name, atMs: serverClock.nowMs(), hashes };
  writeStored(SEEN_HASHES_KEY, JSON.stringify(seen));
}

/** The hash that this device saw before the draw; undefined when the app was not open then. */
export function findSeenHash(issueCode: string): string | undefined {
  seen ??= readSeen();
  return seen?.hashes.find(([code]) => code === issueCode)?.[1];
}

/** What an earlier page left; not what it saw in a world that bears another name, or was set back meanwhile. */
function readSeen(): Seen | undefined {
  const stored = readStoredJson(SEEN_HASHES_KEY);
  if (!isSeen(stored)) return undefined;
  const isOfThisWorld = stored.world === useWorld.getState().name && stored.atMs <= serverClock.nowMs();
  // For good: its time will pass that moment again.
  return isOfThisWorld ? stored : forget();
}

function isSeen(value: unknown): value is Seen {
  const { atMs, hashes } = Object(value) as Partial<Record<keyof Seen, unknown>>;
  if (typeof atMs !== 'number' || !Array.isArray(hashes)) return false;
  return hashes.every((pair) => Array.isArray(pair) && pair.every((text) => typeof text === 'string'));
}
