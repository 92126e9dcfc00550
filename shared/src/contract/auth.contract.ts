import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { exampleLoggedInUser, userSimple } from './profile.contract.ts';

/**
 * What log in and registration send. The graphic code is drawn and checked by the client, so a server only has to
 * accept the field; `type` is sent by production's client and has one value (player-api §2).
 */
const credentials = Type.Object({
  uname: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
  code: Type.Optional(Type.String({ maxLength: 16 })),
  type: Type.Optional(Type.Union([Type.String({ maxLength: 16 }), Type.Integer()])),
});

/** Registration also holds the account name and password to a form (product §5). */
export const newCredentials = Type.Object({
  ...credentials.properties,
  uname: Type.String({ minLength: 2, maxLength: 32, pattern: '^[A-Za-z0-9._@+-]+$' }),
  password: Type.String({ minLength: 6, maxLength: 64 }),
});

/** Opens a session: the token is the reply's `token` and `tokenValue`, and the cookie `P-Token`. */
export const loginCall = defineCall({
  path: 'user/login',
  summary: 'Opens a session; several sessions of one player may be open at once',
  origins: ['known', 'observed', 'assumed'],
  session: 'none',
  input: credentials,
  output: userSimple,
  refusals: ['userNotFound', 'passwordLocked', 'wrongPassword', 'accountNotUsable'],
  example: {
    input: { uname: 'linmei', password: 'maple-leaf-28', code: '7K3P', type: '1' },
    output: exampleLoggedInUser,
  },
});

export const logoutCall = defineCall({
  path: 'user/logout',
  summary: 'Closes this session; answers true even without one',
  origins: ['known', 'observed'],
  session: 'none',
  output: Type.Literal(true),
  isAlwaysAnswered: true,
  example: { output: true },
});

export const registerCall = defineCall({
  path: 'user/register',
  summary: 'Opens an account without logging in; the mock books a demo credit and announces it by a message',
  origins: ['known', 'observed'],
  session: 'none',
  input: newCredentials,
  output: Type.Literal(true),
  refusals: ['userNameTaken'],
  example: { input: { uname: 'linmei', password: 'maple-leaf-28', code: '7K3P', type: '1' }, output: true },
});
