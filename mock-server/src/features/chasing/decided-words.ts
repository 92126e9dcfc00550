import { CHASE_ITEM_STATUS, type ChaseItemStatus } from '@canada28/shared/contract/chase-states.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { ChaseItemRow } from './chase-items.repository.ts';

type Decided = { readonly item: ChaseItemRow; readonly status: ChaseItemStatus };

/** What became of some items, in words with their sums (USDT): "2 bet (20), 1 cancelled (10 back)". */
export function decidedWords(decided: readonly Decided[]): string {
  const { executed, paused, cancelled } = CHASE_ITEM_STATUS;
  const kinds = [
    { became: executed, words: (count: number, sum: string) => `${count} bet (${sum})` },
    { became: paused, words: (count: number, sum: string) => `${count} waiting (${sum})` },
    { became: cancelled, words: (count: number, sum: string) => `${count} cancelled (${sum} back)` },
  ];
  return kinds
    .flatMap(({ became, words }) => {
      const some = decided.filter(({ status }) => status === became);
      const sum = some.reduce((micros, { item }) => micros + item.amountMicros, 0);
      return some.length === 0 ? [] : [words(some.length, usdtText(sum))];
    })
    .join(', ');
}
