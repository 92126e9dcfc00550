import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { WorldOrigin } from '../../worlds/world-origin.ts';
import type { ControlPlane } from '../control-plane.ts';
import { replaceWorld } from '../worlds/replace-world.ts';
import { originOf } from '../worlds/reset-world.ts';
import { imageOfOrigin } from '../worlds/world-image.ts';

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed and the settings
 * that the one before was made with, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(plane: ControlPlane, hosted: HostedWorld, name: string): void {
  const { seed, config } = originOf(hosted);
  const origin: WorldOrigin = {
    scenario: name,
    ...(seed !== undefined && { seed }),
    ...(config !== undefined && { config }),
  };
  const { image } = imageOfOrigin(plane, hosted.name, origin);
  const undoable = `scenario ${name.replaceAll('-', ' ')}`;
  replaceWorld(plane, hosted, image, { undoable, endsInvitation: false });
}
