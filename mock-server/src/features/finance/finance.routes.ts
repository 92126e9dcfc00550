import type { FilterOf } from '@canada28/db/find-page.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { isDateTimeText, msFromDateTimeText, periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { financeOrderToWire, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { pageRange } from '../../http/page-range.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { badParameter } from '../../world/app-error.ts';
import { findOrders, type ORDERS } from './finance.repository.ts';

export function registerFinanceCalls(api: PlayerApi): void {
  registerCall(api, listFinanceOrdersCall, ({ db, clock, player }, input) => {
    const filter = financeFilterOf(input, player.id, clock.nowMs());
    const { rows, total } = findOrders(db, filter, pageRange(input));
    return { list: rows.map(financeOrderToWire), total };
  });
}

type Input = InputOf<typeof listFinanceOrdersCall>;

/** What the list call asks for, as a filter; where both `days` and `createTime` are given, both hold. */
function financeFilterOf(input: Input, player: number, nowMs: number): FilterOf<typeof ORDERS> {
  const ofDays = periodOfDays(input.days, nowMs);
  const [fromMs = 0, beforeMs = Number.MAX_SAFE_INTEGER] = (input.createTime ?? []).map(readTime);
  return {
    player,
    type: input.type,
    status: input.status,
    orderId: input.id,
    fromMs: Math.max(ofDays.fromMs, fromMs),
    beforeMs: Math.min(ofDays.beforeMs, beforeMs),
  };
}

/** The schema knows the form of a time only; 2026-13-01 00:00:00 has it. */
function readTime(text: string): number {
  if (!isDateTimeText(text)) throw badParameter('createTime', `has ${text}, which is no time`);
  return msFromDateTimeText(text);
}
