import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { downloadFile } from '../../page/download.ts';
import { counted } from '../../ui/format.ts';
import { entriesCsv } from './entries-csv.ts';
import { type EntrySearch, findEntries } from './entry-search.ts';
import { ALL_ENTRIES, readEntries } from './use-entries.ts';

/** All entries that are looked for, whether or not they were read before. */
export function downloadEntries(
  { id, userName }: PlayerRecord,
  search: EntrySearch,
  atMs: number | undefined,
): Promise<boolean> {
  return perform(async () => {
    const { entries } = await readEntries(id, ALL_ENTRIES);
    const found = findEntries(entries, search, atMs);
    const name = `${place.world}-${userName}-entries.csv`;
    downloadFile(new Blob([entriesCsv(found)], { type: 'text/csv;charset=utf-8' }), name);
    return { said: `${name} was downloaded: ${counted(found.length, 'entry', 'entries')}.` };
  });
}
