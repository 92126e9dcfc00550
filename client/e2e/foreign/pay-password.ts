import { type Input, need } from './call.ts';
import type { Account } from './lottery.ts';

export function changePayPassword(account: Account, { oldPwd, newPwd, newAgainPwd }: Input): true {
  need(account.payPassword === undefined || oldPwd === account.payPassword, 90006, 'Wrong password');
  need(newPwd === newAgainPwd, 900002, 'The new passwords differ');
  account.payPassword = String(newPwd);
  return true;
}

/** Before money leaves: there is a transaction password, and this is it. */
export function needPayPassword({ payPassword }: Account, password: unknown): void {
  need(payPassword !== undefined, 800001, 'Set a transaction password first');
  need(password === payPassword, 90006, 'Wrong password');
}
