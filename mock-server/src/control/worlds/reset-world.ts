import { stopwatch } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { keepOrigin, readOrigin, type WorldOrigin } from '../../worlds/world-origin.ts';
import { DEFAULT_WORLD_NAME } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { MadeWorld } from './create-world.ts';
import { replaceWorld } from './replace-world.ts';
import { imageOfOrigin } from './world-image.ts';

/** The world that the server founds by itself comes from what a fresh install is. */
export const ORIGIN_OF_DEFAULT = { scenario: 'fresh-install' } as const satisfies WorldOrigin;

/**
 * Makes a world again what it was when it was made: money, draws to come, settings, time. One that an older program made
 * begins with what it came from. It stays as it is when that is not there any more (control §1).
 */
export function resetWorld(plane: ControlPlane, hosted: HostedWorld): MadeWorld {
  const passedMs = stopwatch();
  const { name } = hosted;
  const made = hosted.madeImage();
  const image =
    made === undefined
      ? imageOfOrigin(plane, name, originOf(hosted)).image
      : plane.worlds.begin(name, made, {
          prepare: ({ db }) => keepOrigin(db, knownOrigin(name, readOrigin(db))),
        });
  replaceWorld(plane, hosted, image, { undoable: undefined, endsInvitation: true });
  return { hosted, tookMs: passedMs() };
}

/** Where a world came from. */
export function originOf(hosted: HostedWorld): WorldOrigin {
  return knownOrigin(hosted.name, hosted.look(readOrigin));
}

function knownOrigin(name: string, kept: WorldOrigin): WorldOrigin {
  const isKnown = kept.scenario !== undefined || kept.snapshot !== undefined;
  return !isKnown && name === DEFAULT_WORLD_NAME ? ORIGIN_OF_DEFAULT : kept;
}
