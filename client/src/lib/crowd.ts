/**
 * Where many clients wait for the same moment, each asks at a place of its own after it; in a crowd what all of them show
 * takes a round, and what is the player's own the next one (decision 112).
 */
import { looseRandom } from './random.ts';
import { useWorld } from './world.store.ts';

/** Any clients that wait for the same moment ask within so long of it. */
const SPREAD_MS = 1500;

/** From 0 up to 1; one for as long as the page is open: a wait that is computed again keeps its end. */
const place = looseRandom();

/** Device ms from a moment to this client's place after it. */
export function placeMs(): number {
  return place * Math.max(SPREAD_MS, useWorld.getState().crowdMs);
}
