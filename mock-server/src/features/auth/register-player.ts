import type { Database } from '@canada28/db/open-database.ts';
import type { registerCall } from '@canada28/shared/contract/auth.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { AppError } from '../../world/app-error.ts';
import type { GuestContext } from '../../world/context.ts';
import { nicknameKey } from '../profile/nickname.ts';
import { isNameInUse } from '../profile/profile.repository.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './passwords.ts';

type Input = InputOf<typeof registerCall>;

/** Hashes the new password before the transaction begins; not for a name that is taken anyway. */
export async function hashNewPassword({ db, random }: GuestContext, { uname, password }: Input) {
  return isNameTaken(db, uname) ? undefined : await hashPassword(password, random);
}

export function registerPlayer(
  context: GuestContext,
  { uname }: Input,
  loginPasswordHash: string | undefined,
): true {
  if (loginPasswordHash === undefined || isNameTaken(context.db, uname))
    throw new AppError('userNameTaken', {}, { facts: { userName: uname } });
  const creditMicros = context.world.config.demoCreditMicros;
  openAccount(context, { userName: uname, nickName: uname, loginPasswordHash, creditMicros });
  return true;
}

/** Whether a player has that name, or a nickname that looks like it: what logs one player in names no other. */
export function isNameTaken(db: Database, uname: string): boolean {
  return isNameInUse(db, nicknameKey(uname));
}
