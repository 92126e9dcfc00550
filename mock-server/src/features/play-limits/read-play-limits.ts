import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import { LOOSENABLE_LIMITS, type PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import { getDepositedMicros } from '../finance/finance.repository.ts';
import { findTimeoutEndMs, type PlayerMoment } from './limits-in-force.ts';
import { getLossMicros, type StoredLimits } from './play-limits.repository.ts';

/** What the player deposited today (UTC+8), micro-USDT. */
export function depositedTodayMicros({ db, player, clock }: PlayerMoment): number {
  return getDepositedMicros(db, player.id, dayStartMs(clock.nowMs()));
}

/** What the player may still stake today without risking more than the limit, micro-USDT; undefined is no limit. */
export function findLossLeftMicros(context: PlayerMoment, { dailyLoss }: StoredLimits): number | undefined {
  return dailyLoss.value === undefined ? undefined : Math.max(0, dailyLoss.value - lostTodayMicros(context));
}

/** The limits of the player, what waits, and what today counts against them. */
export function readPlayLimits(context: PlayerMoment, limits: StoredLimits): PlayLimits {
  const pending = LOOSENABLE_LIMITS.flatMap((limit) => {
    const { next } = limits[limit];
    return next === undefined ? [] : [{ limit, value: next.value, appliesAtMs: next.atMs }];
  });
  return {
    dailyDeposit: limits.dailyDeposit.value,
    dailyLoss: limits.dailyLoss.value,
    sessionMinutes: limits.sessionMinutes.value,
    timeoutUntilMs: findTimeoutEndMs(context, limits),
    pending,
    depositedTodayMicros: depositedTodayMicros(context),
    lostTodayMicros: lostTodayMicros(context),
  };
}

/** What the player lost today (UTC+8), micro-USDT, open stakes counted as lost. */
function lostTodayMicros({ db, player, clock }: PlayerMoment): number {
  return getLossMicros(db, player.id, dayStartMs(clock.nowMs()));
}
