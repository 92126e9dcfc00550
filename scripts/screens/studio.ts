import { join } from 'node:path';
import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { BusyPlayer } from '../../client/e2e/support/busy-player.ts';
import { recordComplaints } from '../../client/e2e/support/complaints.ts';
import { allowInspection, inspect } from '../../client/e2e/support/inspection.ts';
import { PHONE, STILL } from '../../client/e2e/support/phone.ts';
import { type Words, wordsOf } from '../../client/e2e/support/words.ts';
import { ROOT } from '../lib/project.mjs';
import type { Options } from './options.ts';
import { type Camera, cameraOf, folderOf, type Shot } from './shot.ts';

/** Who looks at a screen: a guest, a player with a history, or a new one without. */
export type Visitor = 'guest' | 'player' | 'newcomer';

/** What a scene takes its pictures with. */
export type Studio = {
  readonly world: World;
  readonly busy: BusyPlayer;
  readonly t: Words;
  readonly shots: Shot[];
  /** Lets a visitor act on a page of their own; complaints of the browser become findings of the next picture. */
  readonly visit: (visitor: Visitor, act: (camera: Camera) => Promise<void>) => Promise<void>;
};

type StudioOptions = Options & {
  readonly language: LanguageCode;
  readonly world: World;
  readonly busy: BusyPlayer;
};

/** Sets up for one language on one prepared world. */
export async function createStudio(browser: Browser, options: StudioOptions): Promise<Studio> {
  const { world, busy, language } = options;
  const shots: Shot[] = [];
  const newcomer = await world.logIn('fresh');
  const players = { guest: undefined, player: busy.player, newcomer };

  const visit: Studio['visit'] = async (visitor, act) => {
    const context = await openContext(browser, options);
    const { url: origin } = world;
    await setUpDevice(context, { origin, language, player: players[visitor] });
    try {
      await act(await openCamera(context, { options, shots }));
    } finally {
      await context.close();
    }
  };
  return { world, busy, t: wordsOf(language), shots, visit };
}

async function openContext(browser: Browser, { world, size }: StudioOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ...STILL, viewport: size, baseURL: world.url });
  await allowInspection(context);
  return context;
}

async function openCamera(
  context: BrowserContext,
  { options, shots }: { readonly options: StudioOptions; readonly shots: Shot[] },
): Promise<Camera> {
  const { language, size, only } = options;
  const page = await context.newPage();
  const { complaints } = recordComplaints(context);
  return cameraOf(page, only, async (name) => {
    await settle(page, wordsOf(language));
    const findings = [...complaints.splice(0), ...(await inspect(page))];
    await page.screenshot({
      path: join(ROOT, folderOf(size), language, `${name}.png`),
      animations: 'disabled',
    });
    shots.push({ group: language, name, findings });
  });
}

/** Waits until nothing is loaded any more; a screen that asks again and again is shown as it is, but not as it loads. */
async function settle(page: Page, t: Words): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.getByText(t('ui.loading.label')).first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
}
