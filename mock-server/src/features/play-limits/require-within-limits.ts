import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { MICROS_PER_USDT, usdtText } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { findTimeoutEndMs, getLimits } from './limits-in-force.ts';
import type { StoredLimits } from './play-limits.repository.ts';
import { depositedTodayMicros, findLossLeftMicros } from './read-play-limits.ts';

/**
 * Refuses a deposit that would exceed the player's daily limit. Asked before the amount itself is checked (player-api
 * §2, order of checks), so it may be any number of micro-USDT.
 */
export function requireDepositWithinLimit(
  context: PlayerContext,
  { dailyDeposit: { value: limitMicros } }: StoredLimits,
  amountMicros: number,
): void {
  if (limitMicros === undefined) return;
  const leftMicros = Math.max(0, limitMicros - depositedTodayMicros(context));
  if (amountMicros <= leftMicros) return;
  throw new AppError(
    'dailyDepositLimitReached',
    { limit: usdtText(limitMicros), left: usdtText(leftMicros) },
    { facts: { amount: amountMicros / MICROS_PER_USDT } },
  );
}

/**
 * Refuses to play, and to pay in for it, during a time-out. Withdrawals are free at all times. Answers the player's
 * limits, which the next checks ask.
 */
export function requireNoTimeOut(context: PlayerContext): StoredLimits {
  const limits = getLimits(context);
  const untilMs = findTimeoutEndMs(context, limits);
  if (untilMs !== undefined) throw new AppError('takingABreak', { until: dateTimeTextFromMs(untilMs) });
  return limits;
}

/**
 * Refuses stakes that could take today's loss beyond the player's limit. Asked before a slip itself is checked
 * (player-api §3, gameBet checks), so they may be any number of micro-USDT.
 */
export function requireLossWithinLimit(
  context: PlayerContext,
  limits: StoredLimits,
  stakeMicros: number,
): void {
  const limitMicros = limits.dailyLoss.value;
  const leftMicros = findLossLeftMicros(context, limits);
  if (limitMicros === undefined || leftMicros === undefined || stakeMicros <= leftMicros) return;
  throw new AppError(
    'dailyLossLimitReached',
    { limit: usdtText(limitMicros), left: usdtText(leftMicros) },
    { facts: { amount: stakeMicros / MICROS_PER_USDT } },
  );
}
