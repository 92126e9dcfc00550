import type { OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ControlFailure, control } from '../control/control-client.ts';
import { place } from '../control/place.ts';
import { callAsPlayer } from '../control/player-call.ts';
import type { Hand } from './hand.ts';

/** What a story does from this page: control calls, and player calls in the session of the player. */
export const browserHand: Hand = {
  world: place.world,
  control,
  play: async (userName, call, input) => {
    const url = `${place.basePaths[call.base]}/${call.path}`;
    const { code, data, msg } = await callAsPlayer({ method: 'POST', url, input, lang: 'en', userName });
    if (code !== SUCCESS_CODE) throw new ControlFailure(msg, code);
    // The reply is as the contract says: the mock holds itself to it.
    return data as OutputOf<typeof call>;
  },
};
