import type { InputOf } from '@canada28/shared/contract/call.ts';
import { isDateTimeText, msFromDateTimeText, periodOfDays } from '@canada28/shared/contract/date-time.ts';
import type { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { FinanceFilter } from './finance.repository.ts';

type Input = InputOf<typeof listFinanceOrdersCall>;

/** What the list call asks for, as a filter; where both `days` and `createTime` are given, both hold. */
export function financeFilterOf(input: Input, playerId: number, nowMs: number): FinanceFilter {
  const ofDays = periodOfDays(input.days, nowMs);
  const [fromMs = 0, beforeMs = Number.MAX_SAFE_INTEGER] = (input.createTime ?? []).map(readTime);
  return {
    playerId,
    type: input.type,
    status: input.status,
    orderId: input.id,
    fromMs: Math.max(ofDays.fromMs, fromMs),
    beforeMs: Math.min(ofDays.beforeMs, beforeMs),
  };
}

/** The schema knows the form of a time only; 2026-13-01 00:00:00 has it. */
function readTime(text: string): number {
  if (!isDateTimeText(text)) throw new AppError('badParameter', { detail: `createTime: ${text} is no time` });
  return msFromDateTimeText(text);
}
