import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import { reviewOrderControl } from '@canada28/shared/control/operator.control.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { change } from '../../control/perform.ts';
import type { Action } from '../../page/actions.store.ts';
import type { NamedOrder } from './named-orders.ts';
import { type Outcome, outcomesOf } from './possible-outcomes.ts';

/** What can be done with an order that waits, as the palette finds it: "Approve withdrawal 2: 300 USDT of demo". */
export function reviewActions({ order, name }: NamedOrder, userName: string): readonly Action[] {
  const sum = usdtText(financeOrderFromWire(order).amountMicros);
  return outcomesOf(order).map((outcome) => ({
    id: `review ${order.id} ${outcome.outcome}`,
    title: `${outcome.label} ${name.toLowerCase()}: ${sum} USDT of ${userName}`,
    hint: order.id,
    group: 'Reviews',
    run: () => void decideOrder({ id: order.id, name }, outcome),
  }));
}

/** Decides an order. What was booked by it stays booked in this world; taken back, it is the world before it. */
export function decideOrder(
  { id, name }: { readonly id: string; readonly name: string },
  { outcome, said }: Outcome,
  remark = '',
): Promise<boolean> {
  const body = { id, outcome, ...(remark.trim() !== '' && { remark: remark.trim() }) };
  return change(reviewOrderControl, { body }, `${name} ${said}.`);
}
