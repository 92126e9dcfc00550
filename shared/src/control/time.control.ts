import { Type } from 'typebox';
import {
  type ControlInputOf,
  type ControlOutputOf,
  defineControl,
  exactly,
  nothing,
} from './control-call.ts';

/** Sets, advances, freezes, resumes or speeds up the time of a world: epoch ms, ms, a factor of the wall's (control §2). */
export const moveClockControl = defineControl({
  method: 'POST',
  path: '/clock',
  summary: 'Moves the time of the world, or changes its rate; tells what happened on the way, in order',
  takes:
    'The body must be one of {"set": epoch ms}, {"advance": ms}, {"freeze": true}, {"resume": true} or {"rate": 0 to 100000}.',
  params: nothing,
  query: nothing,
  body: Type.Union([
    exactly({ set: Type.Integer({ minimum: 0 }) }),
    exactly({ advance: Type.Integer({ minimum: 0 }) }),
    exactly({ freeze: Type.Literal(true) }),
    exactly({ resume: Type.Literal(true) }),
    exactly({ rate: Type.Number({ minimum: 0, maximum: 100_000 }) }),
  ]),
  output: exactly({
    nowMs: Type.Integer(),
    rate: Type.Number(),
    happened: Type.Array(exactly({ atMs: Type.Integer(), what: Type.String(), detail: Type.String() })),
  }),
  example: {
    params: {},
    query: {},
    body: { advance: 210_000 },
    output: {
      nowMs: 1_789_524_270_000,
      rate: 1,
      happened: [
        { atMs: 1_789_524_210_000, what: 'issue-drawn', detail: '3184207 4+4+8=16' },
        { atMs: 1_789_524_210_000, what: 'issue-settled', detail: '3184207 0 bets, 0 prizes' },
        { atMs: 1_789_524_210_000, what: 'issue-created', detail: '3184209' },
      ],
    },
  },
});

/** One command to the clock of a world. */
export type ClockCommand = ControlInputOf<typeof moveClockControl>['body'];

/** Where the clock stands afterwards (epoch ms), its rate, and what happened on the way there, in order. */
export type ClockMove = ControlOutputOf<typeof moveClockControl>;
