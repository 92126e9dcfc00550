import { Type } from 'typebox';
import {
  type ControlInputOf,
  type ControlOutputOf,
  defineControl,
  exactly,
  nothing,
} from './control-call.ts';

/** As many as a tester reads through; a longer queue comes in several calls. */
const MOST_RESULTS = { maxItems: 100 };

const digit = Type.Integer({ minimum: 0, maximum: 9 });
const numberSet = Type.Array(Type.Integer());

/** Results wanted for the next draws, in order: sums, digit triples or whole number sets (control §3). */
export const scriptDrawsControl = defineControl({
  method: 'POST',
  path: '/draws/script',
  summary: 'Queues the results of the next draws; tells the number sets found and how many wait in all',
  takes:
    'The body must be one of {"sums": [0 to 27, …]}, {"digits": [[a, b, c], …]} or {"numbers": [20 different numbers of 1 to 80, …]}, at most 100.',
  params: nothing,
  query: nothing,
  body: Type.Union([
    exactly({ sums: Type.Array(Type.Integer({ minimum: 0, maximum: 27 }), MOST_RESULTS) }),
    exactly({ digits: Type.Array(Type.Array(digit, { minItems: 3, maxItems: 3 }), MOST_RESULTS) }),
    exactly({ numbers: Type.Array(numberSet, MOST_RESULTS) }),
  ]),
  output: exactly({ queued: Type.Array(numberSet), waiting: Type.Integer({ minimum: 0 }) }),
  example: {
    params: {},
    query: {},
    body: { sums: [18] },
    output: {
      queued: [[5, 12, 14, 20, 22, 25, 26, 31, 32, 33, 36, 37, 49, 50, 51, 61, 65, 67, 77, 78]],
      waiting: 1,
    },
  },
});

/** Results wanted for the next draws. */
export type DrawScript = ControlInputOf<typeof scriptDrawsControl>['body'];

/** The number sets that were queued, and how many wait in all. */
export type QueuedDraws = ControlOutputOf<typeof scriptDrawsControl>;
