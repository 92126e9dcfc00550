import {
  type JournalEntry,
  type JournalFilter,
  listJournalControl,
} from '@canada28/shared/control/journal.control.ts';
import type { Control } from './wire.ts';

type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

/** Which calls of a path are meant, and how many of them there must be: at least one, unless told. */
type Received = Omit<JournalFilter, 'path' | 'kind'> & { readonly times?: number };

/** What a world remembers of its calls and events (control §7). */
export type WorldJournal = {
  /** The last entries, newest first. */
  readonly list: (filter?: JournalFilter) => Promise<JournalEntry[]>;
  /** The calls of a path (`game/gameBet.do`, `wallet/*`), newest first; throws when there are not as many as expected. */
  readonly received: (path: string, expected?: Received) => Promise<CallEntry[]>;
};

const MOST_ENTRIES = 1000;

export function journalOf(control: Control): WorldJournal {
  const list = async (filter: JournalFilter = {}) =>
    (await control(listJournalControl, { query: { ...filter, pageSize: MOST_ENTRIES } })).list;
  return {
    list,
    received: async (path, { times, ...filter } = {}) => {
      const calls = callsOf(await list({ ...filter, kind: 'call', path }));
      if (times === undefined ? calls.length > 0 : calls.length === times) return calls;
      const others = callsOf(await list({ kind: 'call' })).map((call) => call.path ?? call.url);
      throw new Error(
        `${path} was received ${calls.length} times, but ${times ?? 'at least 1'} was expected; received were: ${others.join(', ') || 'none'}.`,
      );
    },
  };
}

const callsOf = (entries: readonly JournalEntry[]) => entries.filter((entry) => entry.kind === 'call');
