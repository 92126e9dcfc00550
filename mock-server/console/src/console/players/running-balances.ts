import type { PostingRecord } from '@canada28/shared/control/records.control.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';

export type Balances = { readonly availableMicros: number; readonly frozenMicros: number };

/** A movement of a player's money: what it changed, and what there was after it. */
export type RunningEntry = {
  readonly posting: PostingRecord;
  readonly change: Balances;
  readonly after: Balances;
};

/** Takes the balances of now back through movements, newest first; `before` is what there was before the oldest. */
export function runBackwards(
  postings: readonly PostingRecord[],
  now: Balances,
): { readonly entries: RunningEntry[]; readonly before: Balances } {
  let before = now;
  const entries = postings.map((posting) => {
    const change = changeOf(posting);
    const after = before;
    before = {
      availableMicros: after.availableMicros - change.availableMicros,
      frozenMicros: after.frozenMicros - change.frozenMicros,
    };
    return { posting, change, after };
  });
  return { entries, before };
}

function changeOf({ from, to, amount }: PostingRecord): Balances {
  const micros = microsFromUsdt(amount);
  const of = (account: string) => Number(to === account) * micros - Number(from === account) * micros;
  return { availableMicros: of('available') + 0, frozenMicros: of('frozen') + 0 };
}
