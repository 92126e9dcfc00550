import { Type } from 'typebox';
import { exactly, namedShape, oneOf } from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';

/** A connection on which nothing moves for two minutes is ended by the server itself; one wait stays well below (ms). */
const MOST_LATENCY_MS = 60_000;
/** The slowest drip (ms a byte). */
const MOST_DRIP_MS = 10_000;

const latency = Type.Integer({ minimum: 1, maximum: MOST_LATENCY_MS });
const code = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const text = Type.String({ maxLength: 500 });
const count = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const yes = Type.Literal(true);

/** Which calls a fault hits: by path, whose they are, and which of them (control §5). */
const match = namedShape('FaultMatch', {
  /** A glob over the paths below the player base, those of the game as `game/…`. */
  path: Type.String({ minLength: 1, maxLength: 100 }),
  /** User name or account id. */
  player: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Integer()])),
  nth: Type.Optional(count),
  every: Type.Optional(count),
  probability: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
});

/** What happens to a call that is hit: exactly one of these (control §0). */
const then = Type.Union([
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
]);

const fault = namedShape('Fault', {
  id: Type.Integer({ minimum: 1 }),
  match,
  times: Type.Optional(count),
  then,
  hits: Type.Integer({ minimum: 0 }),
  /** What it does, for people. */
  sentence: Type.String(),
});

const EXAMPLE = {
  match: { path: 'game/gameBet.do', every: 2 },
  times: 3,
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); no function, so no promise.
  then: { latencyMs: { min: 2000, max: 4000 } },
};

const EXAMPLE_FAULT = {
  id: 1,
  match: EXAMPLE.match,
  // biome-ignore lint/suspicious/noThenProperty: as above.
  then: EXAMPLE.then,
  hits: 0,
  sentence: 'Every second call of game/gameBet.do waits 2–4 s, at most 3 times.',
  times: EXAMPLE.times,
};

/** In the order in which they were added, which decides between several (control §5). */
export const listFaultsControl = defineControl({
  method: 'GET',
  path: '/faults',
  summary: 'Lists the faults of the world, with how often each was hit',
  takes: 'The call takes neither query nor body.',
  output: Type.Array(fault),
  example: { output: [EXAMPLE_FAULT] },
});

export const addFaultControl = defineControl({
  method: 'POST',
  path: '/faults',
  summary:
    'Adds a fault. Of several that hit one call all wait, and the first of each kind counts, in this order: close before; session expired; the answer in place of the call (code, success header, maintenance); HTTP status; new token; malformed or empty body; close after or drip',
  takes:
    'The body must be {"match": {"path": a glob such as "game/gameBet.do", "wallet/*" or "**", and if you like "player": user name or id, and one of "nth", "every": 1 or more, "probability": above 0 to 1}, "times": 1 or more if you like, "then": one of {"latencyMs": 1 to 60000, or {"min", "max"}}, {"httpStatus": 400 to 599}, {"code": whole number, "msg": text if you like}, {"code": whole number, "msgHeader": text}, {"successHeader": true, "body": any JSON}, {"malformedJson": true}, {"emptyBody": true}, {"close": "before" or "after"}, {"dripMs": 1 to 10000}, {"newToken": true}, {"sessionExpired": true}, {"maintenance": true}}.',
  body: exactly({ match, times: Type.Optional(count), then }),
  step: ({ body }) => `fault on ${body.match.path}`,
  output: fault,
  example: { body: EXAMPLE, output: EXAMPLE_FAULT },
});

export const clearFaultsControl = defineControl({
  method: 'DELETE',
  path: '/faults',
  summary: 'Removes every fault of the world; tells which they were',
  takes: 'The call takes neither query nor body.',
  step: () => 'faults cleared',
  output: Type.Array(fault),
  example: { output: [EXAMPLE_FAULT] },
});

export const removeFaultControl = defineControl({
  method: 'DELETE',
  path: '/faults/:id',
  summary: 'Removes one fault; tells which it was',
  takes: 'The path must be /faults/ and the id of a fault.',
  params: exactly({ id: Type.String({ pattern: '^\\d{1,15}$', description: 'Number of the fault.' }) }),
  step: () => 'fault removed',
  output: fault,
  example: { params: { id: '1' }, output: EXAMPLE_FAULT },
});

/** A fault that a tester asks for. */
export type FaultRequest = ControlInputOf<typeof addFaultControl>['body'];

/** A fault of a world, with how often it was hit. */
export type Fault = ControlOutputOf<typeof addFaultControl>;
