import {
  BET_FILTER,
  BET_STATUS,
  type BetStatus,
  betToWire,
  getBetCall,
  getOddsCall,
  listBetsCall,
  oddsToWire,
  placeBetCall,
} from '@canada28/shared/contract/betting.contract.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { pageRange } from '../../http/page-range.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { AppError } from '../../world/app-error.ts';
import { findBet, listBets } from './betting.repository.ts';
import { placeBet } from './place-bet.ts';

const STATUS_OF_FILTER: Readonly<Record<number, BetStatus>> = {
  [BET_FILTER.notDrawn]: BET_STATUS.waiting,
  [BET_FILTER.won]: BET_STATUS.won,
  [BET_FILTER.lost]: BET_STATUS.lost,
};

export function registerBettingCalls(api: PlayerApi): void {
  registerCall(api, placeBetCall, placeBet);

  registerCall(api, listBetsCall, ({ db, clock, player }, input) => {
    const status = STATUS_OF_FILTER[input.status];
    const search = { playerId: player.id, status, ...periodOfDays(input.days, clock.nowMs()) };
    return listBets(db, { ...search, ...pageRange(input) }).map(betToWire);
  });

  registerCall(api, getBetCall, ({ db, player }, { orderCode }) => {
    const id = /^\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;
    const bet = findBet(db, { id, playerId: player.id });
    if (bet === undefined) throw new AppError('notFound');
    return betToWire(bet);
  });

  registerCall(api, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths), {
    replyName: ({ world }) => nameOf(world.config.oddsThousandths),
  });
}

const names = new WeakMap<readonly number[], string>();

/** Of lists that are replaced and never changed. */
function nameOf(list: readonly number[]): string {
  const name = names.get(list) ?? list.join();
  names.set(list, name);
  return name;
}
