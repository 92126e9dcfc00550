import { Type } from 'typebox';
import { exactly, namedShape } from '../contract/schemas.ts';
import { anyOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { exampleStep, undoStep } from './undo-step.ts';

/**
 * A step as the history of its world tells it (control §14): `undone` while going forward could bring it back, `next` too if
 * the next going forward would; `told` where it came along with the world in the file of a bug, without the world before it
 * (control §15): then it is only told.
 */
const historyStep = namedShape('HistoryStep', {
  ...undoStep.properties,
  undone: Type.Boolean(),
  next: Type.Optional(Type.Literal(true)),
  told: Type.Optional(Type.Literal(true)),
});

/** So many of the calls that are lost are told one by one, the rest counted (control §14). */
export const MOST_LOST_CALLS = 100;

/** A player's call that changed something in the world that is left, by the number of its entry in the journal. */
const lostCall = namedShape('LostCall', {
  id: Type.Integer({ minimum: 1 }),
  path: Type.String(),
  player: Type.Optional(Type.String()),
});

/** Where the world stands then (epoch ms of its clock), and what players did that is not in it, the oldest first. */
const went = {
  nowMs: Type.Integer(),
  rate: Type.Number(),
  calls: Type.Array(lostCall, { maxItems: MOST_LOST_CALLS }),
  moreCalls: Type.Integer({ minimum: 0 }),
};

const othersToo = anyOf({ othersToo: Type.Boolean() });

const EXAMPLE_STEP = exampleStep({ what: '+ 1 h', sentence: 'The time went 1 h ahead.' });

/** The last changes of a world, also those that were undone (control §14). */
export const listHistoryControl = defineControl({
  method: 'GET',
  path: '/history',
  summary:
    'Lists what was changed in the world by control calls, newest first: any of it can be gone back to, unless it is "told"',
  output: Type.Array(historyStep),
  example: { output: [{ ...EXAMPLE_STEP, undone: false }] },
});

/** Makes the world what it was before a step; tells what it undid, the newest step first (control §14). */
export const goBackControl = defineControl({
  method: 'POST',
  path: '/history/:id/back',
  summary:
    'Makes the world what it was before a step, and undoes all that came after; tells which steps, and which calls of players are lost',
  takes:
    'The path must name the "id" of a step that GET /__mock/history lists; the body may have {"othersToo": true}, to undo also what other testers did.',
  params: exactly({ id: Type.String({ pattern: '^\\d{1,15}$', description: 'Number of the step.' }) }),
  body: othersToo,
  output: exactly({ ...went, undone: Type.Array(undoStep) }),
  example: {
    params: { id: '3' },
    output: {
      nowMs: EXAMPLE_STEP.atMs,
      rate: 1,
      calls: [{ id: 41, path: 'game/gameBet.do', player: 'linmei' }],
      moreCalls: 0,
      undone: [EXAMPLE_STEP],
    },
  },
});

/** Takes the last going back back, until something else is changed; tells what it brought back (control §14). */
export const goForwardControl = defineControl({
  method: 'POST',
  path: '/history/forward',
  summary:
    'Takes the last going back back, until something else is changed; tells which steps are there again, and which calls of players are lost',
  takes: 'The body may have {"othersToo": true}, to take back also what another tester went back.',
  body: othersToo,
  output: exactly({ ...went, redone: Type.Array(undoStep) }),
  example: {
    output: {
      nowMs: EXAMPLE_STEP.atMs + 3_600_000,
      rate: 1,
      calls: [],
      moreCalls: 0,
      redone: [EXAMPLE_STEP],
    },
  },
});

/** What players did that is not in the world any more. */
export type LostCalls = Pick<ControlOutputOf<typeof goBackControl>, 'calls' | 'moreCalls'>;
