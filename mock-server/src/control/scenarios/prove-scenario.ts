import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { World } from '../../world/world.ts';
import { scenarioWorld } from './scenario-world.ts';

/** The claims of a scenario that are not true in a world, in words; none when its sentence is. */
export function untrueClaims(proved: World, { claims }: Scenario): readonly string[] {
  const world = scenarioWorld(proved);
  const seen = {
    world,
    // Only on demand: there are scenarios without any player.
    get demo() {
      return world.player();
    },
  };
  const all = Object.entries(claims(seen));
  return all.filter(([, isTrue]) => !isTrue).map(([claim]) => claim);
}
