import { getOddsCall, oddsFromWire } from '@canada28/shared/contract/betting.contract.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

/** Odds are configuration and seldom change; a bet is settled by the server's copy in any case (game §3). */
const ODDS_STAY_MS = 60_000;

/** Odds in thousandths by play code: the server's, and those of the game's table where it tells none (player-api §3). */
export function useOdds(): readonly number[] {
  const { data } = useQuery({
    queryKey: ['odds'],
    queryFn: async ({ signal }) => {
      const rows = await callApi(getOddsCall, { lotteryId: '1' }, { scope: 'quiet', signal });
      const told = oddsFromWire(rows);
      return DEFAULT_ODDS_THOUSANDTHS.map((odds, playCode) => told[playCode] ?? odds);
    },
    staleTime: ODDS_STAY_MS,
  });
  return data ?? DEFAULT_ODDS_THOUSANDTHS;
}
