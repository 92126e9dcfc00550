import { type Static, Type } from 'typebox';
import { BET_STATUS } from '../contract/betting.contract.ts';
import { exactly, namedShape, stateNumber, usdtAmount } from '../contract/schemas.ts';
import { anyOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { EXAMPLE_PROFILE, enterSituationControl } from './open.control.ts';
import { namedWorld, worldName } from './worlds.control.ts';

/** The world, and what shows that its people invite. */
const link = exactly({ world: Type.String({ maxLength: 200 }), invitation: Type.String({ maxLength: 200 }) });

/** The page on which a short code is typed: an address that fits on a wall. */
export const SHORT_JOIN_PATH = '/join';

const EXAMPLE_LINK = { world: 'spring', invitation: 'Qm9yZWQtYnktdGhlLXdvcmxkLW9mLXNwcmluZy0yOA0' };

/** Invites people who may not control into one world; asked again, the same link (control §1). */
export const inviteControl = defineControl({
  ...namedWorld,
  method: 'POST',
  path: '/worlds/:name/invitation',
  summary: 'A link by which visitors join a world, each as a player of their own',
  /**
   * `beyondThisMachine`: whether other devices reach the addresses. `shortCode`: what is typed at `shortUrl` where a phone
   * cannot scan the link; it is valid as long as that.
   */
  output: exactly({
    name: worldName,
    url: Type.String(),
    beyondThisMachine: Type.Boolean(),
    shortUrl: Type.String(),
    shortCode: Type.String(),
  }),
  example: {
    params: { name: 'spring' },
    output: {
      name: 'spring',
      url: `http://192.168.1.5:2828/__mock/join?${new URLSearchParams(EXAMPLE_LINK)}`,
      beyondThisMachine: true,
      shortUrl: 'http://192.168.1.5:2828/join',
      shortCode: 'K7M4',
    },
  },
});

/** What a visitor bet last: the code of the choice (game §2), what was staked, and what it won so far (USDT). */
const visitorBet = exactly({
  playCode: Type.Integer({ minimum: 0, maximum: 37 }),
  amount: usdtAmount,
  issueCode: Type.String(),
  status: stateNumber(BET_STATUS),
  won: usdtAmount,
});

/** A visitor, and what they did in the world as it is now; sums in USDT, without what went back to them (control §12). */
const visitor = namedShape('Visitor', {
  userName: Type.String(),
  /** The name that they gave themselves in the app; their account name until they do. */
  nickName: Type.String(),
  /** By the clock of the world (epoch ms). */
  joinedAtMs: Type.Integer(),
  /** When their browser called last, by the wall clock (epoch ms). */
  seenAtMs: Type.Integer(),
  /** Whether that was lately: an app that is open calls every few seconds. */
  isHere: Type.Boolean(),
  bets: Type.Integer(),
  staked: usdtAmount,
  won: usdtAmount,
  /** The largest single win. */
  bestWin: usdtAmount,
  lastBet: Type.Optional(visitorBet),
  /** The winner of the room: of all who won more than they staked on what is decided, the one with the most. */
  isWinner: Type.Boolean(),
});

/** Who joined by the invitation of a world, first the first (control §12). */
export const listJoinedControl = defineControl({
  ...namedWorld,
  method: 'GET',
  path: '/worlds/:name/invitation',
  summary: 'Lists who joined a world by its invitation, what they bet and won there, and who won most',
  output: Type.Array(visitor),
  example: {
    params: { name: 'spring' },
    output: [
      {
        userName: 'visitor1',
        nickName: 'visitor1',
        joinedAtMs: 1_789_524_060_000,
        seenAtMs: 1_789_524_065_000,
        isHere: true,
        bets: 1,
        staked: 40,
        won: 79.96,
        bestWin: 79.96,
        lastBet: { playCode: 31, amount: 40, issueCode: '3184207', status: BET_STATUS.won, won: 79.96 },
        isWinner: true,
      },
    ],
  },
});

export const endInvitationControl = defineControl({
  ...namedWorld,
  method: 'DELETE',
  path: '/worlds/:name/invitation',
  summary: 'Ends the invitation of a world: its link is worth nothing, and who joined is shut out',
  output: exactly({ name: worldName }),
  example: { params: { name: 'spring' }, output: { name: 'spring' } },
});

const TAKES = 'have "world" and "invitation", as the link of an invitation has them.';

/** The page of an invitation; it needs no right but the link (control §1). */
export const openInvitationControl = defineControl({
  method: 'GET',
  path: '/join',
  summary: 'The page of an invitation, in the language of the browser',
  takes: `The query must ${TAKES}`,
  /** A link that was cut on its way is one that is not valid: its page is for visitors, not for testers. */
  query: anyOf(link.properties),
  produces: 'text/html',
  output: Type.String(),
  example: { query: EXAMPLE_LINK, output: '<!doctype html>…' },
});

/** What a visitor may say with it: the name that the others are to see. Whether it can be one is said in their language. */
const said = { nickName: Type.Optional(Type.String({ maxLength: 200 })) };

const usedLink = exactly({ ...link.properties, ...said });

/** The short code of an invitation, as a visitor types it. */
const typedCode = exactly({ shortCode: Type.String({ maxLength: 40 }), ...said });

/** What the page of an invitation does: makes the visitor a player, or knows them again (control §1, §12). */
export const joinWorldControl = defineControl({
  method: 'POST',
  path: '/join',
  summary: 'Joins a world by its invitation: a new player with demo money, logged in',
  takes: `The body must ${TAKES.slice(0, -1)}, or its "shortCode", and may have a "nickName".`,
  body: Type.Union([usedLink, typedCode]),
  output: enterSituationControl.output,
  example: {
    body: EXAMPLE_LINK,
    output: {
      name: 'spring',
      to: '/',
      storage: {
        lang: 'kor',
        userInfo: {
          ...EXAMPLE_PROFILE,
          id: 100_011,
          userName: 'visitor1',
          nickName: 'visitor1',
          hasPayPassword: false,
        },
        token: EXAMPLE_PROFILE.token,
        hadAccount: '1',
      },
    },
  },
});

/** A visitor of a world, as the list of those who joined tells of them. */
export type RoomVisitor = ControlOutputOf<typeof listJoinedControl>[number];

/** What the link of an invitation says; a short code stands for it. */
export type InvitationLink = Static<typeof link>;
