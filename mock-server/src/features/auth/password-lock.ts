import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import {
  PASSWORD_LOCK_MS,
  WRONG_PASSWORD_WINDOW_MS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@canada28/shared/limits.ts';
import { AppError } from '../../app/app-error.ts';
import type { TaskContext } from '../../app/context.ts';
import {
  deleteWrongPasswords,
  insertWrongPassword,
  listWrongPasswords,
  type PasswordKind,
} from './auth.repository.ts';

type Attempt = {
  readonly playerId: number;
  readonly kind: PasswordKind;
  readonly isRight: boolean;
  /** What a wrong one is refused with, where it is not `wrongPassword`. */
  readonly refusal?: ErrorName;
};

/**
 * Counts a password attempt: five wrong ones within five minutes lock that password for five minutes, the right one
 * included (contract §2). Refuses with `passwordLocked` or `wrongPassword`; a right one clears the count.
 */
export function checkPassword(context: TaskContext, attempt: Attempt): void {
  const { playerId, kind, isRight, refusal = 'wrongPassword' } = attempt;
  refuseWhileLocked(context, playerId, kind);
  if (isRight) {
    deleteWrongPasswords(context.db, playerId, kind);
    return;
  }
  insertWrongPassword(context.db, { playerId, kind, atMs: context.clock.nowMs() });
  // The refusal keeps what was written: a count that rolled back with it would never reach five.
  throw new AppError(refusal, {}, { keepsWrites: true });
}

function refuseWhileLocked({ db, clock }: TaskContext, playerId: number, kind: PasswordKind): void {
  const nowMs = clock.nowMs();
  const sinceMs = nowMs - WRONG_PASSWORD_WINDOW_MS - PASSWORD_LOCK_MS;
  const times = listWrongPasswords(db, { playerId, kind, sinceMs });
  const lockedUntilMs = lockEndMs(times);
  if (lockedUntilMs <= nowMs) return;
  throw new AppError('passwordLocked', { minutes: Math.ceil((lockedUntilMs - nowMs) / 60_000) });
}

/** When the lock that these wrong attempts earned ends (epoch ms); 0 when they earned none. */
function lockEndMs(times: readonly number[]): number {
  const last = times.at(-1);
  const fifthLast = times.at(-WRONG_PASSWORDS_BEFORE_LOCK);
  if (last === undefined || fifthLast === undefined) return 0;
  // At exactly five minutes the lock that the first five earned has just ended: the sixth begins a new count.
  return last - fifthLast < WRONG_PASSWORD_WINDOW_MS ? last + PASSWORD_LOCK_MS : 0;
}
