import { type Static, Type } from 'typebox';
import { exampleAddress, protocolText, virAddress } from '../contract/addresses.contract.ts';
import { loginCall, newCredentials } from '../contract/auth.contract.ts';
import { playLimitsReply } from '../contract/play-limits.contract.ts';
import { PLAYER_STATUS, updateUserInfoCall } from '../contract/profile.contract.ts';
import {
  dateTimeText,
  exactly,
  namedShape,
  nullable,
  oneOf,
  pageReply,
  stateNumber,
  usdtAmount,
} from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { pageOfRecords } from './records.control.ts';

const ofOnePlayer = exactly({ id: Type.String({ pattern: '^\\d{1,15}$', description: 'Account ID.' }) });
const payPassword = Type.String({ pattern: '^\\d{4}$' });
const forbidden = oneOf(['trade', 'login']);

/** A sum in USDT, as a number or as text; text may have a sign and at most six decimals. */
const usdtSum = Type.Union([Type.Number(), Type.String({ pattern: '^-?\\d{1,10}(\\.\\d{1,6})?$' })], {
  description: 'USDT',
});

/** The limits of a player; null is none. */
const wishedLimits = namedShape('WishedLimits', {
  dailyDeposit: Type.Optional(nullable(usdtSum)),
  dailyLoss: Type.Optional(nullable(usdtSum)),
  sessionMinutes: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1440 }))),
  timeoutUntilMs: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
});

const LIMITS =
  '{"dailyDeposit", "dailyLoss": USDT, "sessionMinutes": 1 to 1440, "timeoutUntilMs": epoch ms, or null for none}';

const playerRecord = namedShape('Player', {
  id: Type.Integer(),
  userName: Type.String(),
  nickName: Type.String(),
  status: stateNumber(PLAYER_STATUS),
  moneyUsable: usdtAmount,
  moneyFrozen: usdtAmount,
  payPassword: Type.Boolean(),
  isPayPasswordLocked: Type.Boolean(),
  openSessions: Type.Integer({ minimum: 0 }),
  unreadMessages: Type.Integer({ minimum: 0 }),
  limits: playLimitsReply,
  createTime: dateTimeText,
});

/** What testers read of a player: states and sums of the wire. */
export type PlayerRecord = ControlOutputOf<typeof changePlayerControl>;

const examplePlayer = {
  id: 100_001,
  userName: 'linmei',
  nickName: 'linmei',
  status: PLAYER_STATUS.normal,
  moneyUsable: 1000,
  moneyFrozen: 0,
  payPassword: false,
  isPayPasswordLocked: false,
  openSessions: 1,
  unreadMessages: 1,
  limits: {
    dailyDeposit: null,
    dailyLoss: null,
    sessionMinutes: null,
    timeoutUntil: null,
    pending: [],
    depositedToday: 0,
    lostToday: 0,
  },
  createTime: '2026-08-16 17:17:12',
};

export const listPlayersControl = defineControl({
  method: 'GET',
  path: '/players',
  summary: 'The players of the world, newest first, with their money, open sessions and limits',
  takes:
    'The query may have "player" (account ID), "userName", "status" 0 to 3, "pageNo" from 1 on and "pageSize" 1 to 1000 (100 unless asked otherwise).',
  query: exactly({
    player: Type.Optional(Type.Integer({ minimum: 1 })),
    userName: Type.Optional(Type.String({ maxLength: 64 })),
    status: Type.Optional(stateNumber(PLAYER_STATUS)),
    ...pageOfRecords,
  }),
  output: pageReply(playerRecord),
  example: {
    query: { status: PLAYER_STATUS.normal },
    output: { list: [examplePlayer], total: 1 },
  },
});

/** As many sessions and messages of a player as are told; the newest. */
export const MOST_OF_PLAYER = 200;

export const getPlayerControl = defineControl({
  method: 'GET',
  path: '/players/:id',
  summary:
    'A player with their newest 200 sessions and messages (in English) and their addresses; no token is told',
  takes: 'The call takes the account ID in the path and nothing else.',
  params: ofOnePlayer,
  output: exactly({
    ...playerRecord.properties,
    sessions: Type.Array(
      exactly({
        createdAtMs: Type.Integer(),
        expiresAtMs: Type.Integer(),
        isOpen: Type.Boolean(),
      }),
    ),
    messages: Type.Array(
      exactly({
        id: Type.Integer(),
        title: Type.String(),
        text: Type.String(),
        isRead: Type.Boolean(),
        createTime: dateTimeText,
      }),
    ),
    addresses: Type.Array(virAddress),
  }),
  example: {
    params: { id: '100001' },
    output: {
      ...examplePlayer,
      sessions: [{ createdAtMs: 1_786_871_832_000, expiresAtMs: 1_786_875_432_000, isOpen: true }],
      messages: [
        {
          id: 41,
          title: 'Your demo credit',
          text: 'A demo credit of 1000 USDT was added to your balance. It is play money.',
          isRead: false,
          createTime: '2026-08-16 17:17:12',
        },
      ],
      addresses: [exampleAddress],
    },
  },
});

/** A player with sessions, messages and addresses. */
export type PlayerDetail = ControlOutputOf<typeof getPlayerControl>;

export const createPlayerControl = defineControl({
  method: 'POST',
  path: '/players',
  summary: 'Creates a player in any state; tells the player with the passwords that open the account',
  takes: `The body may have "userName" (2 to 32 of A-Z a-z 0-9 . _ @ + -), "nickName" (1 to 20 characters; another player who goes by it has a number behind theirs from then on), "password" (6 to 64 characters), "payPassword" (4 digits), "balance" (USDT, as many as a new account gets unless told), "hasDeposited" (true: 10 USDT of it are a deposit), "forbid" trade or login, "deleted" true, "isPayPasswordLocked" true, "limits" ${LIMITS} that hold at once, and "addresses" [{"protocol": TRC20 or ERC20, "address", "name"}, …], at most 50.`,
  body: exactly({
    userName: Type.Optional(newCredentials.properties.uname),
    nickName: updateUserInfoCall.input.properties.nickName,
    password: Type.Optional(newCredentials.properties.password),
    payPassword: Type.Optional(payPassword),
    balance: Type.Optional(usdtSum),
    hasDeposited: Type.Optional(Type.Boolean()),
    forbid: Type.Optional(forbidden),
    deleted: Type.Optional(Type.Boolean()),
    isPayPasswordLocked: Type.Optional(Type.Boolean()),
    limits: Type.Optional(wishedLimits),
    addresses: Type.Optional(
      Type.Array(
        exactly({
          protocol: protocolText,
          address: Type.Optional(Type.String({ maxLength: 64 })),
          name: Type.Optional(Type.String({ maxLength: 32 })),
        }),
        { maxItems: 50 },
      ),
    ),
  }),
  step: ({ body: { userName } }) => ({
    what: userName === undefined ? 'a new player' : `player ${userName}`,
    sentence: `${userName === undefined ? 'A player' : `The player ${userName}`} was created.`,
  }),
  output: exactly({
    ...playerRecord.properties,
    password: loginCall.input.properties.password,
    payPasswordText: nullable(payPassword),
  }),
  example: {
    body: {
      userName: 'linmei',
      password: 'maple-leaf-28',
      payPassword: '2828',
      balance: '250.5',
      hasDeposited: true,
      addresses: [{ protocol: 'TRC20' }],
    },
    output: {
      ...examplePlayer,
      moneyUsable: 250.5,
      payPassword: true,
      openSessions: 0,
      password: 'maple-leaf-28',
      payPasswordText: '2828',
    },
  },
});

/** What a new player is to be like. */
export type PlayerWish = ControlInputOf<typeof createPlayerControl>['body'];

/** A new player with the passwords that open the account. */
export type CreatedPlayer = ControlOutputOf<typeof createPlayerControl>;

const playerChange = Type.Union([
  exactly({ unlock: Type.Literal(true) }),
  exactly({ forbid: forbidden }),
  exactly({ allow: Type.Literal(true) }),
  exactly({ endSessions: Type.Literal(true) }),
  exactly({ limits: wishedLimits }),
]);

export const changePlayerControl = defineControl({
  method: 'POST',
  path: '/players/:id',
  summary:
    'Opens locked passwords, forbids, allows, ends all sessions, or sets limits that hold at once; tells the player',
  takes: `The body must be one of {"unlock": true}, {"forbid": "trade" or "login"}, {"allow": true}, {"endSessions": true} or {"limits": ${LIMITS}}, with the account ID in the path.`,
  params: ofOnePlayer,
  body: playerChange,
  step: ({ params, body }) => `account ${params.id} ${changeWords(body)}`,
  output: playerRecord,
  example: { params: { id: '100001' }, body: { unlock: true }, output: examplePlayer },
});

function changeWords(change: PlayerChange): string {
  if ('unlock' in change) return 'unlocked';
  if ('forbid' in change) return change.forbid === 'login' ? 'may not log in' : 'may not trade';
  if ('allow' in change) return 'may do everything';
  return 'limits' in change ? 'limits set' : 'sessions ended';
}

/** One thing that the operator does with an account. */
export type PlayerChange = Static<typeof playerChange>;

/** Books money to or from a player, as an entry of its own kind (control §6). */
export const creditPlayerControl = defineControl({
  method: 'POST',
  path: '/players/:id/credit',
  summary: 'Books money to a player, or from them where the amount is negative; tells the player',
  takes:
    'The body must be one of {"amount": USDT, as a number or text with at most 6 decimals}, not 0, negative to take it away, with the account ID in the path.',
  params: ofOnePlayer,
  body: exactly({ amount: usdtSum }),
  step: ({ params, body }) => ({
    what: `${body.amount} USDT to account ${params.id}`,
    sentence: `${body.amount} USDT were booked to account ${params.id}.`,
  }),
  output: playerRecord,
  example: {
    params: { id: '100001' },
    body: { amount: '-12.5' },
    output: { ...examplePlayer, moneyUsable: 987.5 },
  },
});
