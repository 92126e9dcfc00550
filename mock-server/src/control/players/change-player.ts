import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerChange, PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { MAX_TIME_OUT_MS } from '@canada28/shared/limits.ts';
import { updatePlayerStatus } from '../../features/auth/auth.repository.ts';
import {
  deleteAllWrongPasswords,
  updatePayPasswordLocked,
} from '../../features/auth/wrong-passwords.repository.ts';
import { type PlayLimitName, updateStoredLimit } from '../../features/play-limits/play-limits.repository.ts';
import { deleteOtherSessions } from '../../http/sessions/sessions.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { getPlayer, getPlayerRecord } from './player-record.ts';
import { microsOf } from './usdt-sum.ts';

type Limits = Extract<PlayerChange, { limits: unknown }>['limits'];

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

/** Sets limits at once, looser ones too: what waits 24 hours is the player's own wish. */
export function setLimits({ db, clock }: TaskContext, playerId: number, limits: Limits): void {
  const { dailyDeposit, dailyLoss, sessionMinutes, timeoutUntilMs } = limits;
  const latestMs = clock.nowMs() + MAX_TIME_OUT_MS;
  if ((timeoutUntilMs ?? 0) > latestMs)
    throw new ControlError(`limits.timeoutUntilMs: a break ends at ${latestMs} at the latest, in 366 days.`);
  const set = (name: PlayLimitName, value: number | null | undefined) => {
    if (value !== undefined)
      updateStoredLimit(db, playerId, name, { value: value ?? undefined, next: undefined });
  };
  set('dailyDeposit', limitMicros(dailyDeposit, 'limits.dailyDeposit'));
  set('dailyLoss', limitMicros(dailyLoss, 'limits.dailyLoss'));
  set('sessionMinutes', sessionMinutes);
  set('timeoutUntil', timeoutUntilMs);
}

function limitMicros(sum: number | string | null | undefined, field: string): number | null | undefined {
  if (sum === null || sum === undefined) return sum;
  const micros = microsOf(sum, field);
  if (micros < 0) throw new ControlError(`${field}: a limit is 0 or more, or null for none.`);
  return micros;
}
