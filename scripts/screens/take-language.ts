import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Browser } from '@playwright/test';
import { BUSY_SERVER, prepareBusyPlayer } from '../../client/e2e/support/busy-player.ts';
import { startServer } from '../../client/e2e/support/server.ts';
import type { Options } from './options.ts';
import { SCENES } from './scenes.ts';
import type { Shot } from './shot.ts';
import { createStudio } from './studio.ts';

/** Takes all pictures of one language on a server of their own, so that each language starts from the same states. */
export async function takeLanguage(
  browser: Browser,
  options: Options & { readonly language: LanguageCode },
): Promise<Shot[]> {
  const server = await startServer(BUSY_SERVER);
  try {
    const busy = await prepareBusyPlayer(server.url);
    const studio = await createStudio(browser, { ...options, server, busy });
    // In order: the later scenes move the clock on.
    for (const scene of SCENES) await scene(studio);
    return studio.shots;
  } finally {
    await server.stop();
  }
}
