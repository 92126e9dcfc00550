import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { CallEntry } from './words/call-words.ts';

/** What phones ask for by themselves, every few seconds, for as long as a screen is open. */
const POLLED: ReadonlySet<string> = new Set([
  'game/findcurIssue.do',
  'game/findHistoryIssue.do',
  'wallet/getMyWallet',
  'chat/list',
  'notifyMessage/getNotifyMessageUnreadCount',
  'order/page',
]);

/** Later than so (ms) somebody opened a screen again: the slowest of the phones' looks come once a minute. */
const LONGEST_PAUSE_MS = 90_000;

/** Whether a call was answered as the one before it of its kind; that never changes. */
const isAsBefore = new WeakMap<CallEntry, boolean>();

/** Entries without polls that told nothing new; how often in all what is left of such a series was asked, by its id. */
type Quiet = { readonly entries: readonly JournalEntry[]; readonly timesOf: ReadonlyMap<number, number> };

/**
 * Leaves out, of entries that came in this order, each poll that was answered as the one before it by the same player,
 * within a short time: the first of such a series stays and counts the others. What a fault hit, what differs from the
 * contract and every new answer stays, and so does what is asked first after something that a tester did.
 */
export function withoutPolls(entries: readonly JournalEntry[]): Quiet {
  const lastOf = new Map<string, { readonly first: CallEntry; readonly last: CallEntry }>();
  const timesOf = new Map<number, number>();
  const kept = entries.filter((entry) => {
    if (isDeed(entry)) lastOf.clear();
    if (!isPoll(entry)) return true;
    const key = `${entry.path} ${entry.player?.userName} ${JSON.stringify(entry.input)}`;
    const series = lastOf.get(key);
    const isOfSeries = series !== undefined && isSame(series.last, entry);
    const first = isOfSeries ? series.first : entry;
    lastOf.set(key, { first, last: entry });
    if (isOfSeries) timesOf.set(first.id, (timesOf.get(first.id) ?? 1) + 1);
    return !isOfSeries;
  });
  return { entries: kept, timesOf };
}

/** Whatever a tester does, the phones may be answered anew after it. */
function isDeed(entry: JournalEntry): boolean {
  return entry.kind === 'control' && entry.method !== 'GET';
}

function isPoll(entry: JournalEntry): entry is CallEntry {
  return entry.kind === 'call' && POLLED.has(entry.path ?? '');
}

function isSame(before: CallEntry, entry: CallEntry): boolean {
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
