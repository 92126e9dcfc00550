import { randomBytes } from 'node:crypto';
import { type Input, need, Refused } from './call.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { addMessage } from './messages.ts';
import { awaitedDeposits } from './orders.ts';
import { usdt } from './units.ts';

const PROFILE = {
  userSex: 0,
  userPhone: null,
  userEmail: null,
  userPortrait: null,
  userSign: null,
  birthday: null,
};
const CHANGEABLE = ['nickName', ...Object.keys(PROFILE)];

export function openAccount(lottery: Lottery, userName: string, password: string): Account {
  const account: Account = {
    id: nextOf(lottery, 'account'),
    userName,
    password,
    payPassword: undefined,
    profile: { nickName: userName, ...PROFILE },
    available: 0,
    frozen: 0,
    bets: [],
    chases: [],
    orders: [],
    messages: [],
    addresses: [],
  };
  lottery.accounts.set(userName, account);
  addMessage(lottery, account, 'Welcome.');
  return account;
}

export function register(lottery: Lottery, { uname, password }: Input): true {
  need(!lottery.accounts.has(String(uname)), 900005, 'That name is taken');
  openAccount(lottery, String(uname), String(password));
  return true;
}

export function logIn(lottery: Lottery, { uname, password }: Input) {
  const account = lottery.accounts.get(String(uname));
  if (account === undefined) throw new Refused(800000, 'No such account');
  need(account.password === password, 90006, 'Wrong password');
  const tokenValue = randomBytes(16).toString('hex');
  lottery.tokens.set(tokenValue, account);
  return userReply(account, tokenValue);
}

export function changeLoginPassword(lottery: Lottery, account: Account, input: Input, token: string): true {
  need(input.oldPwd === account.password, 900002, 'The old password is wrong');
  need(input.newPwd === input.newAgainPwd, 900002, 'The new passwords differ');
  account.password = String(input.newPwd);
  for (const [other, owner] of lottery.tokens)
    if (owner === account && other !== token) lottery.tokens.delete(other);
  return true;
}

export function changeProfile(account: Account, input: Input): true {
  const changed = Object.entries(input).filter(([name]) => CHANGEABLE.includes(name));
  account.profile = { ...account.profile, ...Object.fromEntries(changed) };
  return true;
}

/** A profile tells money and no token, a log in the token and no money. */
export function userReply(account: Account, tokenValue: string | null) {
  const told = (sum: number) => (tokenValue === null ? usdt(sum) : null);
  return {
    id: account.id,
    userName: account.userName,
    ...account.profile,
    status: 0,
    moneyUsable: told(account.available),
    moneyFrozen: null,
    moneyDrawUsable: told(account.available),
    margin: told(awaitedDeposits(account)),
    payPassword: account.payPassword !== undefined,
    tokenName: 'P-Token',
    tokenValue,
  };
}

export function walletReply(account: Account) {
  return {
    userId: account.id,
    moneyUsable: usdt(account.available),
    moneyFrozen: usdt(account.frozen),
    moneyDrawUsable: usdt(account.available),
    margin: usdt(awaitedDeposits(account)),
  };
}
