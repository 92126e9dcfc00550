import { matcherOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { clockOf } from '../../ui/format.ts';
import { isOfTopic, type Topic } from './topics.ts';

/** What somebody looks for: all of these at once. */
export type Search = {
  readonly topic: Topic;
  readonly text: string;
  readonly player: string;
  /** A glob, as of faults. */
  readonly path: string;
  readonly code: string;
};

export const NO_SEARCH: Search = { topic: 'all', text: '', player: '', path: '', code: '' };

/** Tells whether an entry is one that somebody looks for. */
export function searchMatcher(search: Search): (entry: JournalEntry) => boolean {
  const { topic, player, code } = search;
  const words = search.text.toLowerCase().split(/\s+/).filter(Boolean);
  const glob = search.path === '' ? undefined : matcherOf(search.path);
  return (entry) =>
    isOfTopic(entry, topic) &&
    (player === '' || isBy(entry, player)) &&
    (code === '' || ('code' in entry && String(entry.code) === code)) &&
    (glob === undefined || (entry.kind === 'call' && glob.test(entry.path ?? ''))) &&
    words.every((word) => textOf(entry).includes(word));
}

function isBy(entry: JournalEntry, player: string): boolean {
  if (entry.kind !== 'call') return false;
  const { player: caller } = entry;
  if (caller === undefined) return player === GUEST;
  return caller.userName === player || String(caller.id) === player;
}

/** Whoever has no session. */
export const GUEST = 'guest';

const texts = new WeakMap<JournalEntry, string>();

/** All that an entry says, and when: world time and real time, so that "18:47" finds it. */
function textOf(entry: JournalEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const clock = clockOf();
  const times = `${clock.exact(entry.atMs)} ${realClock().exact(entry.wallMs)}`;
  const text = `${times} ${JSON.stringify(entry)}`.toLowerCase();
  texts.set(entry, text);
  return text;
}

/** The clock of whoever looks. */
export function realClock() {
  return clockOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
