import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceType,
  listFinanceOrdersCall,
} from '@canada28/shared/contract/finance.contract.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';

async function hasSucceeded(type: FinanceType, signal: AbortSignal): Promise<boolean> {
  const input = { type, status: FINANCE_STATUS.success, pageNo: 1, pageSize: 1 };
  const { list } = await callApi(listFinanceOrdersCall, input, { signal });
  return list.length > 0;
}

/** Whether a deposit or withdrawal of the player has succeeded: only then USDT can be withdrawn (product §4). */
export function useMayWithdraw() {
  return usePlayerQuery({
    key: ['mayWithdraw'],
    queryFn: async ({ signal }) =>
      (await hasSucceeded(FINANCE_TYPE.deposit, signal)) || hasSucceeded(FINANCE_TYPE.withdrawal, signal),
  });
}
