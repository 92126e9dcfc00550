import { matcherOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { says, wordsOf } from './words/found-words.ts';
import { isOfTopic, type Topic } from './words/topics.ts';

export type Search = {
  readonly topic: Topic;
  readonly text: string;
  readonly player: string;
  /** A glob, as of faults. */
  readonly path: string;
  readonly code: string;
};

export const NO_SEARCH: Search = { topic: 'all', text: '', player: '', path: '', code: '' };

export function isSameSearch(one: Search, other: Search): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof Search] === value); // its own keys
}

export function isSpecific({ text, path, code }: Search): boolean {
  return text !== '' || path !== '' || code !== '';
}

export function searchMatcher(search: Search): (entry: JournalEntry) => boolean {
  const { topic, player, code } = search;
  const words = wordsOf(search.text);
  const isCalled = pathMatcher(search.path);
  return (entry) =>
    isOfTopic(entry, topic) &&
    (player === '' || isBy(entry, player)) &&
    (code === '' || ('code' in entry && String(entry.code) === code)) &&
    (search.path === '' || (entry.kind === 'call' && isCalled(entry.path ?? ''))) &&
    says(entry, words);
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

/** Whoever has no session. */
export const GUEST = 'guest';
