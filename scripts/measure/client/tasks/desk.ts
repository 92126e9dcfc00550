import type { Mock, World } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { freezeInSale } from '../../../../client/e2e/support/freeze-in-sale.ts';
import { keepTester } from '../../../../client/e2e/support/keep-tester.ts';
import type { Hand } from '../hand.ts';

type Opening = { readonly tester?: string; readonly locale?: string };

/** What a task is done at: a world of its own and its console, in as many browsers as there are testers. */
type Desk = {
  readonly world: World;
  readonly page: Page;
  readonly open: (address: string, opening?: Opening) => Promise<Page>;
  readonly clear: () => Promise<void>;
};

/** Something that a tester wants, done as a person who sees the console for the first time finds it. */
export type Task = (hand: Hand, desk: Desk) => Promise<void>;

export async function createDesk(browser: Browser, mock: Mock): Promise<Desk> {
  const world = await mock.createWorld({ scenario: 'fresh-install' });
  await freezeInSale(world);
  const open = async (address: string, { tester = 'Ada', locale = 'en' }: Opening = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(keepTester, tester);
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const page = await open(`${world.url}/__mock`);
  // A person begins when there is something to see.
  await page.getByRole('button', { name: 'audit holds' }).waitFor();
  await phoneOf(page, 'demo').getByRole('link').first().waitFor();
  return {
    world,
    page,
    open,
    clear: async () => {
      for (const context of browser.contexts()) await context.close();
    },
  };
}

/** Puts the world into a situation that is found by some words. */
export async function applyScenario(
  { click, type }: Hand,
  page: Page,
  { words, title }: { readonly words: string; readonly title: string },
): Promise<void> {
  await click(rail(page, 'Scenarios'));
  await click(page.getByRole('searchbox'));
  await type(page, words);
  await click(button(page, `Apply ${title}`));
  await page.getByText(/^This world is ".*" now\.$/).waitFor();
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

export const phoneOf = (page: Page, player: string): FrameLocator =>
  page.frameLocator(`iframe[title="Phone of ${player}"]`);

export const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: new RegExp(`^${name}`) });
