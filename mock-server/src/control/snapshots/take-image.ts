import { imageOf } from '@canada28/db/database-image.ts';
import type { World } from '../../world/world.ts';
import { storeTime } from '../../world/world-time.ts';
import type { Slot } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';

/** A world as it is at this moment of its clock (epoch ms): what is due and has not happened yet is due in the copy, too. */
export function takeImage(
  plane: Pick<ControlPlane, 'worlds'>,
  slot: Slot,
): { readonly atMs: number; readonly image: Buffer } {
  const world = openWorldOf(plane, slot);
  storeTime(world);
  return { atMs: world.clock.nowMs(), image: imageOf(world.db) };
}

/** The world of a slot, opened if it is put down. */
export function openWorldOf({ worlds }: Pick<ControlPlane, 'worlds'>, { name }: Slot): World {
  const world = worlds.find(name);
  if (world === undefined) throw new Error(`there is no world ${name}`);
  return world;
}
