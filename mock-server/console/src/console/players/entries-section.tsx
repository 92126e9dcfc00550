import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { GAME_TIME_ZONE } from '@canada28/ui/format.ts';
import { useState } from 'react';
import { useTimeZone } from '../../control/world-clock.ts';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format.ts';
import { Empty, Failure } from '../../ui/page.tsx';
import { Sum } from '../../ui/sum.tsx';
import { Table } from '../../ui/table.tsx';
import { downloadEntries } from './download-entries.ts';
import { Verdict } from './entries-verdict.tsx';
import { ENTRY_COLUMNS } from './entry-columns.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { balancesAt, findEntries, isLookedFor, momentOf, useEntrySearch } from './entry-search.ts';
import styles from './player-sections.module.css';
import type { RunningEntry } from './running-balances.ts';
import { ALL_ENTRIES, type Entries, useEntries } from './use-entries.ts';

const FIRST = 300;
const MORE = 500;

/** The movements that make the balances, newest first, each with what there was after it. */
export function EntriesSection({ player }: { readonly player: PlayerDetail }) {
  const [search, onChange] = useEntrySearch();
  const [most, setMost] = useState(FIRST);
  // Who looks for something needs the kinds of all entries, not only of the newest.
  const [isBegun, setIsBegun] = useState(false);
  const atMs = momentOf(search.asOf, useTimeZone() ?? GAME_TIME_ZONE);
  const isSearch = isLookedFor(search);
  const { data, error } = useEntries(player.id, isSearch || isBegun ? ALL_ENTRIES : most);
  if (error) return <Failure error={error} />;
  if (data === undefined) return null;
  const { entries, total, isWhole } = data;
  if (total === 0)
    return (
      <Empty title="No money was ever moved here.">
        <p>Credit {player.userName} something beside, or open a phone and deposit.</p>
      </Empty>
    );
  const csv = () => void downloadEntries(player, search, atMs);
  // While the others are still read, what is there is not all that was asked for.
  const isRead = isWhole || !isSearch;
  const found = isRead ? findEntries(entries, search, atMs) : [];
  return (
    <Card
      title="Entries"
      isFlush
      head={<Verdict {...data} />}
      tools={
        <Button size="small" onClick={csv}>
          Download CSV
        </Button>
      }
    >
      <EntryFilters search={search} entries={entries} onChange={onChange} onBegin={() => setIsBegun(true)}>
        {isRead ? (
          <>
            {atMs !== undefined && <Then data={data} atMs={atMs} />}
            {isSearch && `${count(found.length)} of ${counted(total, 'entry', 'entries')}`}
          </>
        ) : (
          `Reading ${counted(total, 'entry', 'entries')}…`
        )}
      </EntryFilters>
      <Table columns={ENTRY_COLUMNS} rows={found.slice(0, most)} keyOf={({ posting }) => posting.id} />
      <More
        found={found}
        most={most}
        of={isSearch ? found.length : total}
        onMore={() => setMost(most + MORE)}
      />
    </Card>
  );
}

function Then({ data, atMs }: { readonly data: Entries; readonly atMs: number }) {
  const { availableMicros, frozenMicros } = balancesAt(data, atMs);
  return (
    <span>
      Then: <Sum micros={availableMicros} /> available, <Sum micros={frozenMicros} /> frozen
    </span>
  );
}

type MoreProps = {
  readonly found: readonly RunningEntry[];
  readonly most: number;
  readonly of: number;
  readonly onMore: () => void;
};

function More({ found, most, of, onMore }: MoreProps) {
  const shown = found.slice(0, most);
  const oldest = shown.at(-1);
  if (oldest === undefined || shown.length === of) return null;
  const { after, change } = oldest;
  return (
    <div className={styles.more}>
      <span>
        {count(shown.length)} of {count(of)}; before them there were{' '}
        <Sum micros={after.availableMicros - change.availableMicros} /> available and{' '}
        <Sum micros={after.frozenMicros - change.frozenMicros} /> frozen.
      </span>
      <Button size="small" onClick={onMore}>
        Older entries
      </Button>
    </div>
  );
}
