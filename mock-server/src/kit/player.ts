import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { type PlayerProfile, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { type CallPlayer, callsOf, type MockAddress } from './wire.ts';

/** How somebody logs in, and what else of theirs a test may have to type. */
export type Credentials = {
  readonly userName: string;
  readonly password: string;
  readonly payPassword?: string | undefined;
};

/** A player of a world, logged in over HTTP. */
export type Player = Credentials & {
  readonly id: number;
  readonly profile: PlayerProfile;
  readonly token: string;
  /** What makes a request one of this player, in this world. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call as this player, by its path (`game/gameBet.do`); throws what the mock says when it refuses. */
  readonly call: CallPlayer;
  /** What a browser keeps of this player's session, by its keys, as the app stores it (product §3). */
  readonly storage: (language?: LanguageCode) => Readonly<Record<string, string>>;
};

/** Logs a player in. */
export async function logIn(address: MockAddress, world: string, who: Credentials): Promise<Player> {
  // Whoever reads a refusal in a test reads English.
  const ofWorld = { 'x-world': world, lang: 'en' };
  const { userName, password } = who;
  const profile = profileFromWire(await callsOf(address, ofWorld)(loginCall, { uname: userName, password }));
  const token = profile.token ?? '';
  const headers = { ...ofWorld, 'x-token': token };
  return {
    ...who,
    id: profile.id,
    profile,
    token,
    headers,
    call: callsOf(address, headers),
    storage: (language = 'en') => ({ lang: language, token, userInfo: JSON.stringify(profile) }),
  };
}
