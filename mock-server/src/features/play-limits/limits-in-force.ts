import type { PlayerContext } from '../../world/context.ts';
import { limitAt } from './limit-rules.ts';
import { getStoredLimits, type StoredLimits } from './play-limits.repository.ts';

/** A player at a moment, whether or not they are there: limits hold for chase items too, which open by themselves. */
export type PlayerMoment = Pick<PlayerContext, 'db' | 'clock' | 'player'>;

/** A player's limits in force at the moment of a context, with what waits: read once, asked as often as need be. */
export function getLimits({ db, player, clock }: PlayerMoment): StoredLimits {
  const stored = getStoredLimits(db, player.id);
  const nowMs = clock.nowMs();
  return {
    dailyDeposit: limitAt(stored.dailyDeposit, nowMs),
    dailyLoss: limitAt(stored.dailyLoss, nowMs),
    sessionMinutes: limitAt(stored.sessionMinutes, nowMs),
    timeoutUntil: limitAt(stored.timeoutUntil, nowMs),
  };
}

/** When the player's time-out ends (epoch ms); undefined when none is running. */
export function findTimeoutEndMs(
  { clock }: PlayerMoment,
  { timeoutUntil }: StoredLimits,
): number | undefined {
  const untilMs = timeoutUntil.value;
  return untilMs !== undefined && untilMs > clock.nowMs() ? untilMs : undefined;
}
