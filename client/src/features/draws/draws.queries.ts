import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { MAX_PAGE_SIZE } from '@canada28/shared/limits.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';

/** A drawn issue is settled within moments. */
const SETTLEMENT_MS = 1500;

/** The player's bets on an issue; once it is drawn, asked for again until all of them are settled. */
export function useBetsOnIssue(issueCode: string, isDrawn: boolean): readonly Bet[] {
  const { data } = usePlayerQuery({
    key: ['bets', 'issue', issueCode],
    queryFn: async ({ signal }) => {
      const bets = await listBets({ pageNo: 1, pageSize: MAX_PAGE_SIZE }, signal);
      return bets.filter((bet) => bet.issueCode === issueCode);
    },
    refetchInterval: ({ state }) => isDrawn && state.data?.some(isWaiting) === true && SETTLEMENT_MS,
    meta: { isPolled: true },
    placeholderData: (before) => before?.filter((bet) => bet.issueCode === issueCode),
  });
  return data ?? [];
}

/** Whether a bet has still to be settled. */
export function isWaiting({ status }: Bet): boolean {
  return status === BET_STATUS.waiting;
}
