import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  depositMethodFromWire,
  getDepositMethodsCall,
  submitDepositCall,
} from '@canada28/shared/contract/deposits.contract.ts';
import { FINANCE_TYPE, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { findSubmittedOrder } from '../../lib/finance.queries.ts';
import { usePlayerKey, useRefreshPlayer } from '../../lib/player.queries.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';

/** With a password added it is another body, and so another key. */
const sendDeposit = createSendOnce(submitDepositCall);

/** The ways to deposit, with the addresses to pay to. */
export function useDepositMethods() {
  return useQuery({
    queryKey: [...usePlayerKey(), 'depositMethods'],
    queryFn: async ({ signal }) => {
      const methods = await callApi(getDepositMethodsCall, {}, { signal });
      return methods.map(depositMethodFromWire);
    },
    enabled: useIsLoggedIn(),
  });
}

/** Submits a deposit; what the server refuses is for the screen to show. */
export function useSubmitDeposit(onSubmitted: (order: FinanceOrder | undefined) => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (input: InputOf<typeof submitDepositCall>) => {
      await sendDeposit(input);
      return findSubmittedOrder(FINANCE_TYPE.deposit);
    },
    meta: { handles: (error) => refusalMessage(error) !== undefined },
    onSuccess: (order) => onSubmitted(order),
    // Without an answer the deposit may stand all the same: the history tells.
    onSettled: () => void refreshPlayer(),
  });
}
