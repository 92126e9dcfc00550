import {
  BET_FILTER,
  BET_STATUS,
  type Bet,
  type BetStatus,
  betToWire,
  getBetCall,
  getOddsCall,
  listBetsCall,
  oddsToWire,
  placeBetCall,
} from '@canada28/shared/contract/betting.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { DEFAULT_PAGE_SIZE } from '@canada28/shared/limits.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { AppError } from '../../world/app-error.ts';
import { type BetRow, type BetSearch, findBet, listBets } from './betting.repository.ts';
import { placeBet } from './place-bet.ts';

export function registerBettingCalls(room: Room): void {
  registerCall(room, placeBetCall, placeBet);

  registerCall(room, listBetsCall, ({ db, clock, player }, input) =>
    listBets(db, betSearchOf(input, player.id, clock.nowMs())).map((row) => betToWire(betOfRow(row))),
  );

  registerCall(room, getBetCall, ({ db, player }, { orderCode }) => {
    const id = /^\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;
    const row = findBet(db, { id, playerId: player.id });
    if (row === undefined) throw new AppError('notFound');
    return betToWire(betOfRow(row));
  });

  registerCall(room, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths));
}

/** A stored bet as the model of the contract. */
function betOfRow(row: BetRow): Bet {
  return {
    id: row.id,
    orderCode: String(row.id),
    issueCode: row.issue_code,
    playerId: row.player_id,
    playCode: row.play_code,
    amountMicros: row.amount_micros,
    oddsThousandths: row.odds_thousandths,
    multiple: row.multiple,
    status: row.status,
    prizeMicros: row.prize_micros,
    placedAtMs: row.placed_at_ms,
    chaseId: row.chase_id ?? undefined,
    chaseItemId: row.chase_item_id ?? undefined,
    result:
      row.digits === null || row.sum === null
        ? undefined
        : { digits: row.digits.split(',').map(Number), sum: row.sum },
  };
}

const STATUS_OF_FILTER: Readonly<Record<number, BetStatus>> = {
  [BET_FILTER.notDrawn]: BET_STATUS.waiting,
  [BET_FILTER.won]: BET_STATUS.won,
  [BET_FILTER.lost]: BET_STATUS.lost,
};

/** What the list call asks for, as a search; days count in UTC+8, and 7 means today and the six days before. */
function betSearchOf(input: InputOf<typeof listBetsCall>, playerId: number, nowMs: number): BetSearch {
  const limit = input.pageSize ?? DEFAULT_PAGE_SIZE;
  return {
    playerId,
    status: STATUS_OF_FILTER[input.status],
    ...periodOfDays(input.days, nowMs),
    limit,
    offset: ((input.pageNo ?? 1) - 1) * limit,
  };
}
