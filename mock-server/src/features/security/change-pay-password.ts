import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { changePayPasswordCall } from '@canada28/shared/contract/security.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { type ComparedPassword, hashPassword } from '../auth/passwords.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { comparePayPassword, requirePayPassword } from './pay-password.ts';
import { getPasswordHashes, updatePayPassword } from './security.repository.ts';

type Input = InputOf<typeof changePayPasswordCall>;

type Hashed = { readonly compared: ComparedPassword; readonly newHash: string };

export async function hashPayPassword(context: PlayerContext, input: Input): Promise<Hashed> {
  // Beside each other: each takes long.
  const [compared, newHash] = await Promise.all([
    comparePayPassword(context, { password: input.oldPwd }),
    hashPassword(input.newPwd, context.random),
  ]);
  return { compared, newHash };
}

/** Sets the first transaction password, or changes it for a player who knows the old one (player-api §2). */
export function changePayPassword(context: PlayerContext, input: Input, hashed: Hashed): true {
  const { db, player, clock } = context;
  const isFirst = getPasswordHashes(db, player.id).pay === null;
  if (!isFirst) requirePayPassword(context, hashed.compared, 'payPasswordNotSet');
  if (input.newPwd !== input.newAgainPwd) throw new AppError('newPasswordsDiffer');

  updatePayPassword(db, player.id, hashed.newHash);
  const template = isFirst ? 'payPasswordSet' : 'payPasswordChanged';
  insertMessage(db, { playerId: player.id, template, details: {}, createdAtMs: clock.nowMs() });
  return true;
}
