import { type Chase, chaseFromWire } from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerKey } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { type Page, useDaysKey, usePages } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';
import { withNet } from './chase-bets.ts';

/** A state that the record can be narrowed to. */
export type ChaseFilter = (typeof CHASE_FILTER)['running' | 'finished' | 'stopped'];

/** One page of the player's chases, newest first, of every state and day unless told. */
export async function listChases(
  { status = CHASE_FILTER.all, days, ...page }: Partial<RecordFilter> & Page,
  signal: AbortSignal,
): Promise<Chase[]> {
  const input = { lotteryId: '1', status, ...(days !== undefined && { days }), ...page } as const;
  return (await callApi(listChasesCall, input, { signal })).map(chaseFromWire);
}

/** Chases of the player, newest first, page by page; kept up to date. */
export function useChaseRecord({ status, days }: Partial<RecordFilter<ChaseFilter>>) {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  return usePages({
    days,
    queryKey: [...usePlayerKey(), 'chases', status, ...useDaysKey(days)],
    loadPage: async (page, signal) => withNet(await listChases({ status, days, ...page }, signal), signal),
    keepsRows: true,
  });
}
