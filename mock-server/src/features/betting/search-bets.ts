import {
  BET_FILTER,
  BET_STATUS,
  type BetStatus,
  type listBetsCall,
} from '@canada28/shared/contract/betting.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { DEFAULT_PAGE_SIZE } from '@canada28/shared/limits.ts';
import type { BetSearch } from './betting.repository.ts';

const STATUS_OF_FILTER: Readonly<Record<number, BetStatus>> = {
  [BET_FILTER.notDrawn]: BET_STATUS.waiting,
  [BET_FILTER.won]: BET_STATUS.won,
  [BET_FILTER.lost]: BET_STATUS.lost,
};

/** What the list call asks for, as a search; days count in UTC+8, and 7 means today and the six days before. */
export function betSearchOf(input: InputOf<typeof listBetsCall>, playerId: number, nowMs: number): BetSearch {
  const limit = input.pageSize ?? DEFAULT_PAGE_SIZE;
  return {
    playerId,
    status: STATUS_OF_FILTER[input.status],
    ...periodOfDays(input.days, nowMs),
    limit,
    offset: ((input.pageNo ?? 1) - 1) * limit,
  };
}
