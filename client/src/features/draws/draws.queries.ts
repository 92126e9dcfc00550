import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { loadUntil } from '../../lib/list-rows.ts';

/** A drawn issue is settled within moments. */
const SETTLEMENT_MS = 1500;

/** The player's bets on an issue; once it is drawn, asked for again until all of them are settled. */
export function useBetsOnIssue(issueCode: string, isDrawn: boolean) {
  return usePlayerQuery({
    key: ['bets', 'issue', issueCode],
    queryFn: async ({ signal }) => {
      // Newest first, and codes only rise: after a bet on an issue before comes none on this one.
      const bets = await loadUntil(
        (page) => listBets(page, signal),
        (bet) => bet.issueCode < issueCode,
      );
      return bets.filter((bet) => bet.issueCode === issueCode);
    },
    refetchInterval: ({ state }) => isDrawn && state.data?.some(isWaiting) === true && SETTLEMENT_MS,
    meta: { isPolled: true },
  });
}

/** Whether a bet has still to be settled. */
export function isWaiting({ status }: Bet): boolean {
  return status === BET_STATUS.waiting;
}
