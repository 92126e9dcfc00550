import { type Static, Type } from 'typebox';
import { epochMs, exactly, namedShape, oneOf } from '../contract/schemas.ts';
import { type ControlInputOf, defineControl } from './control-call.ts';
import { faultHit } from './fault-shapes.ts';
import { pageOfRecords } from './records.control.ts';

/** What stands in the place of a secret: the same secret has the same letters behind it, which tell nothing else. A header can hold it. */
export const SECRET_MARK = '***';

const difference = namedShape('Difference', {
  path: Type.String(),
  expected: Type.String(),
  found: Type.String(),
  isAssumed: Type.Boolean(),
});

/** Times in epoch ms, of the world and of the wall. `why`: what decided it, in a plain sentence (control §15). */
const everyEntry = {
  id: Type.Integer({ minimum: 1 }),
  atMs: epochMs,
  wallMs: epochMs,
  why: Type.String(),
};

const callEntry = namedShape('CallEntry', {
  ...everyEntry,
  kind: Type.Literal('call'),
  method: Type.String(),
  /** As it was asked for. */
  url: Type.String(),
  /** Of the contract, as faults name it; missing where no call has this path. */
  path: Type.Optional(Type.String()),
  player: Type.Optional(exactly({ id: Type.Optional(Type.Integer()), userName: Type.String() })),
  /** Of the request, by their names in small letters; without its length. */
  headers: Type.Record(Type.String(), Type.String()),
  input: Type.Optional(Type.Unknown()),
  /** Missing, as the code is, where the connection closed before a reply was sent. */
  status: Type.Optional(Type.Integer()),
  code: Type.Optional(Type.Integer()),
  /**
   * Of the reply, by their names in small letters, as its caller got them; without those of the connection alone. Cookies
   * are a line each. Missing as the status is.
   */
  replyHeaders: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What was answered: JSON, or the text that is none. Without a status it was made, and never came to the caller. */
  reply: Type.Optional(Type.Unknown()),
  durationMs: Type.Number(),
  differences: Type.Array(difference),
  /** Those that hit it, in the order in which they were added. */
  faults: Type.Array(faultHit),
  /** Where one of the faults closed the connection: before the call, which was not carried out then, or after it. */
  closed: Type.Optional(oneOf(['before', 'after'])),
  /**
   * It was made, and neither refused nor answered by a fault in its place or as its Idempotency-Key was before; whatever
   * of the answer came to the caller. Never there where another server answers.
   */
  isCarriedOut: Type.Optional(Type.Literal(true)),
});

const eventEntry = namedShape('EventEntry', {
  ...everyEntry,
  kind: Type.Literal('happening'),
  what: Type.String(),
  detail: Type.String(),
});

const controlEntry = namedShape('ControlEntry', {
  ...everyEntry,
  kind: Type.Literal('control'),
  /** The tester who made it; "script" where no header `x-tester` says. */
  by: Type.String(),
  method: Type.String(),
  url: Type.String(),
  input: Type.Unknown(),
  status: Type.Integer(),
  code: Type.Optional(Type.Integer()),
  reply: Type.Optional(Type.Unknown()),
  durationMs: Type.Number(),
});

/** One thing that a world remembers: a call of a player, a call of a tester, or what happened by itself (control §7). */
export const journalEntry = Type.Union([callEntry, eventEntry, controlEntry]);

export type JournalEntry = Static<typeof journalEntry>;

/** An entry that a tester marked, and what they noted: in memory as the journal is, and for all who look at it. */
export const journalMark = exactly({ id: Type.Integer({ minimum: 1 }), note: Type.Optional(Type.String()) });

export type JournalMark = Static<typeof journalMark>;

/**
 * Numbers of entries count within a `run` of the journal: after a restart, or for a world that is made again under its
 * name, there is another one. `sessionsEndedAtMs` is when (epoch ms of the wall) a scenario, a reset, a restore or going
 * back ended sessions of the world last, or when the world was made; 0 for a persistent one that an earlier process left.
 */
const journalState = {
  run: Type.String(),
  sessionsEndedAtMs: Type.Integer({ minimum: 0 }),
  marks: Type.Array(journalMark),
};

/** What the stream tells first, and again when it changes: event `journal`. */
export type JournalState = Static<ReturnType<typeof exactly<typeof journalState>>>;

/** `testers`: who follows the world now, as far as they gave a name. `forgotten`: so many entries are older than the oldest that is remembered (JOURNAL_LENGTH, JOURNAL_MEGABYTES). */
const journalPage = exactly({
  list: Type.Array(journalEntry),
  total: Type.Integer({ minimum: 0 }),
  forgotten: Type.Integer({ minimum: 0 }),
  testers: Type.Array(Type.String()),
  ...journalState,
});

/** A field of a call that is not what the contract says. */
export type JournalDifference = Static<typeof difference>;

/** Which entries: all of these at once. */
const filters = {
  kind: Type.Optional(oneOf(['call', 'happening', 'control'])),
  player: Type.Optional(Type.String({ maxLength: 60 })),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  code: Type.Optional(Type.Integer()),
  order: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
  id: Type.Optional(Type.Integer({ minimum: 1 })),
  onlyDifferences: Type.Optional(Type.Boolean()),
  onlyFailed: Type.Optional(Type.Boolean()),
  onlyFaults: Type.Optional(Type.Boolean()),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};

const last = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

const FILTERS =
  '"kind" (call, happening or control), "player" (user name or account ID), "path" (* is any part of a path, ** anything), "code", "order" (the number of an order, a bet, a chase or an issue that an entry names), "id" (of one entry), "onlyDifferences", "onlyFailed", "onlyFaults" (true) and "text"';

export const EXAMPLE_CALL: JournalEntry = {
  id: 7,
  atMs: 1_789_524_060_000,
  wallMs: 1_789_530_000_000,
  why: 'No player of this world has the name linmei.',
  kind: 'call',
  method: 'POST',
  url: '/player-api/player/user/login',
  path: 'user/login',
  player: { userName: 'linmei' },
  headers: {
    host: 'default.localhost:2828',
    connection: 'close',
    'accept-encoding': 'gzip, deflate',
    'content-type': 'application/json',
    lang: 'en',
    'x-token': '',
    'x-user-id': '',
  },
  input: { uname: 'linmei', password: `${SECRET_MARK} 3f9a2c11`, code: '7K3P', type: '1' },
  status: 200,
  code: 800_000,
  replyHeaders: {
    'content-length': '63',
    'content-security-policy': "default-src 'self';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'content-type': 'application/json; charset=utf-8',
    'x-demo': 'default',
    date: 'Wed, 16 Sep 2026 03:40:00 GMT',
  },
  reply: { code: 800_000, data: null, msg: 'This account does not exist' },
  durationMs: 1.2,
  differences: [],
  faults: [],
};

export const listJournalControl = defineControl({
  method: 'GET',
  path: '/journal',
  summary: 'What players and testers called and what happened by itself, newest first; secrets are left out',
  takes: `The query may have ${FILTERS}, "sinceId" (entries after that one), "pageNo" from 1 on and "pageSize" 1 to 1000 (100 unless asked otherwise).`,
  query: exactly({ ...filters, sinceId: Type.Optional(Type.Integer({ minimum: 0 })), ...pageOfRecords }),
  output: journalPage,
  example: {
    query: { kind: 'call' },
    output: {
      list: [EXAMPLE_CALL],
      total: 1,
      forgotten: 0,
      testers: [],
      run: '5f0c2a9be1d4',
      sessionsEndedAtMs: 0,
      marks: [],
    },
  },
});

/** The same, live: Server-Sent Events, whose ids are the run of the journal and the numbers of the entries (control §7). */
export const streamJournalControl = defineControl({
  method: 'GET',
  path: '/journal/stream',
  summary:
    'Follows the journal live, beginning with the last entries; who reconnects with Last-Event-ID misses nothing that is still there',
  takes: `The query may have ${FILTERS}, "last" (so many entries to begin with, none unless asked) and "tester" (who follows, where no header x-tester can be sent). The event "journal" tells {"run", "sessionsEndedAtMs", "marks"} first and when it changes, "testers" the names of those who follow this world, first and when they change, "missed" {"count"} entries that were forgotten before they were read.`,
  query: exactly({ ...filters, last, tester: Type.Optional(Type.String({ maxLength: 400 })) }),
  output: journalEntry,
  produces: 'text/event-stream',
  example: { query: { last: 1 }, output: EXAMPLE_CALL },
});

const harField = namedShape('HarField', { name: Type.String(), value: Type.String() });

/** The part of HAR 1.2 that is written here. */
const har = exactly({
  log: exactly({
    version: Type.Literal('1.2'),
    creator: exactly({ name: Type.String(), version: Type.String() }),
    entries: Type.Array(
      exactly({
        startedDateTime: Type.String(),
        time: Type.Number(),
        request: exactly({
          method: Type.String(),
          url: Type.String(),
          httpVersion: Type.String(),
          cookies: Type.Array(harField),
          headers: Type.Array(harField),
          queryString: Type.Array(harField),
          postData: Type.Optional(exactly({ mimeType: Type.String(), text: Type.String() })),
          headersSize: Type.Integer(),
          bodySize: Type.Integer(),
        }),
        response: exactly({
          status: Type.Integer(),
          statusText: Type.String(),
          httpVersion: Type.String(),
          cookies: Type.Array(harField),
          headers: Type.Array(harField),
          content: exactly({ size: Type.Integer(), mimeType: Type.String(), text: Type.String() }),
          redirectURL: Type.String(),
          headersSize: Type.Integer(),
          bodySize: Type.Integer(),
          comment: Type.Optional(Type.String()),
        }),
        cache: exactly({}),
        timings: exactly({ send: Type.Number(), wait: Type.Number(), receive: Type.Number() }),
        comment: Type.String(),
        _answeredBy: Type.Optional(Type.Literal('mock')),
      }),
    ),
  }),
});

export type Har = Static<typeof har>;

export const takeHarControl = defineControl({
  method: 'GET',
  path: '/journal/har',
  summary: 'The calls of players as a HAR 1.2 file, which the network panel of any browser opens',
  takes: `The query may have ${FILTERS} and "last" (so many calls, all unless asked).`,
  query: exactly({ ...filters, last }),
  output: har,
  produces: 'application/json',
  example: {
    query: { last: 1 },
    output: { log: { version: '1.2', creator: { name: 'Canada 28', version: '1.0.0' }, entries: [] } },
  },
});

export const takeTestControl = defineControl({
  method: 'GET',
  path: '/journal/test',
  summary:
    'The last calls as a TypeScript file for vitest and supertest: it makes such a world, repeats what changed something or was marked, and holds the calls to their replies',
  takes:
    'The query may have "last" (so many calls are held to their replies, 20 unless asked otherwise), "fromId" (instead: all from this entry on), "polls" (true: with all calls that only read, too) and "id" (of a call: it alone is held, and nothing after it is repeated).',
  query: exactly({
    last: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    fromId: Type.Optional(Type.Integer({ minimum: 1 })),
    polls: Type.Optional(Type.Boolean()),
    id: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  output: Type.String(),
  produces: 'text/plain',
  example: {
    query: { last: 5 },
    output:
      "import supertest from 'supertest';\nimport { afterAll, beforeAll, expect, test } from 'vitest';\n…",
  },
});

/** Which entries a reader wants to see. */
export type JournalFilter = Omit<ControlInputOf<typeof streamJournalControl>['query'], 'last' | 'tester'>;
