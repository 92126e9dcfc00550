import { type Mock, startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Browser } from '@playwright/test';
import { BUSY_WORLD, prepareBusyPlayer } from '../../../client/e2e/support/busy-player.ts';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import type { StoryId } from '../../../mock-server/console/src/stage/hand.ts';
import { STORIES } from '../../../mock-server/console/src/stage/stories/all-stories.ts';
import type { Options } from '../options.ts';
import type { Shot } from '../shot.ts';
import { type ConsoleCamera, type View, type WindowSize, withCamera } from './console-camera.ts';
import { dialogsOfPages, whatOpensAbove, whatWasDone } from './dialog-scenes.ts';
import { everyCallFails, everyPage, everySection, nothingFound, streamLost } from './page-scenes.ts';
import { smallPages } from './small-page-scenes.ts';
import { oneStory, stageAlone, stageRefused, tell } from './stage-scenes.ts';

const WIDE: WindowSize = '1440x900';
const SIZES: readonly WindowSize[] = [WIDE, '1024x768', '768x1024'];
const STORY_SIZES: readonly WindowSize[] = ['1280x720', WIDE, '1920x1080'];

/** Each language is that of a story, beside English, which is that of all. */
const STORY_LANGUAGES: readonly (readonly [StoryId, LanguageCode])[] = [
  ['deposit-to-withdrawal', 'zh'],
  ['chase-five-issues', 'jp'],
  ['safer-play', 'kor'],
  ['is-it-fair', 'cht'],
];

type Scene = (camera: ConsoleCamera) => Promise<void>;

/** Console and stage in every state, at the sizes that they are made for. */
export async function takeConsole(browser: Browser, mock: Mock, { only }: Options): Promise<Shot[]> {
  const shots: Shot[] = [];
  const take = (view: View, scene: Scene) => withCamera({ browser, shots, only }, view, scene);
  for (const size of SIZES) {
    const takeAt: Take = (world, scene, isBroken = false) => take({ world, size, isBroken }, scene);
    await takePages(mock, takeAt);
    await takeStage(mock, takeAt);
  }
  for (const size of STORY_SIZES)
    for (const story of STORIES) await take({ world: await mock.createWorld(), size }, tell(story));
  for (const [id, language] of STORY_LANGUAGES) {
    const story = STORIES.find((one) => one.id === id);
    if (story !== undefined)
      await take({ world: await mock.createWorld(), size: WIDE }, tell(story, language));
  }
  return shots;
}

type Take = (world: World, scene: Scene, isBroken?: boolean) => Promise<void>;

async function takePages(mock: Mock, take: Take): Promise<void> {
  const full = await prepareFullWorld(mock);
  // Its phone meets the faults that are on.
  await take(full, everyPage('full'), true);
  await take(full, everySection('full', 'demo'));
  await take(full, nothingFound);
  await take(full, whatOpensAbove, true);
  await take(full, dialogsOfPages);
  await take(full, everyCallFails('error'), true);
  await take(full, everyCallFails('away'), true);
  await take(full, smallPages, true);
  await take(await mock.createWorld(), whatWasDone, true);
  const empty = await mock.createWorld({ scenario: 'empty-everything' });
  await empty.clock.freeze();
  await take(empty, everyPage('empty'));
  await empty.player({ userName: 'newcomer', balance: 0 });
  await take(empty, everySection('empty', 'newcomer'));
  const other = await startMock({ child: true });
  await take(await other.createWorld(BUSY_WORLD), streamLost(other), true);
}

async function takeStage(mock: Mock, take: Take): Promise<void> {
  await take(await mock.createWorld(), stageAlone);
  const told = await mock.createWorld();
  await freezeInSale(told);
  await take(told, oneStory);
  await take(await mock.createWorld(), stageRefused, true);
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
