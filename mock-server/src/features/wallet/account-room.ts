import type { Database } from '@canada28/db/open-database.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import { MAX_MICROS } from '@canada28/shared/money/usdt.ts';
import {
  type AccountMoney,
  getAccountMoney,
  getOpenBetsMicros,
  mayHaveMoreOpenBets,
} from './wallet.repository.ts';

export type Bets = readonly { readonly amountMicros: number; readonly oddsThousandths: number }[];

/** The bonus of a deposit is at most the deposit itself. */
const DEPOSIT_WITH_BONUS = 2;

/**
 * What may still come to a player's account, micro-USDT, so that its money stays within what money can be whatever
 * becomes of the deposits that await review and of the bets that wait for their draw. A draw cannot be refused: what
 * it may pay has room before the bet is taken.
 */
export function roomMicros(db: Database, playerId: number): number {
  return roomBesideBetsMicros(getAccountMoney(db, playerId)) - getOpenBetsMicros(db, playerId);
}

function roomBesideBetsMicros({ availableMicros, frozenMicros, pendingDepositMicros }: AccountMoney): number {
  return MAX_MICROS - availableMicros - frozenMicros - DEPOSIT_WITH_BONUS * pendingDepositMicros;
}

/** The bonus included. */
export function hasRoomForDeposit(db: Database, playerId: number, amountMicros: number): boolean {
  return DEPOSIT_WITH_BONUS * amountMicros <= roomMicros(db, playerId);
}

/** Whether the account, which holds this money, has room for all that bets may pay; their stakes are still in it. */
export function hasRoomForPrizes(db: Database, money: AccountMoney, bets: Bets): boolean {
  const gained = bets.map(({ amountMicros, oddsThousandths }) =>
    Math.max(0, prizeMicros(amountMicros, oddsThousandths) - amountMicros),
  );
  const room = roomBesideBetsMicros(money) - gained.reduce((total, micros) => total + micros, 0);
  // Hundreds of bets at the highest prize fit into nearly every account: only then each has to be read.
  const fittingBets = Math.floor(room / MAX_PRIZE_MICROS);
  if (fittingBets >= 0 && !mayHaveMoreOpenBets(db, money.playerId, fittingBets)) return true;
  return getOpenBetsMicros(db, money.playerId) <= room;
}
