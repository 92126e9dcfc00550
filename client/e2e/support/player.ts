import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { type Envelope, SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { type PlayerProfile, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import type { BrowserContext } from '@playwright/test';

const BASE_PATHS = { player: '/player-api/player', game: '/player-api/player/game' } as const;

/** A player who is logged in over HTTP, without a browser. */
export type Player = {
  readonly profile: PlayerProfile;
  readonly token: string;
  /** Makes a call as this player; throws what the server says when it refuses. */
  readonly call: <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;
};

/** Logs a demo account in. */
export async function logInOverHttp(serverUrl: string, userName: string): Promise<Player> {
  const credentials = { uname: userName, password: DEMO_LOGIN_PASSWORD };
  const profile = profileFromWire(await callOf(serverUrl, {})(loginCall, credentials));
  const token = profile.token ?? '';
  return { profile, token, call: callOf(serverUrl, { 'x-token': token }) };
}

/** What a browser remembers of the app before its first page. */
type DeviceMemory = {
  readonly origin: string;
  readonly language?: LanguageCode;
  /** Whose session is open. */
  readonly player?: Player | undefined;
};

/** Gives a browser its memory, spelled as the app stores it (product §3). */
export async function setUpDevice(
  context: BrowserContext,
  { origin, language = 'en', player }: DeviceMemory,
): Promise<void> {
  const localStorage = [{ name: 'lang', value: language as string }];
  if (player !== undefined) {
    localStorage.push({ name: 'token', value: player.token });
    localStorage.push({ name: 'userInfo', value: JSON.stringify(player.profile) });
  }
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

function callOf(serverUrl: string, headers: Readonly<Record<string, string>>): Player['call'] {
  return async <C extends Call>(call: C, input: InputOf<C>) => {
    const response = await fetch(`${serverUrl}${BASE_PATHS[call.base]}/${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
    const reply = (await response.json()) as Envelope<OutputOf<C>>;
    if (reply.code !== SUCCESS_CODE) throw new Error(`${call.path}: ${reply.msg}`);
    // The server validates its replies against the schema of the call.
    return reply.data as OutputOf<C>;
  };
}
