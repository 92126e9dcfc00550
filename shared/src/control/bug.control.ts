import { Type } from 'typebox';
import { LANGUAGE_CODES } from '../contract/languages.ts';
import { epochMs, exactly, namedShape, oneOf, wallEpochMs } from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { EXAMPLE_DEFAULT, WORLD_NAME, worldWire } from './worlds.control.ts';

/** What the file of a bug is called behind its title (control §15). */
export const BUG_ENDING = '.c28';

/** So many bytes the file of a bug may have, as the file of a snapshot (control §8). */
export const MOST_BUG_BYTES = 256 * 1024 * 1024;

/** What a tester tells of a bug; player, page and language are what the phone showed, the entry is one of the journal. */
const told = {
  title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  note: Type.Optional(Type.String({ maxLength: 4000 })),
  entry: Type.Optional(Type.Integer({ minimum: 1 })),
  player: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '^/' })),
  language: Type.Optional(oneOf(LANGUAGE_CODES)),
};

const EXAMPLE_TOLD = {
  title: 'Withdrawal fails',
  note: 'It was refused although the balance is enough.',
  player: 'demo',
  page: '/withdraw',
  language: 'kor',
} as const;

/** The file holds the world as it is, its journal, its history, and a page for people (control §15). */
export const saveBugControl = defineControl({
  method: 'POST',
  path: '/bug',
  summary: 'Saves the world with its journal and history as one file, which POST /worlds/bug opens anywhere',
  takes: `The body must be {"title": 1 to 120 characters}, and may have "note" (at most 4000), "entry" (the number of an entry of the journal), "player" (the user name of the phone; of the entry unless told), "page" (a path of the product that the phone showed) and "language" (${LANGUAGE_CODES.join(', ')}).`,
  body: exactly(told),
  produces: 'application/zip',
  output: Type.String(),
  example: { body: EXAMPLE_TOLD, output: 'PK …' },
});

/** What a tester tells of a bug. */
export type BugTold = ControlInputOf<typeof saveBugControl>['body'];

/**
 * What the file says of itself. `world` is where it was saved, at the moment `atMs` of its clock and `savedAtMs` of the
 * wall (epoch ms); `rate` is how fast that clock ran. The world that is made of it stands still.
 */
export const bugFacts = {
  ...told,
  world: Type.String({ pattern: WORLD_NAME }),
  atMs: epochMs,
  savedAtMs: wallEpochMs,
  rate: Type.Number({ minimum: 0, maximum: 100_000 }),
  version: Type.String({ maxLength: 40 }),
};

export const openBugControl = defineControl({
  method: 'POST',
  path: '/worlds/bug',
  summary:
    'Makes a world of the file of a bug: same moment, same journal and history; its clock stands still, and all sessions are over',
  takes:
    'The body must be the file of a bug, as application/octet-stream; the query may have "name" (of the world: small letters, digits and hyphens, at most 40).',
  query: exactly({ name: Type.Optional(Type.String({ pattern: WORLD_NAME })) }),
  accepts: 'application/octet-stream',
  mostBytes: MOST_BUG_BYTES,
  /** `links.phone` opens the phone as it was, `links.console` the console, with the entry open where there is one. */
  output: namedShape('OpenedBug', {
    world: worldWire,
    bug: exactly(bugFacts),
    links: exactly({ phone: Type.String(), console: Type.String() }),
    tookMs: Type.Number(),
  }),
  example: {
    query: { name: 'withdrawal' },
    output: {
      world: {
        ...EXAMPLE_DEFAULT,
        name: 'withdrawal',
        kept: false,
        rate: 0,
        urls: {
          host: 'http://withdrawal.localhost:2828/',
          link: 'http://localhost:2828/__mock/open?world=withdrawal&as=demo&to=%2F',
        },
      },
      bug: {
        ...EXAMPLE_TOLD,
        world: 'default',
        atMs: EXAMPLE_DEFAULT.nowMs,
        savedAtMs: EXAMPLE_DEFAULT.lastUsedMs,
        rate: 1,
        version: '1.0.0',
      },
      links: {
        phone: 'http://localhost:2828/__mock/open?world=withdrawal&as=demo&lang=kor&to=%2Fwithdraw',
        console: 'http://withdrawal.localhost:2828/__mock#/',
      },
      tookMs: 212.4,
    },
  },
});

/** A world that was made of the file of a bug. */
export type OpenedBug = ControlOutputOf<typeof openBugControl>;

/** What the file of a bug says of itself. */
export type BugFacts = OpenedBug['bug'];
