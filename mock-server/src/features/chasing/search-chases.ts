import type { InputOf } from '@canada28/shared/contract/call.ts';
import { CHASE_FILTER, CHASE_STATUS, type ChaseStatus } from '@canada28/shared/contract/chase-states.ts';
import type { listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { pageRange } from '../../http/page-range.ts';
import type { ChaseSearch } from './chasing.repository.ts';

const STATUS_OF_FILTER: Readonly<Record<number, ChaseStatus>> = {
  [CHASE_FILTER.running]: CHASE_STATUS.running,
  [CHASE_FILTER.finished]: CHASE_STATUS.finished,
  [CHASE_FILTER.stopped]: CHASE_STATUS.stopped,
};

/** What the list call asks for, as a search. */
export function chaseSearchOf(
  input: InputOf<typeof listChasesCall>,
  playerId: number,
  nowMs: number,
): ChaseSearch {
  return {
    playerId,
    status: STATUS_OF_FILTER[input.status],
    ...periodOfDays(input.days, nowMs),
    ...pageRange(input),
  };
}
