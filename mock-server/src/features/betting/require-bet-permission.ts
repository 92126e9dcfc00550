import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { findLossLeftMicros, findTimeoutEndMs, type PlayerMoment } from '../play-limits/read-play-limits.ts';
import { requireNoTimeOut } from '../play-limits/require-within-limits.ts';

/** Refuses a player who may not bet, whatever the bet: the first checks of every call that stakes money (contract §3). */
export function requireBetPermission(context: PlayerContext): void {
  if (context.player.status === PLAYER_STATUS.tradingForbidden) throw new AppError('tradingForbidden');
  requireNoTimeOut(context);
}

/** Whether a stake may be bet for a player who is not there to be refused: a chase item whose issue opens (product §10). */
export function mayBet(context: PlayerMoment, stakeMicros: number): boolean {
  const isNormal = context.player.status === PLAYER_STATUS.normal;
  if (!isNormal || findTimeoutEndMs(context) !== undefined) return false;
  return stakeMicros <= (findLossLeftMicros(context) ?? stakeMicros);
}
