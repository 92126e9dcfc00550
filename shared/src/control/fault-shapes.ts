import { Type } from 'typebox';
import { exactly, namedShape, oneOf } from '../contract/schemas.ts';

/** A connection on which nothing moves for two minutes is ended by the server itself; one wait stays well below (ms). */
const MOST_LATENCY_MS = 60_000;
/** The slowest drip (ms a byte). */
const MOST_DRIP_MS = 10_000;
/** Changes of one patch, and steps of one sequence. */
const MOST_PARTS = 100;

const latency = Type.Integer({ minimum: 1, maximum: MOST_LATENCY_MS });
const code = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const text = Type.String({ maxLength: 500 });
const yes = Type.Literal(true);

export const count = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Which of those that match: at most one of them is told. */
const which = {
  nth: Type.Optional(count),
  every: Type.Optional(count),
  probability: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
};

export const glob = Type.String({ minLength: 1, maxLength: 100 });

/** Which calls a fault hits: by path, whose they are, and which of them (control §5). */
const callMatch = namedShape('FaultMatch', {
  /** A glob over the paths below the player base, those of the game as `game/…`. */
  path: glob,
  /** User name or account id. */
  player: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Integer()])),
  ...which,
});

/** Which files and pages of the client: a glob over the path in the address, `/assets/*.js` (control §5.1). */
const fileMatch = namedShape('FileMatch', { file: glob, ...which });

export const match = Type.Union([callMatch, fileMatch]);

/** Where in a reply: `data.list[].status`; `[]` is each entry of a list, `[0]` the first (control §5.1). */
const at = Type.String({ maxLength: 200, pattern: '^\\w+(\\[\\d{0,6}\\])*(\\.\\w+(\\[\\d{0,6}\\])*)*$' });

/** One change of a reply: exactly one of these. */
export const change = Type.Union([
  exactly({ at, set: Type.Unknown() }),
  exactly({ at, remove: yes }),
  exactly({ at, rename: Type.String({ pattern: '^\\w{1,100}$' }) }),
  exactly({ at, type: oneOf(['string', 'number', 'null', 'empty']) }),
]);

/** What happens to one call that is hit: exactly one of these (control §0). */
export const thenOnce = Type.Union([
  exactly({ latencyMs: Type.Union([latency, exactly({ min: latency, max: latency })]) }),
  exactly({ httpStatus: Type.Integer({ minimum: 400, maximum: 599 }) }),
  exactly({ code, msg: Type.Optional(text) }),
  exactly({ code, msgHeader: text }),
  exactly({ successHeader: yes, body: Type.Unknown() }),
  exactly({ malformedJson: yes }),
  exactly({ emptyBody: yes }),
  exactly({ close: oneOf(['before', 'after']) }),
  exactly({ dripMs: Type.Integer({ minimum: 1, maximum: MOST_DRIP_MS }) }),
  exactly({ newToken: yes }),
  exactly({ sessionExpired: yes }),
  exactly({ maintenance: yes }),
  exactly({ patch: Type.Array(change, { minItems: 1, maxItems: MOST_PARTS }) }),
]);

/** To each call in turn its own; null: that one goes unharmed. */
const sequence = exactly({
  sequence: Type.Array(Type.Union([thenOnce, Type.Null()]), { minItems: 1, maxItems: MOST_PARTS }),
});

/** What happens to the calls that are hit. */
export const happens = Type.Union([thenOnce, sequence]);

/** A fault as it hit a call: the journal retains it with the entry, also when the fault is gone (control §5.1). */
export const faultHit = namedShape('FaultHit', {
  id: Type.Integer({ minimum: 1 }),
  /** What it does, for people. */
  sentence: Type.String(),
  /** What it did to this call. */
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); no function, so no promise.
  then: thenOnce,
  /** The places of its patch at which the reply had nothing: there it changed nothing. */
  missed: Type.Optional(Type.Array(Type.String())),
});
