import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { type PlayerProfile, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import { type CallPlayer, callsOf, controlOf, headersOf, type MockAddress } from './wire.ts';

/** How a player logs in, and what else of theirs a test may have to type. */
export type Credentials = {
  readonly userName: string;
  readonly password: string;
  readonly payPassword?: string | undefined;
};

/** A player of a world, with a session of their own. */
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

/** Opens a session for a player of the world as a link does, without the password and the time that hashing it takes. */
export async function openSession(address: MockAddress, world: string, who: Credentials): Promise<Player> {
  const body = { world, as: who.userName };
  const { storage } = await controlOf(address, world)(enterSituationControl, { body });
  // The mock answers what the app stores at a log in: the profile in the app's own form.
  return playerOf({ address, world, who, profile: storage.userInfo as PlayerProfile });
}

/** Logs a player in by their password, as the app does. */
export async function logIn(address: MockAddress, world: string, who: Credentials): Promise<Player> {
  const call = callsOf(address, guestHeaders(address, world));
  const wire = await call(loginCall, { uname: who.userName, password: who.password });
  return playerOf({ address, world, who, profile: profileFromWire(wire) });
}

type Session = {
  readonly address: MockAddress;
  readonly world: string;
  readonly who: Credentials;
  readonly profile: PlayerProfile;
};

function playerOf({ address, world, who, profile }: Session): Player {
  const token = profile.token ?? '';
  const headers = { ...guestHeaders(address, world), 'x-token': token };
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

/** Refusals are read in a test: in English. */
const guestHeaders = (address: MockAddress, world: string) => ({ ...headersOf(address, world), lang: 'en' });
