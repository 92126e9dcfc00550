import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import {
  listPostingsControl,
  MOST_RECORDS,
  type PostingRecord,
} from '@canada28/shared/control/records.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { control } from '../../control/control-client.ts';
import { balancesOf } from './player-actions.ts';
import { type Balances, runBackwards } from './running-balances.ts';

const MOST_TRIES = 3;

/** More than there are. */
export const ALL_ENTRIES = Number.MAX_SAFE_INTEGER;

/** The newest movements of a player's money with the balances after each, all of one moment. */
export function useEntries(playerId: number, wanted: number) {
  return useQuery({
    queryKey: ['entries', playerId, wanted],
    queryFn: ({ signal }) => readEntries(playerId, wanted, signal),
    placeholderData: keepPreviousData,
  });
}

export type Entries = Awaited<ReturnType<typeof readEntries>>;

/** What is read while money moves does not belong together: it is read again until nothing moved meanwhile. */
export async function readEntries(playerId: number, wanted: number, signal?: AbortSignal) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const total = await countPostings(playerId, signal);
    const now = await readBalances(playerId, signal);
    const postings = await readPostings(playerId, Math.min(wanted, total), signal);
    if (total === (await countPostings(playerId, signal)))
      return { ...runBackwards(postings, now), total, isWhole: postings.length === total };
  }
  throw new Error('Money moves faster than it can be read: let time stand still, then look again.');
}

async function countPostings(player: number, signal?: AbortSignal): Promise<number> {
  return (await control(listPostingsControl, { query: { player, pageSize: 1 } }, signal)).total;
}

async function readBalances(player: number, signal?: AbortSignal): Promise<Balances> {
  const { list } = await control(listPlayersControl, { query: { player } }, signal);
  const [record] = list;
  if (record === undefined) throw new Error(`There is no player ${player}.`);
  return balancesOf(record);
}

async function readPostings(player: number, wanted: number, signal?: AbortSignal): Promise<PostingRecord[]> {
  const pageSize = Math.min(wanted, MOST_RECORDS);
  const postings: PostingRecord[] = [];
  for (let pageNo = 1; postings.length < wanted; pageNo += 1) {
    const { list } = await control(listPostingsControl, { query: { player, pageSize, pageNo } }, signal);
    postings.push(...list);
    if (list.length < pageSize) break;
  }
  return postings.slice(0, wanted);
}
