import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import type { Page } from '@playwright/test';
import { type ConsoleCamera, consoleAt } from './console-camera.ts';

/** A page as a file name. */
const nameOf = (path: string) => (path === '/' ? 'cockpit' : path.slice(1).replaceAll('/', '-'));

/** Every page that the rail leads to. */
export function everyPage(state: string) {
  return async ({ page, shootAt }: ConsoleCamera) => {
    for (const path of await pathsOf(page)) await shootAt(consoleAt(path), `${nameOf(path)}-${state}`);
  };
}

/** Where the links of the rail lead. */
async function pathsOf(page: Page): Promise<string[]> {
  await page.goto(consoleAt('/'));
  const links = page.locator('nav a[href^="#/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  // A page that shows this one gets each of them again.
  await page.goto('about:blank');
  return paths.filter((path) => path !== undefined);
}

/** The page of a player in each of its sections. */
export function everySection(state: string, userName: string) {
  return async ({ world, page, shoot }: ConsoleCamera) => {
    const { list } = await world.control(listPlayersControl, { query: { userName } });
    await page.goto(consoleAt(`/players/${list[0]?.id}`));
    const sections = page.getByRole('group', { name: 'What to see of the player' }).getByRole('button');
    await sections.first().waitFor();
    for (const section of await sections.all()) {
      await section.click();
      const [title = ''] = (await section.innerText()).toLowerCase().split(' ');
      await shoot(`player-${title}-${state}`);
    }
  };
}

const SEARCHES = [
  { path: '/scenarios', field: 'Find a scenario…' },
  { path: '/players', field: 'Find by name or ID' },
  { path: '/worlds', field: 'Find a world…' },
  { path: '/journal', field: 'Any text of it' },
] as const;

/** What pages say where nothing is like what was searched for. */
export async function nothingFound({ page, shoot, isWanted }: ConsoleCamera): Promise<void> {
  for (const { path, field } of SEARCHES) {
    const name = `${nameOf(path)}-nothing-found`;
    if (!isWanted(name)) continue;
    await page.goto(consoleAt(path));
    await page.getByLabel(field).fill('nothing is called that');
    await shoot(name);
  }
}

/** Every call of the pages is refused (`error`), or reaches no server (`away`). */
export function everyCallFails(state: 'error' | 'away') {
  return async ({ page, shootAt }: ConsoleCamera) => {
    const paths = await pathsOf(page);
    await page.route(/\/__mock\/(?!assets|stage)/, (route) =>
      state === 'away'
        ? route.abort()
        : route.fulfill({
            status: 500,
            json: { code: 500, data: null, msg: 'The world could not be read.' },
          }),
    );
    for (const path of [...paths, '/players/1']) {
      await shootAt(consoleAt(path), `${nameOf(path)}-${state}`);
      await page.goto('about:blank');
    }
  };
}

/** The mock was ended while the page is open: that page, and one that was not loaded by then, of which all say the same. */
export function streamLost(mock: Mock) {
  return async ({ page, shoot }: ConsoleCamera) => {
    // All other pages are loaded ahead.
    await page.route(/\/assets\/players-page-/, (route) => route.abort());
    await page.goto(consoleAt('/'));
    await page.getByRole('list', { name: 'What happened, newest first' }).waitFor();
    await mock.close();
    await page.getByText('The mock does not answer. This page').waitFor();
    await shoot('cockpit-stream-lost');
    await page.keyboard.press('3');
    await page.getByText('The mock went away before it was loaded.').waitFor();
    await shoot('other-page-stream-lost');
  };
}
