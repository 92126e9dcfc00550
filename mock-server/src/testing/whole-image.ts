import { imageOf } from '@canada28/db/database-image.ts';
import { storeTime } from '../world/world-time.ts';
import { createTestPlayer } from './test-player.ts';
import { createTestWorld } from './test-server.ts';

/** The image of a world with a player; its clock is stored, as that of a server is. */
export function wholeImage(): Buffer {
  const world = createTestWorld();
  createTestPlayer(world);
  storeTime(world);
  return imageOf(world.db);
}
