import { betSlipToWire, placeBetCall, type Stake } from '@canada28/shared/contract/betting.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { currentIssueQuery } from '../../data/draws/issue.queries.ts';
import { useMoneyCall } from '../../data/money/money-call.queries.ts';
import { createSendOnce } from '../../data/money/send-once.ts';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';

type PlacedSlip = { readonly issueCode: string; readonly stakes: readonly Stake[] };

const sendBets = createSendOnce(placeBetCall);

/**
 * Places a slip, and looks at the issue again where it came too late. What is wrong with the slip is for the screen to
 * show, everything else for the page.
 */
export function usePlaceBet(onDone: (slip: PlacedSlip) => void) {
  const queryClient = useQueryClient();
  return useMoneyCall({
    name: 'bet',
    send: async (slip: PlacedSlip) => {
      try {
        return await sendBets(betSlipToWire(slip));
      } catch (error) {
        if (isTooLate(error)) void queryClient.invalidateQueries({ queryKey: currentIssueQuery.queryKey });
        throw error;
      }
    },
    handles: (error) => refusalMessage(error) !== undefined && !isTooLate(error),
    onDone,
  });
}

/** A slip that came too late gives way to the draw: then the page says that the issue is closed (code 6000). */
export function isTooLate(error: unknown): boolean {
  return refusalCode(error) === ERROR_CODES.issueSealed;
}
