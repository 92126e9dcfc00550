import { type BET_FILTER, betFromWire, getBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerKey, usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { useDaysKey, usePages } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';

/** A state that the record can be narrowed to. */
export type BetFilter = (typeof BET_FILTER)['notDrawn' | 'won' | 'lost'];

/** Bets of the player, newest first, page by page; kept up to date. */
export function useBetRecord({ status, days }: Partial<RecordFilter<BetFilter>>) {
  useRefreshAfterSettlement();
  return usePages({
    days,
    queryKey: [...usePlayerKey(), 'bets', status, ...useDaysKey(days)],
    loadPage: (page, signal) => listBets({ status, days, ...page }, signal),
    keepsRows: true,
  });
}

/** One bet of the player, kept up to date; what the server refuses the screen shows itself. */
export function useBet(orderCode = '') {
  useRefreshAfterSettlement();
  return usePlayerQuery({
    key: ['bet', orderCode],
    queryFn: async ({ signal }) => betFromWire(await callApi(getBetCall, { orderCode }, { signal })),
    enabled: orderCode !== '',
    meta: { handles: hasRefusalMessage },
  });
}
