import type { Kinds } from './kinds.ts';
import type { SimulationRandom } from './random.ts';
import type { SimulatedWorld } from './simulated-world.ts';

/** What a choice is made of. */
export type Choosing = {
  readonly random: SimulationRandom;
  readonly kinds: Kinds;
  readonly world: SimulatedWorld;
  /** How many steps were taken: a number for keys and names. */
  readonly count: number;
};
