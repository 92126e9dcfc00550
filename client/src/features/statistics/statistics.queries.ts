import { dayProfitFromWire, listDayProfitsCall } from '@canada28/shared/contract/statistics.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { usePlayerKey } from '../../data/player/player.queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';

/** The player's profit by day, of the last 30 days that have a settled bet. */
export function useDayProfits() {
  return useQuery({
    queryKey: [...usePlayerKey(), 'dayProfits'],
    queryFn: async ({ signal }) => {
      const days = await callApi(listDayProfitsCall, { lotteryId: '1' }, { signal });
      return days.map(dayProfitFromWire);
    },
    enabled: useIsLoggedIn(),
  });
}
