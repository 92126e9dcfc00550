import { matcherOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { says, wordsOf } from '../words/found-words.ts';
import { isOfTopic, type Topic } from '../words/topics.ts';

const KINDS = ['call', 'control', 'happening', 'marked'] as const;
type Kind = (typeof KINDS)[number] | '';

export function isKind(text: string): text is Kind {
  return text === '' || KINDS.some((kind) => kind === text);
}

export type Search = {
  readonly topic: Topic;
  readonly kind: Kind;
  readonly text: string;
  readonly player: string;
  /** A glob, as of faults. */
  readonly path: string;
  readonly code: string;
  /** The number of an order, a bet, a chase or an issue that an entry names. */
  readonly order: string;
};

export const NO_SEARCH: Search = {
  topic: 'all',
  kind: '',
  text: '',
  player: '',
  path: '',
  code: '',
  order: '',
};

export function isSameSearch(one: Search, other: Search): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof Search] === value); // its own keys
}

export function isSpecific({ text, path, code, order, kind }: Search): boolean {
  return text !== '' || path !== '' || code !== '' || order !== '' || kind === 'marked';
}

export function searchMatcher(search: Search, marked: ReadonlySet<number>): (entry: JournalEntry) => boolean {
  const { topic, kind, player, code } = search;
  const words = wordsOf(search.text);
  const isCalled = pathMatcher(search.path);
  return (entry) =>
    isOfTopic(entry, topic) &&
    (kind === '' || (kind === 'marked' ? marked.has(entry.id) : entry.kind === kind)) &&
    (search.order === '' || names(entry, search.order)) &&
    (player === '' || isBy(entry, player)) &&
    (code === '' || ('code' in entry && String(entry.code) === code)) &&
    (search.path === '' || (entry.kind === 'call' && isCalled(entry.path ?? ''))) &&
    says(entry, words);
}

/** Whether an entry names an order: its number as a whole, and no part of a longer one. */
function names(entry: JournalEntry, order: string): boolean {
  const said =
    entry.kind === 'happening' ? entry.detail : JSON.stringify([entry.url, entry.input, entry.reply]);
  return said.split(/[^\w-]+/).includes(order);
}

/** A call is found by any part of its name, too. */
function pathMatcher(wanted: string): (path: string) => boolean {
  const glob = matcherOf(wanted);
  const part = wanted.toLowerCase();
  return (path) => glob.test(path) || path.toLowerCase().includes(part);
}

function isBy(entry: JournalEntry, player: string): boolean {
  if (entry.kind !== 'call') return false;
  const { player: caller } = entry;
  if (caller === undefined) return player === GUEST;
  return caller.userName === player || String(caller.id) === player;
}

/** A caller without a session. */
export const GUEST = 'guest';
