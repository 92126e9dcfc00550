import type { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { PLAYER_STATUS, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { GuestContext } from '../../world/context.ts';
import { findCredentials } from './auth.repository.ts';
import { checkPassword } from './password-lock.ts';
import { type ComparedPassword, comparePassword, isStillRight } from './passwords.ts';
import { logInPlayer } from './player-with-token.ts';

type Input = InputOf<typeof loginCall>;

export function checkLoginPassword({ db }: GuestContext, { uname, password }: Input) {
  return comparePassword(password, findCredentials(db, uname)?.loginPasswordHash);
}

/** Opens a session and answers the player with the token; the token itself is stored nowhere (player-api §1). */
export function logIn(context: GuestContext, { uname }: Input, compared: ComparedPassword): UserSimple {
  const credentials = findCredentials(context.db, uname);
  if (credentials === undefined) throw new AppError('userNotFound', {}, { facts: { userName: uname } });
  const isRight = isStillRight(compared, credentials.loginPasswordHash);
  checkPassword(context, { playerId: credentials.id, kind: 'login', isRight });
  if (credentials.status === PLAYER_STATUS.loginForbidden) throw new AppError('accountNotUsable');
  return logInPlayer(context, credentials.id);
}
