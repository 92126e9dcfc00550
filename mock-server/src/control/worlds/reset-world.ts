import { stopwatch } from '../../world/clock.ts';
import { keepOrigin, readOrigin, type WorldOrigin } from '../../worlds/world-origin.ts';
import { DEFAULT_WORLD_NAME, type Slot } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { endInvitation } from '../invitations/invitation.ts';
import { noteNewSessions } from '../journal/journal.ts';
import { forgetKept } from '../snapshots/keep-for-back.ts';
import type { MadeWorld } from './create-world.ts';
import { getSlot } from './get-slot.ts';
import { imageOfOrigin } from './world-image.ts';

/** The world that the server founds by itself comes from what a fresh install is. */
export const ORIGIN_OF_DEFAULT = { scenario: 'fresh-install' } as const satisfies WorldOrigin;

/**
 * Makes a world again what it was when it was made: money, draws to come, settings, time. One that an older program made
 * begins with what it came from. It stays as it is when that is not there any more (control §1).
 */
export function resetWorld(plane: ControlPlane, name: string): MadeWorld {
  const passedMs = stopwatch();
  const slot = getSlot(plane, name);
  const made = plane.worlds.madeImage(name);
  const image =
    made === undefined
      ? imageOfOrigin(plane, name, originOf(plane, slot)).image
      : plane.worlds.begin(name, made, {
          prepare: ({ db }) => keepOrigin(db, knownOrigin(name, readOrigin(db))),
        });
  plane.worlds.replace(name, image);
  forgetKept(slot);
  noteNewSessions(slot, plane);
  endInvitation(slot);
  return { slot, tookMs: passedMs() };
}

/** Where a world came from. */
export function originOf({ worlds }: ControlPlane, { name }: Slot): WorldOrigin {
  return knownOrigin(name, worlds.look(name, readOrigin) ?? {});
}

function knownOrigin(name: string, kept: WorldOrigin): WorldOrigin {
  const isKnown = kept.scenario !== undefined || kept.snapshot !== undefined;
  return !isKnown && name === DEFAULT_WORLD_NAME ? ORIGIN_OF_DEFAULT : kept;
}
