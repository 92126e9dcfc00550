import type { InputOf } from '@canada28/shared/contract/call.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
  withdrawalMethodFromWire,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { submitOrder } from '../../data/finance/newest-order.queries.ts';
import { useMoneyCall } from '../../data/money/money-call.queries.ts';
import { createSendOnce } from '../../data/money/send-once.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';

const sendWithdrawal = createSendOnce(submitWithdrawalCall);

/** The ways to withdraw, with the own addresses that they can go to. */
export function useWithdrawalMethods() {
  return usePlayerQuery({
    key: ['withdrawalMethods'],
    queryFn: async ({ signal }) => {
      const methods = await callApi(getWithdrawalMethodsCall, {}, { signal });
      return [...methods].sort((one, other) => one.sort - other.sort).map(withdrawalMethodFromWire);
    },
  });
}

/** Submits a withdrawal; what the server refuses is for the screen to show. Answers the order, where it can be told. */
export function useSubmitWithdrawal(onDone: () => void) {
  return useMoneyCall({
    name: 'withdrawal',
    send: (input: InputOf<typeof submitWithdrawalCall>) =>
      submitOrder(FINANCE_TYPE.withdrawal, () => sendWithdrawal(input)),
    handles: hasRefusalMessage,
    onDone,
  });
}
