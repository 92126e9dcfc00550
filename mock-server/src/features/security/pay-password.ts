import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { checkPassword } from '../auth/password-lock.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { getPasswordHashes } from './security.repository.ts';

/** The hash that a transaction password was compared with, and whether it was the right one; undefined when none is set or none was given. */
export type ComparedPayPassword = { readonly hash: string; readonly isRight: boolean } | undefined;

/**
 * The `prepare` step of every call that takes the transaction password: compares it before the transaction begins,
 * because scrypt takes too long to hold the database for. `requirePayPassword` decides upon the result later, at the
 * place in the order of checks that the contract gives it.
 */
export async function comparePayPassword(
  { db, player }: PlayerContext,
  { password }: { readonly password?: string },
): Promise<ComparedPayPassword> {
  const hash = getPasswordHashes(db, player.id).pay;
  if (hash === null || password === undefined || password === '') return undefined;
  return { hash, isRight: await verifyPassword(password, hash) };
}

/**
 * Refuses without a transaction password (in the words the call wants), while it is locked, and with a wrong one. None
 * given is wrong too, but it is no attempt and does not count towards the lock: a client may ask for it only then.
 */
export function requirePayPassword(
  context: PlayerContext,
  compared: ComparedPayPassword,
  whenNotSet: 'payPasswordNotSet' | 'payPasswordNeeded',
): void {
  const { db, player } = context;
  const hash = getPasswordHashes(db, player.id).pay;
  if (hash === null) throw new AppError(whenNotSet);
  if (compared === undefined) throw new AppError('wrongPassword');
  // A password that was changed while this one was being compared is a wrong one.
  const isRight = compared.isRight && compared.hash === hash;
  checkPassword(context, { playerId: player.id, kind: 'pay', isRight });
}
