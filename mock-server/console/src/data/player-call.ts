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

/** In memory and nowhere else: whoever reloads the page opens other sessions. */
const tokens = new Map<string, string>();

/** Makes a call as a player and answers its code; the phones of this world keep the sessions that they have. */
export async function callAsPlayer(call: PlayerCall): Promise<number | undefined> {
  const { userName } = call;
  const known = userName === undefined ? undefined : tokens.get(userName);
  const code = await send(
    call,
    userName === undefined ? undefined : (known ?? (await openSession(userName))),
  );
  if (code !== NOT_LOGGED_IN || known === undefined || userName === undefined) return code;
  // The session of before has ended: a reset, a restore, or somebody ended it.
  return send(call, await openSession(userName));
}

const NOT_LOGGED_IN = 403;

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
): Promise<number | undefined> {
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
  const { code } = fieldsOf(parsed(text));
  return typeof code === 'number' ? code : reply.status;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A fault may have spoilt it; the journal tells how.
    return undefined;
  }
}
