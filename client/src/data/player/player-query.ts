import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { usePlayer } from '../../lib/session.store.ts';

export const playerKeyOf = (playerId: number | undefined) => ['player', playerId] as const;

/** First part of the key of everything that is a player's own, so that no player sees what another one loaded. */
export function usePlayerKey() {
  return playerKeyOf(usePlayer()?.id);
}

type PlayerQuery<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'enabled'> & {
  /** Below the player's own. */
  readonly key: readonly unknown[];
  readonly enabled?: boolean;
};

/** Something that is the player's own; pending for a guest. */
export function usePlayerQuery<Data>({ key, enabled = true, ...query }: PlayerQuery<Data>) {
  const playerId = usePlayer()?.id;
  return useQuery({
    ...query,
    queryKey: [...playerKeyOf(playerId), ...key],
    enabled: enabled && playerId !== undefined,
  });
}
