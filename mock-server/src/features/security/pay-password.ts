import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { checkPassword } from '../auth/password-lock.ts';
import { type ComparedPassword, comparePassword, isStillRight } from '../auth/passwords.ts';
import { getPasswordHashes } from './security.repository.ts';

/**
 * The `prepare` step of every call that takes the transaction password. `requirePayPassword` decides upon the result
 * later, at the place in the order of checks that the contract gives it.
 */
export function comparePayPassword(
  { db, player }: PlayerContext,
  { password }: { readonly password?: string | undefined },
): Promise<ComparedPassword> {
  return comparePassword(password, getPasswordHashes(db, player.id).pay);
}

/**
 * Refuses without a transaction password (in the words the call wants), while it is locked, and with a wrong one. None
 * given is wrong too, but it is no attempt and does not count towards the lock: a client may ask for it only then.
 */
export function requirePayPassword(
  context: PlayerContext,
  compared: ComparedPassword,
  whenNotSet: 'payPasswordNotSet' | 'payPasswordNeeded',
): void {
  const { db, player } = context;
  const hash = getPasswordHashes(db, player.id).pay;
  if (hash === null) throw new AppError(whenNotSet);
  if (compared === undefined)
    throw new AppError(
      'wrongPassword',
      {},
      { facts: { which: 'transaction password', cause: 'none was given' } },
    );
  checkPassword(context, { playerId: player.id, kind: 'pay', isRight: isStillRight(compared, hash) });
}
