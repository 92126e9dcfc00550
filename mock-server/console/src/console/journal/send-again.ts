import { perform } from '../../control/perform.ts';
import { callAsPlayer } from '../../control/player-call.ts';
import type { CallEntry } from '../words/call-words.ts';
import { holdsMask } from './curl.ts';

/** Why a call cannot be made again as it was; undefined where it can. */
export function whyNotAgain({ input, url, path, player, code }: CallEntry): string | undefined {
  if (path === undefined) return 'There is no such call: only the phone knows what it wanted there.';
  if (holdsMask({ url, input }))
    return 'There is a password in it, and the journal keeps none: make it again on the phone.';
  if (input === undefined && code === 400) return 'What was sent was no JSON, and is not kept.';
  if (player !== undefined && player.id === undefined)
    return `No player of this world is called ${player.userName}.`;
  return undefined;
}

/** Makes a call again: by the same player, in the same language, with the same input, as a new call of its own. */
export function sendAgain({ method, url, path = url, input, headers, player }: CallEntry): Promise<boolean> {
  return perform(async () => {
    const { lang } = headers;
    const { code } = await callAsPlayer({ method, url, input, lang, userName: player?.userName });
    const by = player === undefined ? 'by a guest' : `by ${player.userName}`;
    return { said: `${path} was sent again ${by}: code ${code}.` };
  });
}
