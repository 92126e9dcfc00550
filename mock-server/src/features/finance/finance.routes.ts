import { financeOrderToWire, listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { pageRange } from '../../http/page-range.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { countFinanceOrders, listFinanceOrders } from './finance.repository.ts';
import { financeOrderOfRow } from './finance-order-model.ts';
import { financeFilterOf } from './search-finance-orders.ts';

export function registerFinanceCalls(room: Room): void {
  registerCall(room, listFinanceOrdersCall, ({ db, clock, player }, input) => {
    const filter = financeFilterOf(input, player.id, clock.nowMs());
    const rows = listFinanceOrders(db, { ...filter, ...pageRange(input) });
    return {
      list: rows.map((row) => financeOrderToWire(financeOrderOfRow(row))),
      total: countFinanceOrders(db, filter),
    };
  });
}
