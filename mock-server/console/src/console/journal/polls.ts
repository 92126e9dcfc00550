import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { CallEntry } from '../words/call-words.ts';
import { isSameAnswer } from './is-same-answer.ts';

/** What phones ask for by themselves, every few seconds, for as long as a screen is open. */
const POLLED: ReadonlySet<string> = new Set([
  'game/findcurIssue.do',
  'game/findHistoryIssue.do',
  'wallet/getMyWallet',
  'chat/list',
  'notifyMessage/getNotifyMessageUnreadCount',
  'order/page',
]);

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
    const isOfSeries = series !== undefined && isSameAnswer(series.last, entry);
    const first = isOfSeries ? series.first : entry;
    lastOf.set(key, { first, last: entry });
    if (isOfSeries) timesOf.set(first.id, (timesOf.get(first.id) ?? 1) + 1);
    return !isOfSeries;
  });
  return { entries: kept, timesOf };
}

/** Whatever a tester does, the phones may be answered again after it. */
function isDeed(entry: JournalEntry): boolean {
  return entry.kind === 'control' && entry.method !== 'GET';
}

function isPoll(entry: JournalEntry): entry is CallEntry {
  return entry.kind === 'call' && POLLED.has(entry.path ?? '');
}
