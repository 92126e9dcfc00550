import { financeOrderFromWire } from '@canada28/shared/contract/finance.contract.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { Action } from '../../page/actions.store.ts';
import { decideOrder } from './decide-order.ts';
import type { NamedOrder } from './named-orders.ts';
import { outcomesOf } from './possible-outcomes.ts';

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
