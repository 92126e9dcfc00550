import {
  betToWire,
  getBetCall,
  getOddsCall,
  listBetsCall,
  oddsToWire,
  placeBetCall,
} from '@canada28/shared/contract/betting.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { AppError } from '../../world/app-error.ts';
import { findBet, listBets } from './betting.repository.ts';
import { placeBet } from './place-bet.ts';
import { betSearchOf } from './search-bets.ts';

export function registerBettingCalls(api: PlayerApi): void {
  registerCall(api, placeBetCall, placeBet);

  registerCall(api, listBetsCall, ({ db, clock, player }, input) =>
    listBets(db, betSearchOf(input, player.id, clock.nowMs())).map(betToWire),
  );

  registerCall(api, getBetCall, ({ db, player }, { orderCode }) => {
    const id = /^\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;
    const bet = findBet(db, { id, playerId: player.id });
    if (bet === undefined) throw new AppError('notFound');
    return betToWire(bet);
  });

  registerCall(api, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths));
}
