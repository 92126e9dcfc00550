import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import {
  PLAYER_SEX,
  PLAYER_STATUS,
  type PlayerProfile,
  profileFromWire,
} from '@canada28/shared/contract/profile.contract.ts';
import { enterSituationControl, type OpenedSituation } from '@canada28/shared/control/open.control.ts';
import type { CreatedPlayer } from '@canada28/shared/control/players.control.ts';
import { accountOf, type PlayerAccount } from './player-account.ts';
import { type CallPlayer, callsOf, controlOf, headersOf, type MockAddress } from './wire.ts';

/** How a player logs in, and what else of theirs a test may have to type. */
export type Credentials = {
  readonly userName: string;
  readonly password: string;
  readonly payPassword?: string | undefined;
};

/** A session of a player of a world, and what the operator does with their account. */
export type PlayerSession = PlayerAccount & {
  readonly id: number;
  readonly userName: string;
  readonly profile: PlayerProfile;
  /** Empty for a player who may not log in: the mock refuses their calls as those of a guest. */
  readonly token: string;
  /** What makes a request one of this player, in this world. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call as this player, by its path (`game/gameBet.do`); throws what the mock says when it refuses. */
  readonly call: CallPlayer;
  /** What a browser keeps of this player's session, by its keys, as the app stores it (product §3). */
  readonly storage: (language?: LanguageCode) => Readonly<Record<string, string>>;
};

/** A player of a world whose passwords are known. */
export type Player = PlayerSession & Credentials;

/** A player who was just made, in a session; one who may not log in has none. */
export async function enterAs(address: MockAddress, world: string, made: CreatedPlayer): Promise<Player> {
  const { userName, password, payPasswordText, status } = made;
  const who = { userName, password, payPassword: payPasswordText ?? undefined };
  const mayLogIn = status === PLAYER_STATUS.normal || status === PLAYER_STATUS.tradingForbidden;
  if (mayLogIn) return openSession(address, world, who);
  return { ...sessionOfProfile(address, world, profileOf(made)), ...who };
}

/** The profile without a session, as far as the operator reads it. */
function profileOf({ id, userName, nickName, status, payPassword }: CreatedPlayer): PlayerProfile {
  return profileFromWire({
    id,
    userName,
    nickName,
    status,
    payPassword,
    userSex: PLAYER_SEX.unknown,
    userPhone: null,
    userEmail: null,
    userPortrait: null,
    userSign: null,
    birthday: null,
    moneyUsable: null,
    moneyFrozen: null,
    moneyDrawUsable: null,
    margin: null,
    tokenName: '',
    tokenValue: null,
  });
}

/** Opens a session for a player of the world as a link does, without the password and the time that hashing it takes. */
export async function openSession(address: MockAddress, world: string, who: Credentials): Promise<Player> {
  const body = { world, as: who.userName };
  const { storage } = await controlOf(address, world)(enterSituationControl, { body });
  return { ...sessionOf(address, world, storage), ...who };
}

/** Logs a player in by their password, as the app does. */
export async function logIn(address: MockAddress, world: string, who: Credentials): Promise<Player> {
  const call = callsOf(address, guestHeaders(address, world));
  const wire = await call(loginCall, { uname: who.userName, password: who.password });
  return { ...sessionOfProfile(address, world, profileFromWire(wire)), ...who };
}

/** The session that a mock has opened, by what a browser is to store of it. */
export function sessionOf(
  address: MockAddress,
  world: string,
  { userInfo }: OpenedSituation['storage'],
): PlayerSession {
  if (userInfo === undefined)
    throw new Error(
      `A visitor of the world "${world}" is a guest: the mock has no accounts there. world.logIn(name, password) logs in by its calls.`,
    );
  // The mock answers what the app stores at a log in: the profile in the app's own form.
  return sessionOfProfile(address, world, userInfo as PlayerProfile);
}

function sessionOfProfile(address: MockAddress, world: string, profile: PlayerProfile): PlayerSession {
  const { id, userName, token = '' } = profile;
  const headers = { ...guestHeaders(address, world), 'x-token': token };
  return {
    ...accountOf(controlOf(address, world), id),
    id,
    userName,
    profile,
    token,
    headers,
    call: callsOf(address, headers),
    storage: (language = 'en') => ({
      lang: language,
      ...(token !== '' && { token, userInfo: JSON.stringify(profile) }),
    }),
  };
}

/** Refusals are read in a test: in English. */
const guestHeaders = (address: MockAddress, world: string) => ({ ...headersOf(address, world), lang: 'en' });
