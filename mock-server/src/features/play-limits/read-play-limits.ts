import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import { LOOSENABLE_LIMITS, type PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import type { PlayerContext } from '../../world/context.ts';
import { getDepositedMicros } from '../finance/finance.repository.ts';
import { limitAt } from './limit-rules.ts';
import { getLossMicros, getStoredLimit, type PlayLimitName } from './play-limits.repository.ts';

/** A player at a moment, whether or not they are there: limits hold for chase items too, which open by themselves. */
export type PlayerMoment = Pick<PlayerContext, 'db' | 'clock' | 'player'>;

/** The value of a limit in force now (micro-USDT, minutes or epoch ms); undefined is no limit. */
export function findLimit({ db, player, clock }: PlayerMoment, name: PlayLimitName): number | undefined {
  return limitAt(getStoredLimit(db, player.id, name), clock.nowMs()).value;
}

/** When the player's time-out ends (epoch ms); undefined when none is running. */
export function findTimeoutEndMs(context: PlayerMoment): number | undefined {
  const untilMs = findLimit(context, 'timeoutUntil');
  return untilMs !== undefined && untilMs > context.clock.nowMs() ? untilMs : undefined;
}

/** What the player deposited today (UTC+8), micro-USDT. */
export function depositedTodayMicros({ db, player, clock }: PlayerContext): number {
  return getDepositedMicros(db, player.id, dayStartMs(clock.nowMs()));
}

/** What the player lost today (UTC+8), micro-USDT, open stakes counted as lost. */
export function lostTodayMicros({ db, player, clock }: PlayerMoment): number {
  return getLossMicros(db, player.id, dayStartMs(clock.nowMs()));
}

/** What the player may still stake today without risking more than the limit, micro-USDT; undefined is no limit. */
export function findLossLeftMicros(context: PlayerMoment): number | undefined {
  const limitMicros = findLimit(context, 'dailyLoss');
  return limitMicros === undefined ? undefined : Math.max(0, limitMicros - lostTodayMicros(context));
}

/** All limits of the player, what waits, and what today counts against them. */
export function readPlayLimits(context: PlayerContext): PlayLimits {
  const { db, player, clock } = context;
  const pending = LOOSENABLE_LIMITS.flatMap((limit) => {
    const { next } = limitAt(getStoredLimit(db, player.id, limit), clock.nowMs());
    return next === undefined ? [] : [{ limit, value: next.value, appliesAtMs: next.atMs }];
  });
  return {
    dailyDeposit: findLimit(context, 'dailyDeposit'),
    dailyLoss: findLimit(context, 'dailyLoss'),
    sessionMinutes: findLimit(context, 'sessionMinutes'),
    timeoutUntilMs: findTimeoutEndMs(context),
    pending,
    depositedTodayMicros: depositedTodayMicros(context),
    lostTodayMicros: lostTodayMicros(context),
  };
}
