import { type Static, Type } from 'typebox';
import { namedShape } from '../contract/schemas.ts';

/**
 * A change made by a control call that can be undone (control §14): `what` in a few words, when by the world's clock
 * (`atMs`) and by the wall's (`realMs`), epoch ms. The id counts the steps of a world.
 */
export const undoStep = namedShape('UndoStep', {
  id: Type.Integer({ minimum: 1 }),
  what: Type.String(),
  atMs: Type.Integer(),
  realMs: Type.Integer(),
});

export type UndoStep = Static<typeof undoStep>;

/** A step as examples show it. */
export function exampleStep(what: string): UndoStep {
  return { id: 3, what, atMs: 1_789_524_210_000, realMs: 1_789_530_000_000 };
}
