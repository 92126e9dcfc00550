import { listPlayersControl, type PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { MOST_RECORDS } from '@canada28/shared/control/records.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { control } from './control-client.ts';
import { hasDatabase } from './place.ts';

/** A list to choose from has an end: of more players than these pages hold the newest are known. */
const MOST_PAGES = 10;

/** The players of the world, newest first. */
export function usePlayers() {
  return useQuery({
    queryKey: ['players'],
    queryFn: ({ signal }) => readPlayers(signal),
    enabled: hasDatabase,
    placeholderData: keepPreviousData,
  });
}

async function readPlayers(signal: AbortSignal): Promise<readonly PlayerRecord[]> {
  const players = new Map<number, PlayerRecord>();
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const { list } = await control(listPlayersControl, { query: { pageNo, pageSize: MOST_RECORDS } }, signal);
    for (const player of list) players.set(player.id, player);
    if (list.length < MOST_RECORDS) break;
  }
  return [...players.values()];
}
