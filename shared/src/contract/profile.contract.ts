import { type Static, Type } from 'typebox';
import { MAX_NICKNAME_CHARACTERS } from '../limits.ts';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { findNumber, findText, neededFlag, neededNumber, shownText } from './reply-values.ts';
import { assumed, namedShape, nullable, stateNumber, usdtAmount } from './schemas.ts';

/** Account states: 0 normal, 1 deleted, 2 log in forbidden, 3 trading forbidden (player-api §2). */
export const PLAYER_STATUS = { normal: 0, deleted: 1, loginForbidden: 2, tradingForbidden: 3 } as const;

export type PlayerStatus = (typeof PLAYER_STATUS)[keyof typeof PLAYER_STATUS];

/** A player on the wire, as log in and profile answer it (player-api §2, UserSimple). */
export const userSimple = namedShape('UserProfile', {
  id: Type.Integer(),
  userName: Type.String(),
  nickName: Type.String(),
  userSex: Type.Integer({ minimum: 0, maximum: 3 }),
  userPhone: nullable(Type.String()),
  userEmail: nullable(Type.String()),
  userPortrait: nullable(Type.String()),
  userSign: nullable(Type.String()),
  birthday: nullable(Type.String()),
  status: stateNumber(PLAYER_STATUS),
  moneyUsable: nullable(usdtAmount),
  moneyFrozen: nullable(usdtAmount),
  moneyDrawUsable: nullable(usdtAmount),
  margin: nullable(usdtAmount),
  payPassword: Type.Boolean(),
  tokenName: Type.String(),
  tokenValue: nullable(Type.String()),
  token: assumed(Type.Optional(Type.String())),
});

export type UserSimple = Static<typeof userSimple>;

/** Gender as stored and sent: 0 unknown, 1 male, 2 female, 3 secrecy (player-api §2). */
export const PLAYER_SEX = { unknown: 0, male: 1, female: 2, secrecy: 3 } as const;

/** Name of the header in which the mock takes a token besides `x-token` (player-api §2, `tokenName`). */
export const TOKEN_HEADER_NAME = 'P-Token';

/** A player as screens know it; money in micro-USDT, undefined where the reply leaves it out (log in). */
export type PlayerProfile = {
  readonly id: number;
  readonly userName: string;
  readonly nickName: string;
  readonly sex: number;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly portrait: string | undefined;
  readonly sign: string | undefined;
  readonly birthday: string | undefined;
  readonly status: PlayerStatus;
  readonly availableMicros: number | undefined;
  readonly pendingDepositMicros: number | undefined;
  readonly hasPayPassword: boolean;
  /** Name of the extra authentication header; empty where a server asks for none (product §3). */
  readonly tokenName: string;
  /** What that header carries; a fact apart from the token, though most servers say the same in both (product §7). */
  readonly tokenValue: string | undefined;
  /** What `x-token` carries; undefined where a reply tells none: the log in of most servers means `tokenValue` by it. */
  readonly token: string | undefined;
};

/** Wire → model; `margin` are the deposits that await review (player-api §2). */
export function profileFromWire(wire: UserSimple): PlayerProfile {
  return {
    id: neededNumber(wire.id),
    userName: shownText(wire.userName),
    nickName: findText(wire.nickName) ?? shownText(wire.userName),
    sex: findNumber(wire.userSex) ?? PLAYER_SEX.unknown,
    phone: findText(wire.userPhone),
    email: findText(wire.userEmail),
    portrait: findText(wire.userPortrait),
    sign: findText(wire.userSign),
    birthday: findText(wire.birthday),
    // A state of no table forbids nothing; the server refuses what it does not allow.
    status: neededNumber(wire.status) as PlayerStatus,
    availableMicros: microsOrUndefined(findNumber(wire.moneyUsable)),
    pendingDepositMicros: microsOrUndefined(findNumber(wire.margin)),
    hasPayPassword: neededFlag(wire.payPassword),
    tokenName: shownText(wire.tokenName),
    tokenValue: findText(wire.tokenValue),
    token: findText(wire.token),
  };
}

/** Model → wire; everything available may be withdrawn, frozen money is told by getMyWallet only (player-api §2). */
export function profileToWire(profile: PlayerProfile): UserSimple {
  return {
    id: profile.id,
    userName: profile.userName,
    nickName: profile.nickName,
    userSex: profile.sex,
    userPhone: profile.phone ?? null,
    userEmail: profile.email ?? null,
    userPortrait: profile.portrait ?? null,
    userSign: profile.sign ?? null,
    birthday: profile.birthday ?? null,
    status: profile.status,
    moneyUsable: usdtOrNull(profile.availableMicros),
    moneyFrozen: null,
    moneyDrawUsable: usdtOrNull(profile.availableMicros),
    margin: usdtOrNull(profile.pendingDepositMicros),
    payPassword: profile.hasPayPassword,
    tokenName: profile.tokenName,
    tokenValue: profile.tokenValue ?? null,
    ...(profile.token !== undefined && { token: profile.token }),
  };
}

function microsOrUndefined(usdt: number | undefined): number | undefined {
  return usdt === undefined ? undefined : microsFromUsdt(usdt);
}

function usdtOrNull(micros: number | undefined): number | null {
  return micros === undefined ? null : usdtFromMicros(micros);
}

const exampleUser: UserSimple = {
  id: 108204,
  userName: 'linmei',
  nickName: 'Lin Mei',
  userSex: 2,
  userPhone: null,
  userEmail: null,
  userPortrait: null,
  userSign: null,
  birthday: null,
  status: 0,
  moneyUsable: 1284.5,
  moneyFrozen: null,
  moneyDrawUsable: 1284.5,
  margin: 0,
  payPassword: true,
  tokenName: TOKEN_HEADER_NAME,
  tokenValue: null,
};

/** The reply of a log in: the token, and no money (player-api §2). */
export const exampleLoggedInUser: UserSimple = {
  ...exampleUser,
  moneyUsable: null,
  moneyDrawUsable: null,
  margin: null,
  tokenValue: '9f86d081884c7d659a2feaa0c55ad015',
  token: '9f86d081884c7d659a2feaa0c55ad015',
};

export const getUserInfoCall = defineCall({
  path: 'user/getUserInfo',
  summary: 'The profile and the available money of the player of this session',
  origins: ['known', 'observed', 'assumed'],
  output: userSimple,
  example: { output: exampleUser },
});

/** Changes what a player may change of themselves; `status` never (player-api §2, §4). */
export const updateUserInfoCall = defineCall({
  path: 'user/updateUserInfo',
  summary: 'Changes the given fields of the own profile; fields that are not named here are ignored',
  origins: ['known', 'observed'],
  input: Type.Object({
    nickName: Type.Optional(
      Type.String({ minLength: 1, maxLength: MAX_NICKNAME_CHARACTERS, pattern: '\\S' }),
    ),
    userSex: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    userPhone: Type.Optional(Type.String({ maxLength: 32 })),
    userEmail: Type.Optional(Type.String({ maxLength: 254 })),
    userPortrait: Type.Optional(Type.String({ maxLength: 500 })),
    userSign: Type.Optional(Type.String({ maxLength: 200 })),
    birthday: Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })),
  }),
  output: Type.Literal(true),
  refusals: ['badParameter', 'nicknameUnreadable', 'nicknameTaken'],
  example: { input: { nickName: 'Lin Mei', userSex: 2 }, output: true },
});
