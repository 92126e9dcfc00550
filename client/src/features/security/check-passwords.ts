import { TRANSACTION_PASSWORD_DIGITS } from '@canada28/shared/limits.ts';

/** Three passwords as they are entered; `old` is undefined where the first one is set. */
export type PasswordDraft = {
  readonly old: string | undefined;
  readonly next: string;
  readonly again: string;
};

type PasswordProblems = {
  readonly old?: 'missing';
  readonly next?: 'form';
  readonly again?: 'different';
};

/** What is wrong with the passwords; empty when nothing is (product §5). */
export function findPasswordProblems(draft: PasswordDraft, form: RegExp): PasswordProblems {
  const { old, next, again } = draft;
  return {
    ...(old === '' && { old: 'missing' }),
    ...(!form.test(next) && { next: 'form' }),
    ...(next !== again && { again: 'different' }),
  };
}

/** A login password: 6 to 64 characters (player-api §2). */
export const LOGIN_PASSWORD_FORM = /^.{6,64}$/su;

/** A transaction password: exactly four digits (product §5). */
export const PAY_PASSWORD_FORM = new RegExp(`^\\d{${TRANSACTION_PASSWORD_DIGITS}}$`);
