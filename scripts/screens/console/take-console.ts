import { type Mock, startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, Page } from '@playwright/test';
import { BUSY_WORLD, prepareBusyPlayer } from '../../../client/e2e/support/busy-player.ts';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import { STORIES } from '../../../mock-server/console/src/stage/stories/all-stories.ts';
import type { Options } from '../options.ts';
import type { Shot } from '../shot.ts';
import { type ConsoleCamera, type WindowSize, withCamera } from './console-camera.ts';
import { beginStory, press } from './story-on-page.ts';

const WIDE: WindowSize = '1440x900';
const NARROW: readonly WindowSize[] = ['1024x768', '768x1024'];

/** Console and stage in every state, at the sizes that they are made for. */
export async function takeConsole(browser: Browser, mock: Mock, { only }: Options): Promise<Shot[]> {
  const shots: Shot[] = [];
  const film = { browser, shots, only };
  const isWanted = (beginning: string) => beginning.includes(only) || only.startsWith(beginning);

  const full = await prepareFullWorld(mock);
  for (const size of [WIDE, ...NARROW]) {
    await withCamera(film, { world: full, size }, everyPage('full'));
    await withCamera(film, { world: full, size }, whatOpensAbove);
  }
  const empty = await mock.createWorld({ scenario: 'empty-everything' });
  await empty.clock.freeze();
  await withCamera(film, { world: empty, size: WIDE }, everyPage('empty'));
  await withCamera(film, { world: full, size: WIDE, isBroken: true }, everyCallFails);
  const other = await startMock({ child: true });
  const left = await other.createWorld(BUSY_WORLD);
  await withCamera(film, { world: left, size: WIDE, isBroken: true }, streamLost(other));

  for (const size of [WIDE, ...NARROW])
    await withCamera(film, { world: await mock.createWorld(), size }, stageAtRest);
  for (const [index, { id }] of STORIES.entries())
    if (isWanted(`stage-${id}`))
      await withCamera(film, { world: await mock.createWorld(), size: WIDE }, tell(index));
  return shots;
}

/** A world in which every page has something to show. */
async function prepareFullWorld(mock: Mock): Promise<World> {
  const world = await mock.createWorld(BUSY_WORLD);
  await prepareBusyPlayer(world);
  await world.player({ balance: 500 });
  await world.draws.next({ sum: 18 }, { sum: 5 });
  await world.faults.add('game/gameBet.do', { latencyMs: { min: 2000, max: 4000 } });
  await world.faults.add('wallet/*', { httpStatus: 500 }, 3);
  await world.snapshot('before-lunch');
  return world;
}

const consoleAt = (path: string) => `/__mock#${path}`;

/** A page as a file name. */
const nameOf = (path: string) => (path === '/' ? 'cockpit' : path.slice(1).replaceAll('/', '-'));

/** Every page that the rail leads to, and the first of what each of them leads to. */
function everyPage(state: string) {
  return async ({ page, shoot }: ConsoleCamera) => {
    for (const path of await pathsOf(page)) {
      await page.goto(consoleAt(path));
      await shoot(`${nameOf(path)}-${state}`);
      const detail = page.locator(`main a[href^="#${path}/"]`);
      if (path === '/' || (await detail.count()) === 0) continue;
      await detail.first().click();
      await shoot(`${nameOf(path)}-one-${state}`);
    }
  };
}

async function pathsOf(page: Page): Promise<string[]> {
  await page.goto(consoleAt('/'));
  const links = page.locator('nav a[href^="#/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  // A page that shows this one gets each of them anew.
  await page.goto('about:blank');
  return paths.filter((path) => path !== undefined);
}

async function whatOpensAbove({ page, shoot }: ConsoleCamera): Promise<void> {
  await page.goto(consoleAt('/'));
  await page.getByRole('heading').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await shoot('palette');
  await page.keyboard.type('withdraw');
  await shoot('palette-found');
  await page.keyboard.type(' of nothing that is here');
  await shoot('palette-nothing');
  await page.keyboard.press('Escape');
  for (const [keys, name] of [
    ['?', 'keys'],
    ['w', 'world'],
    ['t', 'other-time'],
  ] as const) {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
    await shoot(`dialog-${name}`);
    await page.keyboard.press('Escape');
  }
}

/** The mock refuses whatever the pages ask for. */
async function everyCallFails(camera: ConsoleCamera): Promise<void> {
  const paths = await pathsOf(camera.page);
  await camera.page.route(/\/__mock\/(?!assets|stage)/, (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'The world could not be read.' } }),
  );
  for (const path of paths) {
    await camera.page.goto(consoleAt(path));
    await camera.shoot(`${nameOf(path)}-error`);
    await camera.page.goto('about:blank');
  }
}

/** The mock was ended while the page is open. */
function streamLost(mock: Mock) {
  return async ({ page, shoot }: ConsoleCamera) => {
    await page.goto(consoleAt('/'));
    await page.getByRole('list', { name: 'What happened, newest first' }).waitFor();
    await mock.close();
    await page.getByText('The mock does not answer.').waitFor();
    await shoot('cockpit-stream-lost');
  };
}

async function stageAtRest({ page, shoot }: ConsoleCamera): Promise<void> {
  await page.goto('/__mock/stage');
  await shoot('stage-empty');
  await beginStory(page, STORIES[0]?.title ?? '');
  await shoot('stage-begun');
  await page.keyboard.press('2');
  await shoot('stage-two-phones');
  await page.keyboard.press('b');
  await shoot('stage-black');
}

/** A story from its first step to its last. */
function tell(index: number) {
  return async ({ page, world, shoot }: ConsoleCamera) => {
    const story = STORIES[index];
    if (story === undefined) return;
    await freezeInSale(world);
    await page.goto('/__mock/stage');
    await beginStory(page, story.title);
    for (const [done, step] of story.steps.entries()) {
      if (done === 1) await shoot(`stage-${story.id}-first`);
      await press(page, step.press);
    }
    await page.getByRole('button', { name: 'The end of the story' }).waitFor();
    await page.getByRole('button', { name: 'Start over' }).and(page.locator(':enabled')).waitFor();
    await shoot(`stage-${story.id}-last`);
  };
}
