import { describe, expect, it } from 'vitest';
import { type Credentials, checkLogIn, checkRegistration } from './check-credentials.ts';
import { createGraphicCode } from './graphic-code.ts';

const code = createGraphicCode(() => 0.5);
const complete: Credentials = {
  account: 'linmei',
  password: 'maple-leaf',
  passwordAgain: 'maple-leaf',
  answer: code.text,
  isAdult: true,
};

describe('log in', () => {
  it('needs account, password and code, and nothing else', () => {
    expect(checkLogIn({ ...complete, passwordAgain: '', isAdult: false }, code)).toEqual({});
  });

  it.each<[Partial<Credentials>, object]>([
    [{ account: '  ' }, { account: 'auth.field.accountMissing' }],
    [{ password: '' }, { password: 'auth.field.passwordMissing' }],
    [{ answer: '' }, { answer: 'auth.captcha.missing' }],
    [{ answer: '????' }, { answer: 'error.captcha.wrong' }],
  ])('with %j says what is wrong', (change, errors) => {
    expect(checkLogIn({ ...complete, ...change }, code)).toEqual(errors);
  });
});

describe('registration', () => {
  it('takes what the contract takes', () => {
    expect(checkRegistration(complete, code)).toEqual({});
  });

  it.each<[Partial<Credentials>, object]>([
    [{ account: '' }, { account: 'auth.field.accountMissing' }],
    [{ account: 'x' }, { account: 'auth.register.accountHint' }],
    [{ account: 'lin mei' }, { account: 'auth.register.accountHint' }],
    [{ account: 'x'.repeat(33) }, { account: 'auth.register.accountHint' }],
    [
      { password: '', passwordAgain: '' },
      { password: 'auth.field.passwordMissing', passwordAgain: 'auth.field.passwordAgainMissing' },
    ],
    [{ password: '🍁🍁🍁', passwordAgain: '🍁🍁🍁' }, { password: 'auth.register.passwordHint' }],
    [{ password: 'maple', passwordAgain: 'maple' }, { password: 'auth.register.passwordHint' }],
    [{ passwordAgain: 'maple' }, { passwordAgain: 'error.password.inconsistent' }],
    [{ answer: '????' }, { answer: 'error.captcha.wrong' }],
    [{ isAdult: false }, { isAdult: 'auth.register.adultMissing' }],
  ])('with %j says what is wrong', (change, errors) => {
    expect(checkRegistration({ ...complete, ...change }, code)).toEqual(errors);
  });
});
