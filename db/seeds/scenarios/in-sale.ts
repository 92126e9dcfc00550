import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import type { ScenarioPlayer, ScenarioWorld } from './scenario-world.ts';

/** A result is there when the next sale opens, however late draws of the server are set to be. */
export const RESULTS_IN_TIME: WorldSettings = { sealedSeconds: 30, drawDelaySeconds: 30 };

/** Opens demo, and goes to so many seconds after the next sale began. */
export function openInSale(world: ScenarioWorld, seconds: number): ScenarioPlayer {
  const demo = world.open();
  world.goTo('next-issue', seconds * SECOND_MS);
  return demo;
}
