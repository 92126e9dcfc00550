/**
 * Where many clients wait for the same moment, each asks at a place of its own after it (decision 112): what all of them
 * show at once early, what is the player's own later.
 */
import { looseRandom } from './random.ts';
import { useWorld } from './world.store.ts';

/** From 0 up to 1; one for as long as the page is open: a wait that is reckoned anew keeps its end. */
export const place = looseRandom();

/** Device ms until this client's turn in a crowd; the last ones to see a result are the first ones to ask on. */
export function turnInCrowdMs(): number {
  return (1 - place) * useWorld.getState().crowdMs;
}
