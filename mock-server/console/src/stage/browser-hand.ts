import type { Call } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import { ControlFailure, control } from '../data/control-client.ts';
import { place } from '../data/place.ts';
import type { Hand } from './hand.ts';

/** Sessions that this page opened in the place of players, by user name. */
const tokens = new Map<string, string>();

/** What a story does from this page: control calls, and player calls in the session of the player. */
export const browserHand: Hand = {
  world: place.world,
  control,
  play: async (player, call, input) => {
    const first = await send(await tokenOf(player), call, input);
    if (first.code !== ERROR_CODES.notLoggedIn) return dataOf(first);
    // A step back ended the session: another one is opened.
    tokens.delete(player);
    return dataOf(await send(await tokenOf(player), call, input));
  },
};

async function tokenOf(player: string): Promise<string> {
  const known = tokens.get(player);
  if (known !== undefined) return known;
  const { storage } = await control(enterSituationControl, { body: { world: place.world, as: player } });
  const token = String(storage.token ?? '');
  tokens.set(player, token);
  return token;
}

type Envelope = { readonly code: number; readonly data: never; readonly msg: string };

async function send(token: string, { base, path }: Call, input: unknown): Promise<Envelope> {
  const reply = await fetch(`${place.basePaths[base]}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-token': token,
      lang: 'en',
      ...(!place.hasOwnHost && { 'x-world': place.world }),
    },
    body: JSON.stringify(input),
  });
  return reply.json();
}

/** The reply is as the contract says: the mock holds itself to it. */
function dataOf({ code, data, msg }: Envelope): never {
  if (code !== SUCCESS_CODE) throw new ControlFailure(msg, code);
  return data;
}
