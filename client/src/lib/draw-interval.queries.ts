import { findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { issueFromWire } from '@canada28/shared/contract/issue.ts';
import { DEFAULT_INTERVAL_SECONDS, DRAW_INTERVALS_SECONDS } from '@canada28/shared/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

const SECONDS_PER_MINUTE = 60;

/** The distance of the last two sales, where it is one that may be configured: not across a maintenance. */
async function findInterval(signal: AbortSignal): Promise<number> {
  const input = { lotteryId: '1', pageSize: 2 } as const;
  const issues = (await callApi(findHistoryIssueCall, input, { signal, scope: 'quiet' })).map(issueFromWire);
  const [newest, older] = issues;
  const seconds = newest && older ? (newest.saleStartMs - older.saleStartMs) / 1000 : 0;
  return DRAW_INTERVALS_SECONDS.includes(seconds) ? seconds : DEFAULT_INTERVAL_SECONDS;
}

/** Minutes between two draws as the server runs them, for texts such as "every 3.5 minutes" (product §1). */
export function useDrawIntervalMinutes(): number {
  const { data = DEFAULT_INTERVAL_SECONDS } = useQuery({
    queryKey: ['drawInterval'],
    queryFn: ({ signal }) => findInterval(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data / SECONDS_PER_MINUTE;
}
