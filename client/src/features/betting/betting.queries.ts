import { betSlipToWire, placeBetCall, type Stake } from '@canada28/shared/contract/betting.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { useMutation } from '@tanstack/react-query';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';
import { useRefreshPlayer } from '../../lib/player.queries.ts';
import { createSendOnce } from '../../lib/send-once.ts';

/** A slip as it is placed. */
export type PlacedSlip = { readonly issueCode: string; readonly stakes: readonly Stake[] };

const sendBets = createSendOnce(placeBetCall);

/** Places a slip. What is wrong with the slip is for the screen to show, everything else for the page. */
export function usePlaceBet(onPlaced: (slip: PlacedSlip) => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (slip: PlacedSlip) => sendBets(betSlipToWire(slip)),
    meta: { handles: (error) => slipRefusal(error) !== undefined },
    onSuccess: (_reply, slip) => onPlaced(slip),
    // Without an answer the bet may have been placed all the same: the balance tells.
    onSettled: () => void refreshPlayer(),
  });
}

/**
 * What the server says is wrong with the slip itself. A slip that came too late gives way to the draw: then the page
 * says that the issue is closed (code 6000).
 */
export function slipRefusal(error: unknown): string | undefined {
  return refusalCode(error) === ERROR_CODES.issueSealed ? undefined : refusalMessage(error);
}
