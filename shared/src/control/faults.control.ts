import { type Static, Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { type change, count, type faultHit, glob, happens, match, type thenOnce } from './fault-shapes.ts';

const fault = namedShape('Fault', {
  id: Type.Integer({ minimum: 1 }),
  match,
  times: Type.Optional(count),
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); no function, so no promise.
  then: happens,
  hits: Type.Integer({ minimum: 0 }),
  /** It hits nothing any more. */
  isOver: Type.Boolean(),
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
  isOver: false,
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
    'Adds a fault. Of several that hit one call all wait and all patch, and the first of each other kind counts, in this order: close before; session expired; the answer in place of the call (code, success header, maintenance); HTTP status; new token; malformed or empty body; close after or drip',
  takes:
    'The body must be {"match": {"path": a glob such as "game/gameBet.do", "wallet/*" or "**", and if you like "player": user name or id} or {"file": a glob such as "/assets/*.js" or "/"}, with one of "nth", "every": 1 or more, "probability": above 0 to 1, if you like, "times": 1 or more if you like, "then": one of {"latencyMs": 1 to 60000, or {"min", "max"}}, {"httpStatus": 400 to 599}, {"code": whole number, "msg": text if you like}, {"code": whole number, "msgHeader": text}, {"successHeader": true, "body": any JSON}, {"malformedJson": true}, {"emptyBody": true}, {"close": "before" or "after"}, {"dripMs": 1 to 10000}, {"newToken": true}, {"sessionExpired": true}, {"maintenance": true}, {"patch": up to 100 of {"at": a place such as "data.list[].status", and one of "set": any JSON, "remove": true, "rename": a name, "type": "string", "number", "null" or "empty"}}, {"sequence": up to 100 of these, null where a call goes unharmed}}.',
  // biome-ignore lint/suspicious/noThenProperty: as above.
  body: exactly({ match, times: Type.Optional(count), then: happens }),
  step: ({ body: { match } }) => `fault on ${'file' in match ? match.file : match.path}`,
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

/** What a patch may name (control §5.1). */
export const listReplyFieldsControl = defineControl({
  method: 'GET',
  path: '/faults/fields',
  summary: 'The places in the replies of calls, with what stands there by the contract',
  takes: 'The query must be ?path= and a glob over calls, such as "user/getUserInfo" or "wallet/*".',
  query: exactly({ path: glob }),
  output: Type.Array(namedShape('ReplyField', { path: Type.String(), kinds: Type.Array(Type.String()) })),
  example: {
    query: { path: 'game/gameBet.do' },
    output: [
      { path: 'code', kinds: ['integer'] },
      { path: 'msg', kinds: ['string'] },
      { path: 'data', kinds: ['string'] },
    ],
  },
});

/** A fault that a tester asks for. */
export type FaultRequest = ControlInputOf<typeof addFaultControl>['body'];

/** What a fault does to one call. */
export type FaultThen = Static<typeof thenOnce>;

/** One change that a patch makes in a reply. */
export type ReplyChange = Static<typeof change>;

/** A fault as it hit one call. */
export type FaultHit = Static<typeof faultHit>;

/** A fault of a world, with how often it was hit. */
export type Fault = ControlOutputOf<typeof addFaultControl>;
