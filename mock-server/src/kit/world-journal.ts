import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
import {
  type Har,
  type JournalEntry,
  type JournalFilter,
  type JournalMark,
  listJournalControl,
  streamJournalControl,
  takeHarControl,
  takeTestControl,
} from '@canada28/shared/control/journal.control.ts';
import {
  getJournalEntryControl,
  markEntryControl,
  unmarkEntryControl,
} from '@canada28/shared/control/journal-entries.control.ts';
import { eventsOf } from './journal-events.ts';
import { createExpectations, type JournalExpectations } from './journal-expectations.ts';
import type { Control, TakeFile } from './wire.ts';

type TestWish = ControlInputOf<typeof takeTestControl>['query'];

/** What a world remembers of its calls and events (control §7). */
export type WorldJournal = JournalExpectations & {
  /** The entries, newest first: all that are remembered. */
  readonly list: (filter?: JournalFilter) => Promise<JournalEntry[]>;
  readonly entry: (id: number) => Promise<JournalEntry>;
  /** Entries as they come, until the loop over them ends. */
  readonly follow: (filter?: JournalFilter) => AsyncGenerator<JournalEntry, void>;
  /** The calls as a file of a browser's network panel. */
  readonly har: (filter?: JournalFilter & { readonly last?: number }) => Promise<Har>;
  /** The calls as a test of vitest and supertest that repeats them. */
  readonly test: (wish?: TestWish) => Promise<string>;
  /** Marks an entry for all who look at the journal; all marks. */
  readonly mark: (id: number, note?: string) => Promise<JournalMark[]>;
  readonly unmark: (id: number) => Promise<JournalMark[]>;
};

/** A call answers so many entries at most. */
const PAGE_SIZE = 1000;

export function journalOf(control: Control, takeFile: TakeFile): WorldJournal {
  const list = async (filter: JournalFilter = {}) => {
    // An entry that comes in between pushes one that was read to the next page: each is taken once.
    const entries = new Map<number, JournalEntry>();
    let isRead = false;
    for (let pageNo = 1; !isRead; pageNo += 1) {
      const query = { ...filter, pageNo, pageSize: PAGE_SIZE };
      const { list, total } = await control(listJournalControl, { query });
      for (const entry of list) entries.set(entry.id, entry);
      isRead = pageNo * PAGE_SIZE >= total;
    }
    return [...entries.values()];
  };
  const at = (id: number) => ({ params: { id: String(id) } });
  return {
    list,
    ...createExpectations(list),
    entry: (id) => control(getJournalEntryControl, at(id)),
    follow: async function* (query = {}) {
      // What the stream tells are entries.
      for await (const data of eventsOf(await takeFile(streamJournalControl, { query })))
        yield data as JournalEntry;
    },
    // The mock serialises by the schema of the call.
    har: async (query = {}) => (await (await takeFile(takeHarControl, { query })).json()) as Har,
    test: async (query = {}) => (await takeFile(takeTestControl, { query })).text(),
    mark: (id, note) => control(markEntryControl, { ...at(id), body: note === undefined ? {} : { note } }),
    unmark: (id) => control(unmarkEntryControl, at(id)),
  };
}
