import { Type } from 'typebox';
import { exactly, namedShape, oneOf } from '../contract/schemas.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { undoStep } from './undo-step.ts';

/** So much of what happened on the way is told one by one, the rest counted (control §2). */
export const MOST_EVENTS_TOLD = 1000;

/**
 * Where a world's time can be sent by name, and what that does in words: `now` is the wall clock's present; `next` is the
 * next cutoff, or what happens by itself before it (control §2).
 */
export const MOMENT_WORDS = {
  now: 'to now',
  cutoff: 'to the cutoff',
  draw: 'to the draw',
  settled: 'to the settlement',
  'next-issue': 'to the next issue',
  maintenance: 'to the maintenance',
  'maintenance-end': 'to the end of the maintenance',
  next: 'to what happens next',
} as const;

/** A place of a world's time that has a name. */
export type ClockMoment = keyof typeof MOMENT_WORDS;

/** "24h", "3m30s", "500ms": days, hours, minutes, seconds and milliseconds, in this order. */
const DURATION = '^(?=.)(\\d+d)?(\\d+h)?(\\d+m(?!s))?(\\d+s)?(\\d+ms)?$';

/** "2026-09-16T19:00", with "Z" or "+08:00"; without a zone it is meant by the clocks of the world. */
const ISO_8601 = '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?(Z|[+-]\\d\\d:\\d\\d)?)?$';

/** Which of the events on the way are told: those about money, or those about the money of one player (user name or account ID). */
const told = {
  only: Type.Optional(oneOf(['money', 'mine'])),
  player: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
};

/** Something that happened by itself: when (epoch ms), what, in words with which codes and sums, and what decided it where more than the time did (control §2). */
const worldEvent = namedShape('WorldEvent', {
  atMs: Type.Integer(),
  what: Type.String(),
  detail: Type.String(),
  why: Type.Optional(Type.String()),
});

/** Sets, advances, sends, freezes, resumes, speeds up or takes back the time of a world: epoch ms, ms, a factor of the wall's (control §2). */
export const moveClockControl = defineControl({
  method: 'POST',
  path: '/clock',
  summary: 'Moves the time of the world, or changes its rate; tells what happened on the way, in order',
  takes:
    'The body must be one of {"set": epoch ms or "2026-09-16T19:00"}, {"advance": ms or "3m30s"}, {"to": "now", "cutoff", "draw", "settled", "next-issue", "maintenance", "maintenance-end" or "next"}, {"freeze": true}, {"resume": true}, {"rate": 0 to 100000} or {"back": true}, which undoes the last step: what was last changed by a control call; with "step", its id as the world tells it, only that one, and with {"othersToo": true} also what another tester did. Beside "set", "advance" and "to" may stand {"only": "money"}, which tells the events about money alone, or {"only": "mine", "player": user name or account ID}, those about the money of this player.',
  body: Type.Union([
    exactly({
      set: Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: ISO_8601 })]),
      ...told,
    }),
    exactly({
      advance: Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: DURATION, maxLength: 40 })]),
      ...told,
    }),
    exactly({ to: oneOf(Object.keys(MOMENT_WORDS) as ClockMoment[]), ...told }),
    exactly({ freeze: Type.Literal(true) }),
    exactly({ resume: Type.Literal(true) }),
    exactly({ rate: Type.Number({ minimum: 0, maximum: 100_000 }) }),
    exactly({
      back: Type.Literal(true),
      step: Type.Optional(Type.Integer({ minimum: 1 })),
      othersToo: Type.Optional(Type.Boolean()),
    }),
  ]),
  output: exactly({
    nowMs: Type.Integer(),
    rate: Type.Number(),
    happened: Type.Array(worldEvent, { maxItems: MOST_EVENTS_TOLD }),
    more: Type.Integer({ minimum: 0 }),
    undone: Type.Optional(undoStep),
  }),
  example: {
    body: { advance: 210_000 },
    output: {
      nowMs: 1_789_524_270_000,
      rate: 1,
      happened: [
        { atMs: 1_789_524_210_000, what: 'issue-drawn', detail: '3184207 4+4+8=16' },
        { atMs: 1_789_524_210_000, what: 'issue-settled', detail: '3184207 0 bets, 0 prizes' },
        { atMs: 1_789_524_210_000, what: 'issue-created', detail: '3184209' },
      ],
      more: 0,
    },
  },
});

type ClockBody = ControlInputOf<typeof moveClockControl>['body'];

/** Back before the last step. */
export type BackInTime = Extract<ClockBody, { back: true }>;

/** One command to the clock of a world, but for going back: that is another world. */
export type ClockCommand = Exclude<ClockBody, BackInTime>;

/** Where the clock stands afterwards (epoch ms), its rate, what happened on the way there, in order, and how much more did. */
export type ClockMove = ControlOutputOf<typeof moveClockControl>;
