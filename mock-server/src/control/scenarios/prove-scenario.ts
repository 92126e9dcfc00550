import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { World } from '../../world/world.ts';
import { worldStage } from './world-stage.ts';

/** The claims of a scenario that are not true in a world, in words; none when its sentence is. */
export function untrueClaims(world: World, { claims }: Scenario): readonly string[] {
  const stage = worldStage(world);
  const seen = {
    stage,
    // Only on demand: there are scenarios without any player.
    get demo() {
      return stage.player();
    },
  };
  const all = Object.entries(claims(seen));
  return all.filter(([, isTrue]) => !isTrue).map(([claim]) => claim);
}
