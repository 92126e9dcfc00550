import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import type { PostingRecord } from '@canada28/shared/control/records.control.ts';
import { useSearchParams } from 'react-router-dom';
import { capitalised } from '../../ui/format.ts';
import { nextMomentOf } from '../time/next-moment.ts';
import type { Balances, RunningEntry } from './running-balances.ts';

/** Which entries of a player are looked for; what is empty is not. */
export type EntrySearch = {
  readonly kind: string;
  /** What they are for, as {@link subjectOf} says it, or its number alone. */
  readonly of: string;
  /** Up to the end of this second, as a field for a date and a time has it, by the clocks of the world. */
  readonly asOf: string;
};

const NAMES = ['kind', 'of', 'asOf'] as const satisfies readonly (keyof EntrySearch)[];

/** It stands in the address, as the search of the journal does: a link leads to it, and a reload keeps it. */
export function useEntrySearch(): readonly [EntrySearch, (some: Partial<EntrySearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const [kind = '', of = '', asOf = ''] = NAMES.map((name) => query.get(name) ?? undefined);
  const search = { kind, of, asOf };
  const change = (some: Partial<EntrySearch>) => setQuery(queryOf({ ...search, ...some }), { replace: true });
  return [search, change];
}

export function isLookedFor(search: EntrySearch): boolean {
  return Object.values(search).some((value) => value !== '');
}

function queryOf(search: Partial<EntrySearch>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}

/** Where the entries of something are: "bet 77", "chase 3", or the number of an order, which is like no other. */
export function entriesOf(player: number, of: string): string {
  return `/players/${player}/entries?${new URLSearchParams({ of })}`;
}

/** "Bet stake", of bet-stake. */
export function kindWords(kind: string): string {
  return capitalised(kind.replaceAll('-', ' '));
}

/** What an entry is for; bets and chases are counted from 1 each, so their numbers alone say too little. */
export function subjectOf({ kind, reference }: PostingRecord): string {
  if (kind.startsWith('bet-') || kind === 'chase-stake') return `bet ${reference}`;
  return kind.startsWith('chase-') ? `chase ${reference}` : reference;
}

/** The order that an entry is for, where it is for one. */
export function orderOf({ kind, reference }: PostingRecord): string | undefined {
  return kind.startsWith('deposit') || kind.startsWith('withdrawal') ? reference : undefined;
}

/** The moment (epoch ms) that a field for a date and a time says, by the clocks of a zone. */
export function momentOf(asOf: string, zone: string): number | undefined {
  // A date needs no present that it comes after.
  const target = nextMomentOf(asOf, { nowMs: 0, zone });
  return target !== undefined && 'atMs' in target ? target.atMs : undefined;
}

function isUpTo({ createTime }: PostingRecord, atMs: number): boolean {
  return msFromDateTimeText(createTime) <= atMs;
}

export function findEntries(
  entries: readonly RunningEntry[],
  { kind, of }: EntrySearch,
  atMs?: number,
): readonly RunningEntry[] {
  const wanted = of.trim().toLowerCase();
  return entries.filter(
    ({ posting }) =>
      (kind === '' || posting.kind === kind) &&
      (wanted === '' || [subjectOf(posting), posting.reference].some((it) => it.toLowerCase() === wanted)) &&
      (atMs === undefined || isUpTo(posting, atMs)),
  );
}

/** What there was at the end of a second, of all the entries, newest first; before the first of them nothing. */
export function balancesAt(
  { entries, before }: { readonly entries: readonly RunningEntry[]; readonly before: Balances },
  atMs: number,
): Balances {
  return entries.find(({ posting }) => isUpTo(posting, atMs))?.after ?? before;
}
