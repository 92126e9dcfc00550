import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { callApi } from './api-client.ts';
import { refusalCode } from './api-error.ts';
import { createRetryKey } from './idempotency-key.ts';
import { getSession } from './session.store.ts';

/**
 * A call that moves the player's money. Sent again because no answer came, it is the same request under the same key,
 * which the server carries out once (contract §3); one instance serves the whole app, so that this holds from a screen
 * that was left and opened anew, too.
 */
export function createSendOnce<C extends Call>(call: C): (input: InputOf<C>) => Promise<OutputOf<C>> {
  const retryKey = createRetryKey();
  return async (input) => {
    const body = JSON.stringify({ ...input, playerId: getSession()?.profile.id });
    try {
      const output = await callApi(call, input, { idempotencyKey: retryKey.keyFor(body) });
      retryKey.noteAnswered();
      return output;
    } catch (error) {
      if (refusalCode(error) !== undefined) retryKey.noteAnswered();
      throw error;
    }
  };
}
