import { imageOf } from '@canada28/db/database-image.ts';
import { storeTime } from '../../world/world-time.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';

/** A world as it is at this moment of its clock (epoch ms): what is due and has not happened yet is due in the copy, too. */
export function takeImage(hosted: HostedWorld): { readonly atMs: number; readonly image: Buffer } {
  const world = hosted.open();
  storeTime(world);
  return { atMs: world.clock.nowMs(), image: imageOf(world.db) };
}
