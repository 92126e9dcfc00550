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
import { betOfRow } from './bet-model.ts';
import { findBet, listBets } from './betting.repository.ts';
import { placeBet } from './place-bet.ts';
import { betSearchOf } from './search-bets.ts';

export function registerBettingCalls(api: PlayerApi): void {
  registerCall(api, placeBetCall, placeBet);

  registerCall(api, listBetsCall, ({ db, clock, player }, input) =>
    listBets(db, betSearchOf(input, player.id, clock.nowMs())).map((row) => betToWire(betOfRow(row))),
  );

  registerCall(api, getBetCall, ({ db, player }, { orderCode }) => {
    const id = /^\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;
    const row = findBet(db, { id, playerId: player.id });
    if (row === undefined) throw new AppError('notFound');
    return betToWire(betOfRow(row));
  });

  registerCall(api, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths));
}
