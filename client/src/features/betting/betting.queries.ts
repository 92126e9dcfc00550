import { betSlipToWire, placeBetCall, type Stake } from '@canada28/shared/contract/betting.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';
import { createRetryKey } from '../../lib/idempotency-key.ts';
import { useRefreshPlayer } from '../../lib/player.queries.ts';
import { getSession } from '../../lib/session.store.ts';

/** A slip as it is placed. */
export type PlacedSlip = { readonly issueCode: string; readonly stakes: readonly Stake[] };

/** One for the whole room: the slip may be placed again from a tab that was left and opened anew. */
const retryKey = createRetryKey();

/** Places a slip. What is wrong with the slip is for the screen to show, everything else for the page. */
export function usePlaceBet(onPlaced: (slip: PlacedSlip) => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (slip: PlacedSlip) => {
      const input = betSlipToWire(slip);
      const idempotencyKey = retryKey.keyFor(
        JSON.stringify({ ...input, playerId: getSession()?.profile.id }),
      );
      return callApi(placeBetCall, input, { idempotencyKey });
    },
    meta: { handles: (error) => slipRefusal(error) !== undefined },
    onSuccess: (_reply, slip) => {
      retryKey.noteAnswered();
      onPlaced(slip);
    },
    onError: (error) => {
      if (refusalCode(error) !== undefined) retryKey.noteAnswered();
    },
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
