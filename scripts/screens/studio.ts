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
import { folderOf, mayContain, type Shot } from './shot.ts';

/** Who looks at a screen: a guest, a player with a history, or a new one without. */
export type Visitor = 'guest' | 'player' | 'newcomer';

/** What a scene takes its pictures with. */
export type Studio = {
  readonly world: World;
  readonly busy: BusyPlayer;
  readonly t: Words;
  readonly shots: Shot[];
  /** Lets a visitor act on a page of their own; complaints of the browser become findings of the next picture. */
  readonly visit: (visitor: Visitor, act: (visit: VisitOnPage) => Promise<void>) => Promise<void>;
};

/** A page and its camera. */
type VisitOnPage = {
  readonly page: Page;
  /** Whether pictures whose names begin so may be among those asked for; getting to them is spared otherwise. */
  readonly isWanted: (beginning: string) => boolean;
  readonly shoot: (name: string) => Promise<void>;
  /** Goes to an address for its picture, if that is among those asked for. */
  readonly shootAt: (address: string, name: string) => Promise<void>;
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
      await act(cameraOf(context, await context.newPage(), { options, shots }));
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

function cameraOf(
  context: BrowserContext,
  page: Page,
  { options, shots }: { readonly options: StudioOptions; readonly shots: Shot[] },
): VisitOnPage {
  const { language, size, only } = options;
  const { complaints } = recordComplaints(context);
  const isWanted = (beginning: string) => mayContain(beginning, only);
  const shoot = async (name: string) => {
    if (!name.includes(only)) return;
    await settle(page);
    const findings = [...complaints.splice(0), ...(await inspect(page))];
    await page.screenshot({
      path: join(ROOT, folderOf(size), language, `${name}.png`),
      animations: 'disabled',
    });
    shots.push({ group: language, name, findings });
  };
  const shootAt = async (address: string, name: string) => {
    if (!name.includes(only)) return;
    await page.goto(address);
    await shoot(name);
  };
  return { page, isWanted, shoot, shootAt };
}

/** Waits until nothing is loaded any more; a screen that asks again and again is shown as it is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
