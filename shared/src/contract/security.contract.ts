import { Type } from 'typebox';
import { defineCall } from './call.ts';

/** Exactly 4 digits (product §5). */
const payPassword = Type.String({ pattern: '^[0-9]{4}$' });

export const changeLoginPasswordCall = defineCall({
  path: 'user/changeLoginPassword',
  summary: 'Changes the login password; every other session of the player ends',
  origins: ['known', 'observed'],
  input: Type.Object({
    oldPwd: Type.String({ maxLength: 128 }),
    newPwd: Type.String({ minLength: 6, maxLength: 64 }),
    newAgainPwd: Type.String({ maxLength: 64 }),
  }),
  output: Type.Literal(true),
  refusals: ['passwordLocked', 'oldPasswordWrong', 'newPasswordsDiffer'],
  example: {
    input: { oldPwd: 'maple-leaf-28', newPwd: 'maple-syrup-28', newAgainPwd: 'maple-syrup-28' },
    output: true,
  },
});

export const changePayPasswordCall = defineCall({
  path: 'user/changePayPassword',
  summary: 'Sets the first transaction password, or changes it: then oldPwd is needed',
  origins: ['known', 'observed'],
  input: Type.Object({
    oldPwd: Type.Optional(Type.String({ maxLength: 128 })),
    newPwd: payPassword,
    newAgainPwd: Type.String({ maxLength: 128 }),
  }),
  output: Type.Literal(true),
  refusals: ['payPasswordLocked', 'passwordLocked', 'wrongPassword', 'newPasswordsDiffer'],
  example: { input: { oldPwd: '2828', newPwd: '1357', newAgainPwd: '1357' }, output: true },
});
