import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import {
  PASSWORD_LOCK_MS,
  STRANGERS_PASSWORD_WINDOW_MS,
  STRANGERS_WRONG_PASSWORDS_BEFORE_LOCK,
  WRONG_PASSWORD_WINDOW_MS,
  WRONG_PASSWORDS_BEFORE_LOCK,
  WRONG_PAY_PASSWORDS_A_DAY,
} from '@canada28/shared/limits.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { AppError } from '../../world/app-error.ts';
import type { GuestContext } from '../../world/context.ts';
import { hasMessageSince, insertMessage } from '../messages/messages.repository.ts';
import {
  deleteWrongPasswords,
  type GuessedPassword,
  insertWrongPassword,
  isPayPasswordLocked,
  listStrangersWrongPasswords,
  listWrongPasswords,
  type PasswordKind,
  sourceOfSession,
  updatePayPasswordLocked,
} from './wrong-passwords.repository.ts';

type Attempt = {
  readonly playerId: number;
  readonly kind: PasswordKind;
  readonly isRight: boolean;
  /** What a wrong one is refused with, where it is not `wrongPassword`. */
  readonly refusal?: ErrorName;
  /** An open session asks for its own login password: what strangers guess elsewhere never locks it. */
  readonly isOwnSession?: boolean;
};

/**
 * Counts a password attempt. Five wrong ones within five minutes from one place lock that password for that place for
 * five minutes, the right one included. Twenty wrong login passwords in an hour, wherever from, lock it for all
 * without an open session until they are fewer; ten wrong transaction passwords in a day lock it until the operator
 * opens it (player-api §2). A right one clears the count of its own place only.
 */
export function checkPassword(context: GuestContext, attempt: Attempt): void {
  const { playerId, kind, isRight, refusal = 'wrongPassword' } = attempt;
  const guessed: GuessedPassword = { playerId, kind, source: sourceOf(context, attempt) };
  refuseWhileLocked(context, attempt, guessed);
  if (isRight) {
    deleteWrongPasswords(context.db, guessed);
    return;
  }
  insertWrongPassword(context.db, { ...guessed, atMs: context.clock.nowMs() });
  if (kind === 'pay') lockPayPassword(context, guessed);
  else warnOfStrangers(context, guessed);
  // The refusal keeps what was written: a count that rolled back with it would never reach five.
  const count = listWrongPasswords(context.db, {
    ...guessed,
    sinceMs: context.clock.nowMs() - WRONG_PASSWORD_WINDOW_MS,
  }).length;
  const cause = `number ${count} from this place within five minutes, ${WRONG_PASSWORDS_BEFORE_LOCK} lock it`;
  throw new AppError(refusal, {}, { facts: { which: PASSWORD_WORDS[kind], cause }, keepsWrites: true });
}

const PASSWORD_WORDS: Readonly<Record<PasswordKind, string>> = {
  login: 'login password',
  pay: 'transaction password',
};

function sourceOf({ address, loginHash }: GuestContext, { isOwnSession }: Attempt): string {
  return isOwnSession === true && loginHash !== undefined ? sourceOfSession(loginHash) : address;
}

function refuseWhileLocked(context: GuestContext, attempt: Attempt, guessed: GuessedPassword): void {
  const { db, clock, player } = context;
  const { playerId, kind } = attempt;
  if (kind === 'pay' && isPayPasswordLocked(db, playerId)) throw new AppError('payPasswordLocked');
  const nowMs = clock.nowMs();
  const sinceMs = nowMs - WRONG_PASSWORD_WINDOW_MS - PASSWORD_LOCK_MS;
  const isStranger = kind === 'login' && player?.id !== playerId;
  const lockedUntilMs = Math.max(
    lockEndMs(listWrongPasswords(db, { ...guessed, sinceMs })),
    isStranger ? strangersLockEndMs(context, guessed) : 0,
  );
  if (lockedUntilMs <= nowMs) return;
  throw new AppError(
    'passwordLocked',
    { minutes: Math.ceil((lockedUntilMs - nowMs) / 60_000) },
    { facts: { which: PASSWORD_WORDS[kind], until: dateTimeTextFromMs(lockedUntilMs) } },
  );
}

/** When the lock that these wrong attempts earned ends (epoch ms); 0 when they earned none. */
function lockEndMs(times: readonly number[]): number {
  const last = times.at(-1);
  const fifthLast = times.at(-WRONG_PASSWORDS_BEFORE_LOCK);
  if (last === undefined || fifthLast === undefined) return 0;
  // At exactly five minutes the lock that the first five earned has just ended: the sixth begins a new count.
  return last - fifthLast < WRONG_PASSWORD_WINDOW_MS ? last + PASSWORD_LOCK_MS : 0;
}

/** When fewer than twenty strangers' attempts will lie within an hour (epoch ms); 0 when they do. */
function strangersLockEndMs(context: GuestContext, guessed: GuessedPassword): number {
  const twentiethLast = strangersAttempts(context, guessed).at(-STRANGERS_WRONG_PASSWORDS_BEFORE_LOCK);
  return twentiethLast === undefined ? 0 : twentiethLast + STRANGERS_PASSWORD_WINDOW_MS;
}

function strangersAttempts({ db, clock }: GuestContext, { playerId, kind }: GuessedPassword): number[] {
  const sinceMs = clock.nowMs() - STRANGERS_PASSWORD_WINDOW_MS;
  return listStrangersWrongPasswords(db, { playerId, kind, sinceMs });
}

/** Tells the player of the guessing once a day, so that weeks of it do not fill their messages. */
function warnOfStrangers(context: GuestContext, guessed: GuessedPassword): void {
  const { db, clock } = context;
  const { playerId } = guessed;
  if (strangersAttempts(context, guessed).length < STRANGERS_WRONG_PASSWORDS_BEFORE_LOCK) return;
  const template = 'loginPasswordGuessed';
  const createdAtMs = clock.nowMs();
  if (hasMessageSince(db, { playerId, template, sinceMs: createdAtMs - DAY_MS })) return;
  insertMessage(db, { playerId, template, details: {}, createdAtMs });
}

/** After ten wrong ones in a day, from any address: four digits would be found in a week. */
function lockPayPassword({ db, clock }: GuestContext, { playerId, kind }: GuessedPassword): void {
  const createdAtMs = clock.nowMs();
  const times = listStrangersWrongPasswords(db, { playerId, kind, sinceMs: createdAtMs - DAY_MS });
  if (times.length < WRONG_PAY_PASSWORDS_A_DAY) return;
  updatePayPasswordLocked(db, playerId, true);
  insertMessage(db, { playerId, template: 'payPasswordLocked', details: {}, createdAtMs });
}
