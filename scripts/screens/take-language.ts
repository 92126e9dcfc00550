import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Browser } from '@playwright/test';
import { BUSY_WORLD, prepareBusyPlayer } from '../../client/e2e/support/busy-player.ts';
import type { Options } from './options.ts';
import { SCENES } from './scenes.ts';
import type { Shot } from './shot.ts';
import { createStudio } from './studio.ts';

/** Takes all pictures of one language in a world of their own, so that each language starts from the same states. */
export async function takeLanguage(
  browser: Browser,
  mock: Mock,
  options: Options & { readonly language: LanguageCode },
): Promise<Shot[]> {
  const world = await mock.createWorld(BUSY_WORLD);
  try {
    const busy = await prepareBusyPlayer(world);
    const studio = await createStudio(browser, { ...options, world, busy });
    // In order: the later scenes move the clock on.
    for (const scene of SCENES) await scene(studio);
    return studio.shots;
  } finally {
    await world.delete();
  }
}
