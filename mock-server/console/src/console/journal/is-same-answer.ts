import type { CallEntry } from '../words/call-words.ts';

/** Later than so (ms) a player opened a screen again: the slowest of the phones' looks come once a minute. */
const LONGEST_PAUSE_MS = 90_000;

/** Whether a call was answered as the one before it of its kind; that never changes. */
const isAsBefore = new WeakMap<CallEntry, boolean>();

export function isSameAnswer(before: CallEntry, entry: CallEntry): boolean {
  const known = isAsBefore.get(entry);
  if (known !== undefined) return known;
  const isQuiet = [before, entry].every(
    ({ faults, differences }) => faults.length + differences.length === 0,
  );
  const same =
    isQuiet &&
    entry.status !== undefined &&
    entry.status === before.status &&
    entry.wallMs - before.wallMs <= LONGEST_PAUSE_MS &&
    isAlike(entry.reply, before.reply);
  isAsBefore.set(entry, same);
  return same;
}

/** The one field that is another each time (player-api §3). */
const TIME = 'serverTime';

/** Whether two replies say the same; when they were made is no part of it. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => name === TIME || isAlike(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  );
}
