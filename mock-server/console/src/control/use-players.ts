import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { control } from './control-client.ts';
import { hasDatabase } from './place.ts';
import { readAllPages } from './read-all-pages.ts';

/** A list to choose from has an end: of more players than these pages hold the newest are known. */
const MOST_PAGES = 10;

/** The players of the world, newest first. */
export function usePlayers() {
  return useQuery({
    queryKey: ['players'],
    queryFn: ({ signal }) =>
      readAllPages((page) => control(listPlayersControl, { query: page }, signal), MOST_PAGES),
    enabled: hasDatabase,
    placeholderData: keepPreviousData,
  });
}
