import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerChange, PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { updatePlayerStatus } from '../../features/auth/auth.repository.ts';
import {
  deleteAllWrongPasswords,
  updatePayPasswordLocked,
} from '../../features/auth/wrong-passwords.repository.ts';
import { deleteOtherSessions } from '../../http/sessions/sessions.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { getPlayer, getPlayerRecord } from './player-record.ts';
import { setLimits } from './set-limits.ts';

/** The states that an account gets by what is forbidden to it. */
export const STATUS_OF_FORBIDDEN = {
  trade: PLAYER_STATUS.tradingForbidden,
  login: PLAYER_STATUS.loginForbidden,
} as const;

/** Does one thing with an account, as the operator may; answers what the player has become. */
export function changePlayer(context: TaskContext, playerId: number, change: PlayerChange): PlayerRecord {
  const { db } = context;
  getPlayer(context, playerId);
  if ('unlock' in change) {
    updatePayPasswordLocked(db, playerId, false);
    deleteAllWrongPasswords(db, playerId);
  } else if ('forbid' in change) updatePlayerStatus(db, playerId, STATUS_OF_FORBIDDEN[change.forbid]);
  else if ('allow' in change) updatePlayerStatus(db, playerId, PLAYER_STATUS.normal);
  else if ('endSessions' in change) deleteOtherSessions(db, playerId, undefined);
  else setLimits(context, playerId, change.limits);
  return getPlayerRecord(context, playerId);
}
