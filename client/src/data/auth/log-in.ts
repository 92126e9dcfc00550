import { loginCall, registerCall } from '@canada28/shared/contract/auth.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { type PlayerProfile, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { noop, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { noteAccount, openSession } from '../../lib/session.store.ts';
import { profileQuery } from '../player/player.queries.ts';

/** The one value of `type` that production's client sends (player-api §2). */
const LOGIN_TYPE = '1';

/** What log in and registration send; `answer` is the graphic code as the player read it. */
export type AccountCredentials = {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
};

function toWire({ account, password, answer }: AccountCredentials) {
  return { uname: account.trim(), password, code: answer.trim(), type: LOGIN_TYPE };
}

/** Stores token and user info, then fetches the profile (product §4); it is missing where that could not be had. */
export async function logIn(
  client: QueryClient,
  credentials: AccountCredentials,
): Promise<PlayerProfile | undefined> {
  const reply = await callApi(loginCall, toWire(credentials), { scope: 'logIn' });
  const profile = profileFromWire(reply);
  const token = profile.token ?? profile.tokenValue;
  if (token === undefined) throw new TypeError(`${loginCall.path} answered no token`);
  openSession({ ...profile, token });
  // The session stands whatever becomes of this; its error goes the way of all errors.
  return client.query(profileQuery(profile.id)).catch(noop);
}

/** Account and password of a registration that went unanswered: it may be there. */
let unanswered: string | undefined;

/**
 * Opens an account, which does not log in (player-api §2). Where its name is taken by the same registration, whose answer
 * was lost, it is there; the log in that follows proves it.
 */
export async function register(credentials: AccountCredentials): Promise<void> {
  const asked = `${credentials.account.trim()} ${credentials.password}`;
  const isRepeated = asked === unanswered;
  try {
    await callApi(registerCall, toWire(credentials), { scope: 'logIn' });
  } catch (error) {
    const code = refusalCode(error);
    if (code === undefined) unanswered = asked;
    if (code !== ERROR_CODES.userNameTaken || !isRepeated) throw error;
  }
  unanswered = undefined;
  noteAccount();
}
