import type { PlayerChange } from '@canada28/shared/control/players.control.ts';
import { MAX_TIME_OUT_MS } from '@canada28/shared/limits.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import {
  getStoredLimits,
  type PlayLimitName,
  updateStoredLimit,
} from '../../features/play-limits/play-limits.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { microsOf } from './usdt-sum.ts';

type Limits = Extract<PlayerChange, { limits: unknown }>['limits'];

/** Sets limits at once, looser ones too: what waits 24 hours is the player's own wish. */
export function setLimits({ db, clock }: TaskContext, playerId: number, limits: Limits): void {
  const { dailyDeposit, dailyLoss, sessionMinutes, timeoutUntilMs } = limits;
  const latestMs = clock.nowMs() + MAX_TIME_OUT_MS;
  if ((timeoutUntilMs ?? 0) > latestMs)
    throw new ControlError(`limits.timeoutUntilMs: a break ends at ${latestMs} at the latest, in 366 days.`);
  const stored = getStoredLimits(db, playerId);
  const set = (name: PlayLimitName, wanted: number | null | undefined) => {
    const value = wanted ?? undefined;
    const isSo = stored[name].value === value && stored[name].next === undefined;
    if (wanted !== undefined && !isSo) updateStoredLimit(db, playerId, name, { value, next: undefined });
  };
  set('dailyDeposit', limitMicros(dailyDeposit, 'limits.dailyDeposit'));
  set('dailyLoss', limitMicros(dailyLoss, 'limits.dailyLoss'));
  set('sessionMinutes', sessionMinutes);
  // The wire tells whole seconds: a break ends when players read that it does.
  set('timeoutUntil', timeoutUntilMs && timeoutUntilMs - (timeoutUntilMs % SECOND_MS));
}

function limitMicros(sum: number | string | null | undefined, field: string): number | null | undefined {
  if (sum === null || sum === undefined) return sum;
  const micros = microsOf(sum, field);
  if (micros < 0) throw new ControlError(`${field}: a limit is 0 or more, or null for none.`);
  return micros;
}
