import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import { control } from './control-client.ts';
import { fieldsOf } from './fields-of.ts';
import { place } from './place.ts';

/** A call as a player's phone would make it. */
type PlayerCall = {
  readonly method: string;
  readonly url: string;
  readonly input: unknown;
  readonly lang: string | undefined;
  /** Whose session it is made in; undefined for a guest. */
  readonly userName: string | undefined;
};

/** In memory and nowhere else: a page that is loaded again opens other sessions. */
const tokens = new Map<string, string>();

/** What came back; without an envelope the code is the HTTP status, and there is no data. */
type PlayerReply = { readonly code: number; readonly data: unknown; readonly msg: string };

/** Makes a call as a player; the phones of this world keep the sessions that they have. */
export async function callAsPlayer(call: PlayerCall): Promise<PlayerReply> {
  const { userName } = call;
  const known = userName === undefined ? undefined : tokens.get(userName);
  const reply = await send(
    call,
    userName === undefined ? undefined : (known ?? (await openSession(userName))),
  );
  if (reply.code !== ERROR_CODES.notLoggedIn || known === undefined || userName === undefined) return reply;
  // The session of before has ended: a reset, a restore, or another tester ended it.
  return send(call, await openSession(userName));
}

async function openSession(userName: string): Promise<string> {
  const { storage } = await control(enterSituationControl, {
    body: { as: userName, ...(!place.hasOwnHost && { world: place.world }) },
  });
  const { token = '' } = storage;
  tokens.set(userName, token);
  return token;
}

async function send(
  { method, url, input, lang }: PlayerCall,
  token: string | undefined,
): Promise<PlayerReply> {
  const reply = await fetch(url, {
    method,
    // A guest must not be taken for the player whose cookie the browser keeps; elsewhere the token wins over it.
    credentials: token === undefined ? 'omit' : 'same-origin',
    headers: {
      ...(!place.hasOwnHost && { 'x-world': place.world }),
      ...(lang !== undefined && { lang }),
      ...(token !== undefined && { 'x-token': token }),
      'content-type': 'application/json',
    },
    ...(method !== 'GET' && { body: JSON.stringify(input ?? {}) }),
  });
  const text = await reply.text();
  const { code, data, msg } = fieldsOf(parsed(text));
  return {
    code: typeof code === 'number' ? code : reply.status,
    data,
    msg: typeof msg === 'string' ? msg : '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A fault may have spoilt it; the journal tells how.
    return undefined;
  }
}
