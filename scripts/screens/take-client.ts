import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser } from '@playwright/test';
import { BUSY_WORLD, prepareBusyPlayer } from '../../client/e2e/support/busy-player.ts';
import type { Options } from './options.ts';
import { SCENES } from './scenes.ts';
import type { Shot } from './shot.ts';
import { createStudio } from './studio.ts';

/** Takes all pictures of each language in a world of its own, so that each starts from the same states. */
export async function takeClient(browser: Browser, mock: Mock, options: Options): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const language of options.languages) {
    const world = await mock.createWorld(BUSY_WORLD);
    const busy = await prepareBusyPlayer(world);
    const studio = await createStudio(browser, { ...options, language, world, busy });
    // In order: the later scenes move the clock on.
    for (const scene of SCENES) await scene(studio);
    shots.push(...studio.shots);
    await world.delete();
  }
  return shots;
}
