import { Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '../limits.ts';
import { anyOf, type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { firstNotice, MOST_FIRST_NOTICES } from './operator.control.ts';
import { worldSettings } from './setting-schemas.ts';
import { exampleStep, undoStep } from './undo-step.ts';

/** A world's name: what can stand in a host name (control §1). One with "xn--" before it is another name in Punycode, or none. */
export const WORLD_NAME = '^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$';

/** Where another server is: no name and password, no query (control §13). */
export const UPSTREAM_URL = '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$';

/** The name of a world in a path or a body. */
export const worldName = Type.String({ pattern: WORLD_NAME, description: 'Name of the world.' });

/** A player to log in as; the password is told while it is the one that all demo accounts share. */
const player = namedShape('WorldPlayer', {
  userName: Type.String(),
  password: Type.Optional(Type.String()),
  payPassword: Type.Optional(Type.String()),
});

/** Another server that answers the player API for a world, and what may be done to it (control §13). */
const upstream = namedShape('Upstream', {
  url: Type.String({ pattern: UPSTREAM_URL, maxLength: 500 }),
  /** Whether calls that move money reach it; false unless told. */
  allowWrites: Type.Optional(Type.Boolean()),
  /** Whether its certificate is believed, whatever it is; false unless told. */
  insecure: Type.Optional(Type.Boolean()),
});

/** What a world answers the player API from (control §13). */
const worldKind = Type.Union([Type.Literal('ordinary'), Type.Literal('upstream'), Type.Literal('recording')]);

/** So many players a world tells of itself, enough to choose from; `GET /__mock/players` has all. */
export const MOST_KNOWN_PLAYERS = 50;

/** A world as control calls tell of it: times in epoch ms, the first of its own clock, the others of the wall's (control §0). */
const worldFields = {
  name: worldName,
  kind: worldKind,
  upstream: Type.Optional(upstream),
  /** When the first call of a recording was made. */
  recordedAtMs: Type.Optional(Type.Integer()),
  scenario: Type.Optional(Type.String()),
  snapshot: Type.Optional(Type.String()),
  seed: Type.Optional(Type.String()),
  kept: Type.Boolean(),
  /** Why it cannot be entered: its file is damaged, locked, or of another program. It can be deleted. */
  trouble: Type.Optional(Type.String()),
  nowMs: Type.Integer(),
  rate: Type.Number(),
  players: Type.Array(player, { maxItems: MOST_KNOWN_PLAYERS }),
  lastUsedMs: Type.Integer(),
  /** Which tester changed something in it last, or began to follow it, in this process; a deletion asks by it. */
  lastUsedBy: Type.Optional(Type.String()),
  /** When its sessions ended last because it became another one, as the journal tells it (control §7). */
  sessionsEndedAtMs: Type.Integer({ minimum: 0 }),
  /** What going back undoes; left out where there is nothing. */
  lastStep: Type.Optional(undoStep),
  urls: exactly({ host: Type.String(), link: Type.String() }),
};

export const worldWire = namedShape('World', worldFields);

/** A world that was just made, with the real ms that it took. */
const madeWorldWire = namedShape('MadeWorld', { ...worldFields, tookMs: Type.Number() });

const EXAMPLE_WORLD = {
  name: 'spring',
  kind: 'ordinary' as const,
  scenario: 'fresh-install',
  seed: '7',
  kept: false,
  nowMs: 1_789_524_060_000,
  rate: 1,
  players: [
    { userName: 'demo', password: 'demo2828', payPassword: '1234' },
    { userName: 'fresh', password: 'demo2828' },
  ],
  lastUsedMs: 1_789_530_000_000,
  lastUsedBy: 'Mei',
  sessionsEndedAtMs: 0,
  urls: {
    host: 'http://spring.localhost:2828/',
    link: 'http://localhost:2828/__mock/open?world=spring&as=demo&to=%2F',
  },
};

/** The default world as examples show it. */
export const EXAMPLE_DEFAULT = {
  name: 'default',
  kind: 'ordinary' as const,
  scenario: 'fresh-install',
  kept: true,
  nowMs: 1_789_530_000_000,
  rate: 1,
  players: EXAMPLE_WORLD.players,
  lastUsedMs: 1_789_530_000_000,
  lastUsedBy: 'Mei',
  sessionsEndedAtMs: 0,
  urls: {
    host: 'http://default.localhost:2828/',
    link: 'http://localhost:2828/__mock/open?world=default&as=demo&to=%2F',
  },
};

/** A call whose path names a world. */
export const namedWorld = {
  params: exactly({ name: worldName }),
  takes: 'The path names a world: small letters, digits and hyphens, at most 40.',
} as const;

export const listWorldsControl = defineControl({
  method: 'GET',
  path: '/worlds',
  summary: 'Lists all worlds',
  output: Type.Array(worldWire),
  example: {
    output: [
      {
        ...EXAMPLE_DEFAULT,
        lastStep: exampleStep('scenario fresh-install'),
      },
      EXAMPLE_WORLD,
    ],
  },
});

export const createWorldControl = defineControl({
  method: 'POST',
  path: '/worlds',
  summary: 'Creates a world; tells who can log in there and where it is opened',
  takes: `The body may have {"name": small letters, digits and hyphens, "scenario": a name of /__mock/scenarios or "snapshot": a name of /__mock/snapshots, of the world of the request, "at": epoch ms from 978307200000 (2001) to 32503679999999 (2999), at which its clock stands once the scenario is played, "seed": text, "rate": 0 to 100000, "keep": true, "config": settings of the world, "notices": at most ${MOST_FIRST_NOTICES} in the place of those that a world begins with, each as POST /notices takes it and with "createTime"}; or {"name", "upstream": {"url": "https://…" without a query, "allowWrites": true, "insecure": true}} and nothing else.`,
  body: anyOf({
    name: worldName,
    scenario: Type.String({ maxLength: 60 }),
    snapshot: Type.String({ maxLength: 60 }),
    at: Type.Integer({ minimum: EARLIEST_WORLD_MS, maximum: LATEST_WORLD_MS }),
    seed: Type.String({ minLength: 1, maxLength: 200 }),
    rate: Type.Number({ minimum: 0, maximum: 100_000 }),
    keep: Type.Boolean(),
    config: worldSettings,
    notices: Type.Array(firstNotice, { maxItems: MOST_FIRST_NOTICES }),
    upstream,
  }),
  output: madeWorldWire,
  example: {
    body: { name: 'spring', scenario: 'fresh-install', seed: '7' },
    output: { ...EXAMPLE_WORLD, tookMs: 3.1 },
  },
});

/** The most bytes of a recording: an evening in a browser with all that it loaded (control §13). */
const MOST_RECORDING_BYTES = 64 * 1024 * 1024;

/** Makes a world of a recording, which answers as the recorded server did (control §13). */
export const createRecordingControl = defineControl({
  method: 'POST',
  path: '/worlds/recording',
  summary:
    'Makes a world that answers from a recording: a HAR 1.2 file of a browser, of Playwright or of a journal',
  takes:
    'The body must be a HAR 1.2 file, as application/octet-stream; the query may have "name" (of the world: small letters, digits and hyphens, at most 40).',
  query: exactly({ name: Type.Optional(worldName) }),
  accepts: 'application/octet-stream',
  mostBytes: MOST_RECORDING_BYTES,
  output: madeWorldWire,
  example: {
    query: { name: 'evening' },
    output: {
      name: 'evening',
      kind: 'recording',
      recordedAtMs: 1_789_524_060_000,
      kept: false,
      nowMs: 1_789_524_060_000,
      rate: 0,
      players: [],
      lastUsedMs: 1_789_530_000_000,
      lastUsedBy: 'Mei',
      sessionsEndedAtMs: 1_789_530_000_000,
      urls: {
        host: 'http://evening.localhost:2828/',
        link: 'http://localhost:2828/__mock/open?world=evening&to=%2F',
      },
      tookMs: 3.1,
    },
  },
});

export const getWorldControl = defineControl({
  ...namedWorld,
  method: 'GET',
  path: '/worlds/:name',
  summary: 'Tells of one world',
  output: worldWire,
  example: { params: { name: 'spring' }, output: EXAMPLE_WORLD },
});

/** Ends a world; its calls that are running fail (control §1). */
export const deleteWorldControl = defineControl({
  ...namedWorld,
  method: 'DELETE',
  path: '/worlds/:name',
  summary: 'Deletes a world with all that is in it; tells which tester used it last',
  output: exactly({ name: worldName, lastUsedBy: Type.Optional(Type.String()) }),
  example: { params: { name: 'spring' }, output: { name: 'spring', lastUsedBy: 'Mei' } },
});

export const resetWorldControl = defineControl({
  ...namedWorld,
  method: 'POST',
  path: '/worlds/:name/reset',
  summary:
    'Makes a world again what it was when it was made: money, draws to come, settings, time; its sessions end',
  output: madeWorldWire,
  example: {
    params: { name: 'spring' },
    output: { ...EXAMPLE_WORLD, tookMs: 1.9 },
  },
});

/** Goes on in a file, as it stands (control §1). */
export const keepWorldControl = defineControl({
  ...namedWorld,
  method: 'POST',
  path: '/worlds/:name/keep',
  summary:
    'Makes a world in memory persistent, as it stands, with its snapshots: it is there after a restart',
  output: worldWire,
  example: { params: { name: 'spring' }, output: { ...EXAMPLE_WORLD, kept: true } },
});

/** What a new world may be. */
export type WantedWorld = ControlInputOf<typeof createWorldControl>['body'];

/** A world as control calls tell of it. */
export type WorldWire = ControlOutputOf<typeof getWorldControl>;
