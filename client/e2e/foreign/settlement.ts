import { settleBets } from './bets.ts';
import { endChases, openItems } from './chases.ts';
import { codeOf, presentSlot, saleStartMs } from './issues.ts';
import type { Lottery } from './lottery.ts';
import { reviewOrders } from './orders.ts';

/** Does all that was due since the last call, in its order. */
export function catchUp(lottery: Lottery): void {
  const accounts = [...lottery.accounts.values()];
  const present = presentSlot(lottery);
  while (lottery.openSlot < present) {
    const drawn = codeOf(lottery.openSlot);
    lottery.openSlot += 1;
    const issueCode = codeOf(lottery.openSlot);
    const atMs = saleStartMs(lottery, lottery.openSlot);
    for (const account of accounts) {
      settleBets(account, drawn);
      endChases(account);
      openItems(lottery, account, { issueCode, atMs });
    }
  }
  for (const account of accounts) reviewOrders(lottery, account);
}
