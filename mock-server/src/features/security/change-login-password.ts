import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { changeLoginPasswordCall } from '@canada28/shared/contract/security.contract.ts';
import { deleteOtherSessions } from '../../http/sessions/sessions.repository.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { checkPassword } from '../auth/password-lock.ts';
import { type ComparedPassword, comparePassword, hashPassword, isStillRight } from '../auth/passwords.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { getPasswordHashes, updateLoginPassword } from './security.repository.ts';

type Input = InputOf<typeof changeLoginPasswordCall>;

/** What was hashed before the transaction began; no new hash where the old password is wrong anyway. */
type Hashed = { readonly old: ComparedPassword; readonly newHash: string | undefined };

export async function hashLoginPassword(
  { db, player, random }: PlayerContext,
  input: Input,
): Promise<Hashed> {
  const old = await comparePassword(input.oldPwd, getPasswordHashes(db, player.id).login);
  return { old, newHash: old?.isRight ? await hashPassword(input.newPwd, random) : undefined };
}

/** Changes the login password and ends all other sessions, also a stranger's who knew the old one (player-api §2). */
export function changeLoginPassword(context: PlayerContext, input: Input, hashed: Hashed): true {
  const { db, player, clock, tokenHash } = context;
  const isRight = isStillRight(hashed.old, getPasswordHashes(db, player.id).login);
  const refusal = 'oldPasswordWrong';
  checkPassword(context, { playerId: player.id, kind: 'login', isRight, refusal, isOwnSession: true });
  if (input.newPwd !== input.newAgainPwd) throw new AppError('newPasswordsDiffer');
  if (hashed.newHash === undefined) throw new Error('the new password was not hashed');

  updateLoginPassword(db, player.id, hashed.newHash);
  deleteOtherSessions(db, player.id, tokenHash);
  const createdAtMs = clock.nowMs();
  insertMessage(db, { playerId: player.id, template: 'passwordChanged', details: {}, createdAtMs });
  return true;
}
