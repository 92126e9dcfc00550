import {
  BET_FILTER,
  type Bet,
  betFromWire,
  listBetsCall,
} from '@canada28/shared/contract/betting.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import type { Page } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';

type Wanted = Partial<RecordFilter> & Page;

/** One page of the player's bets, newest first, of every state and day unless told. */
export async function listBets(
  { status = BET_FILTER.all, days, ...page }: Wanted,
  signal: AbortSignal,
): Promise<Bet[]> {
  const input = { lotteryId: '1', status, ...(days !== undefined && { days }), ...page } as const;
  return (await callApi(listBetsCall, input, { signal })).map(betFromWire);
}
