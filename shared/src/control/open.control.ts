import { Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { anyOf, type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { WORLD_NAME } from './worlds.control.ts';

const short = Type.String({ minLength: 1, maxLength: 200 });

/** What a link says (control §1); what it may say is told by sentences of their own. */
const link = exactly({
  world: Type.Optional(Type.String({ pattern: WORLD_NAME })),
  scenario: Type.Optional(short),
  as: Type.Optional(Type.String({ maxLength: 200 })),
  lang: Type.Optional(short),
  to: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
});

const EXAMPLE_LINK = { world: 'spring', scenario: 'fresh-install', as: 'demo', lang: 'kor', to: '/withdraw' };

/** As the client stores it, not as the wire has it. */
export const EXAMPLE_PROFILE = {
  id: 100_001,
  userName: 'demo',
  nickName: 'demo',
  sex: 0,
  status: 0,
  hasPayPassword: true,
  tokenName: 'P-Token',
  tokenValue: '9f86d081884c7d659a2feaa0c55ad015',
  token: '9f86d081884c7d659a2feaa0c55ad015',
};

const MAY_HAVE =
  'may have "world" (its name), "scenario" (that a new world is made of), "as" (the user name of a player; empty: a guest), "lang" (zh, en, jp, kor or cht) and "to" (a path of the product); with a scenario, what is left out of the last three is as its sentence is seen best.';

/** A page that opens a situation; opened from another site it asks first (control §1). */
export const openLinkControl = defineControl({
  method: 'GET',
  path: '/open',
  summary: 'A link that opens a situation: its world, its player, its language, its page',
  takes: `The query ${MAY_HAVE}`,
  query: link,
  produces: 'text/html',
  output: Type.String(),
  example: { query: EXAMPLE_LINK, output: '<!doctype html>…' },
});

export const enterSituationControl = defineControl({
  method: 'POST',
  path: '/open',
  summary: 'Opens a situation: answers what the storage of the browser holds then, and where to go',
  takes: `The body ${MAY_HAVE}`,
  body: link,
  /** Of what is stored, a text is stored as it is, anything else as JSON. */
  output: namedShape('Situation', {
    name: Type.String(),
    to: Type.String(),
    storage: anyOf({
      lang: Type.String(),
      userInfo: Type.Record(Type.String(), Type.Unknown()),
      token: Type.String(),
      hadAccount: Type.String(),
    }),
    /** For how long (ms) the app was not touched, by the clock of the browser that stores it; left out: it is now. */
    untouchedForMs: Type.Optional(Type.Integer()),
  }),
  example: {
    body: EXAMPLE_LINK,
    output: {
      name: 'spring',
      to: '/withdraw',
      storage: {
        lang: 'kor',
        userInfo: EXAMPLE_PROFILE,
        token: '9f86d081884c7d659a2feaa0c55ad015',
        hadAccount: '1',
      },
    },
  },
});

/** What a link says. */
export type SituationLink = ControlInputOf<typeof enterSituationControl>['body'];

/** What a browser does once a link was opened. */
export type OpenedSituation = ControlOutputOf<typeof enterSituationControl>;
