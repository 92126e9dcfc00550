import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { MAX_MICROS, usdtFixed, usdtText } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { findTimeoutEndMs, getLimits, type PlayerMoment } from '../play-limits/limits-in-force.ts';
import type { StoredLimits } from '../play-limits/play-limits.repository.ts';
import { findLossLeftMicros } from '../play-limits/read-play-limits.ts';
import { requireNoTimeOut } from '../play-limits/require-within-limits.ts';
import { type Bets, hasRoomForPrizes } from '../wallet/account-room.ts';
import { getAccountMoney } from '../wallet/wallet.repository.ts';

/**
 * Refuses a player who may not bet, whatever the bet: the first checks of every call that stakes money (player-api §3).
 * Answers the player's limits, which the next checks ask.
 */
export function requireBetPermission(context: PlayerContext): StoredLimits {
  if (context.player.status === PLAYER_STATUS.tradingForbidden) throw new AppError('tradingForbidden');
  return requireNoTimeOut(context);
}

/** What keeps a player from betting. */
export type BetObstacle = 'forbidden' | 'break' | 'lossLimit' | 'accountFull';

/** The first of it for a player who is not there to be refused: a chase item whose issue opens (product §10). */
export function findBetObstacle(context: PlayerMoment, bet: Bets[number]): BetObstacle | undefined {
  if (context.player.status !== PLAYER_STATUS.normal) return 'forbidden';
  const limits = getLimits(context);
  if (findTimeoutEndMs(context, limits) !== undefined) return 'break';
  if (bet.amountMicros > (findLossLeftMicros(context, limits) ?? bet.amountMicros)) return 'lossLimit';
  const { db, player } = context;
  return hasRoomForPrizes(db, getAccountMoney(db, player.id), [bet]) ? undefined : 'accountFull';
}

/**
 * Refuses bets that cost more than the player has, or whose prizes could become more than an account can hold; the last
 * check of every call that stakes money.
 */
export function requireMoneyForBets({ db, player }: PlayerContext, bets: Bets): void {
  const money = getAccountMoney(db, player.id);
  const totalMicros = bets.reduce((total, { amountMicros }) => total + amountMicros, 0);
  if (money.availableMicros < totalMicros) {
    const facts = { available: usdtFixed(money.availableMicros), needed: usdtFixed(totalMicros) };
    throw new AppError('insufficientBalance', {}, { facts });
  }
  if (!hasRoomForPrizes(db, money, bets))
    throw new AppError('prizesBeyondAccount', { most: usdtText(MAX_MICROS) });
}
