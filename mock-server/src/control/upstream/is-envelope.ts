import { fieldOf } from '../journal/parsed-text.ts';

/** Whether a reply has the envelope of the contract, whatever it says (player-api §1). */
export function isEnvelope(reply: unknown): boolean {
  return (
    typeof fieldOf(reply, 'code') === 'number' &&
    ['data', 'msg'].some((name) => fieldOf(reply, name) !== undefined)
  );
}
