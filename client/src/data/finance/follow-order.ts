import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { useEffect, useRef } from 'react';
import { serverClock } from '../../lib/server-clock.ts';
import { useRefreshPlayer } from '../player/refresh-player.ts';
import { waitForOrderMs } from './order-watch.ts';

/** When to look again at an order that is shown. */
export function nextLookMs(order: FinanceOrder | null | undefined): number | false {
  return order ? waitForOrderMs(order, { nowMs: serverClock.nowMs(), rate: serverClock.rate() }) : false;
}

/** Asks again for the player's own data when the order's state has changed: balance and lists. */
export function useRefreshAfterReview(order: FinanceOrder | undefined): void {
  const refresh = useRefreshPlayer();
  const known = useRef<FinanceOrder>(undefined);
  useEffect(() => {
    const isNews =
      order !== undefined && known.current?.id === order.id && known.current.status !== order.status;
    known.current = order;
    if (isNews) void refresh();
  }, [order, refresh]);
}
