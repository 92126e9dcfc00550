import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { clockOf } from '../../ui/clock.ts';

const AROUND = 24;

const lowered = new WeakMap<JournalEntry, string>();

/** The words that a tester looks for, in small letters; an entry is found when it says all of them. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

export function says(entry: JournalEntry, words: readonly string[]): boolean {
  let text = lowered.get(entry);
  if (text === undefined && words.length > 0) {
    text = textOf(entry).toLowerCase();
    lowered.set(entry, text);
  }
  return words.every((word) => text?.includes(word));
}

/** Where an entry says what its line does not: `…"address":"TX7…`; undefined when all words are in sight. */
export function placeOfUnseen(
  entry: JournalEntry,
  { words, line }: { readonly words: readonly string[]; readonly line: string },
): string | undefined {
  const seen = line.toLowerCase();
  const unseen = words.find((word) => !seen.includes(word));
  if (unseen === undefined) return undefined;
  const text = textOf(entry);
  const at = text.toLowerCase().indexOf(unseen);
  const [start, end] = [Math.max(0, at - AROUND), at + unseen.length + AROUND];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/**
 * All that an entry says, and when: world time and real time, so that "18:47" finds it. Its headers are left out, since
 * nearly every call has the same, and so are the numbers of the journal itself, in which any two digits are found.
 */
function textOf(entry: JournalEntry): string {
  const clock = clockOf();
  const times = `${clock.exact(entry.atMs)} ${realClock().exact(entry.wallMs)}`;
  const told = {
    ...entry,
    id: undefined,
    atMs: undefined,
    wallMs: undefined,
    headers: undefined,
    replyHeaders: undefined,
    durationMs: undefined,
  };
  return `${times} ${JSON.stringify(told)}`;
}

export function realClock() {
  return clockOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
