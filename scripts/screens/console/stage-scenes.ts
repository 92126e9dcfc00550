import type { World } from '@canada28/mock-server/kit/testing.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import {
  type InvitationLink,
  inviteControl,
  joinWorldControl,
} from '@canada28/shared/control/invitations.control.ts';
import { freezeInSale } from '../../../client/e2e/support/freeze-in-sale.ts';
import { standInNetwork } from '../../../mock-server/console/e2e/in-network.ts';
import type { Story } from '../../../mock-server/console/src/stage/hand.ts';
import { storyAfter } from '../../../mock-server/console/src/stage/stories/all-stories.ts';
import { firstWin } from '../../../mock-server/console/src/stage/stories/first-win.ts';
import { textsOf } from '../../../mock-server/console/src/stage/stories/story-texts.ts';
import { en } from '../../../mock-server/console/src/stage/texts/en.ts';
import { speakOnStage } from '../../lib/speak-on-stage.ts';
import type { ConsoleCamera } from './console-camera.ts';
import { beginStory, endOfStory, press } from './story-on-page.ts';

const VISITORS = 10;

const TEXTS = textsOf(firstWin, 'en');

/** Before a story, at its beginning, and black. */
export async function stageAlone({ page, shoot, isWanted }: ConsoleCamera): Promise<void> {
  if (!isWanted('stage-')) return;
  await standInNetwork(page);
  await page.goto('/__mock/stage');
  await shoot('stage-welcome');
  await beginStory(page, TEXTS.title);
  await shoot('stage-begun');
  await page.keyboard.press('b');
  await shoot('stage-black');
}

/** A story in its middle: with visitors, with a second phone, in another language; and when it is over. */
export async function oneStory({ page, world, shoot, isWanted }: ConsoleCamera): Promise<void> {
  if (!isWanted('stage-')) return;
  await page.goto('/__mock/stage');
  await beginStory(page, TEXTS.title);
  const { steps } = TEXTS;
  for (const step of steps.slice(0, 2)) await press(page, step.press);
  await shoot('stage-middle');
  await letVisitorsIn(world, VISITORS);
  await page.getByRole('heading', { name: `In the room ${VISITORS}` }).waitFor();
  await shoot('stage-visitors');
  await page.keyboard.press('2');
  await shoot('stage-two-phones');
  await page.getByRole('combobox', { name: 'Language of the phones' }).selectOption('jp');
  await shoot('stage-two-phones-japanese');
  await page.keyboard.press('2');
  for (const step of steps.slice(2)) await press(page, step.press);
  await endOfStory(page);
  await shoot('stage-finished');
}

/** A table of visitors, most of whom bet. */
async function letVisitorsIn(world: World, count: number): Promise<void> {
  const { url } = await world.control(inviteControl, { params: { name: world.name } });
  // As the mock made it.
  const body = Object.fromEntries(new URL(url).searchParams) as InvitationLink;
  for (let number = 1; number <= count; number += 1) {
    await world.control(joinWorldControl, { body });
    const player = await world.logIn(`visitor${number}`, 'demo2828');
    if (number % 3 === 0) continue;
    const { issueCode } = await world.currentIssue();
    const gameItem = [{ totalAmount: 10 * number, numberRecord: '31' }];
    await player.call(placeBetCall, { issueCode, lotteryId: '1', totalAmount: 10 * number, gameItem });
  }
}

/** The mock refuses what the presenter asks for. */
export async function stageRefused({ page, shoot, isWanted }: ConsoleCamera): Promise<void> {
  if (!isWanted('stage-')) return;
  await page.goto('/__mock/stage');
  await beginStory(page, TEXTS.title);
  await page.route(/\/__mock\/snapshots/, (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'The world could not be kept.' } }),
  );
  await page.keyboard.press('Space');
  await page.getByText(en.notDone).first().waitFor();
  await shoot('stage-refused', true);
}

/** A story from its first step to its last, with two visitors; stage and phone speak the language. */
export function tell(story: Story, language: LanguageCode = 'en') {
  return async ({ page, world, shoot, isWanted }: ConsoleCamera) => {
    const name = `stage-${story.id}-${language === 'en' ? '' : `${language}-`}`;
    if (!isWanted(name)) return;
    await freezeInSale(world);
    await letVisitorsIn(world, 2);
    await speakOnStage(page, world.name, language);
    await page.goto('/__mock/stage');
    const { title, steps } = textsOf(story, language);
    await page.getByRole('button', { name: title }).click();
    for (const [index, { press: words }] of steps.entries()) {
      await press(page, words);
      const next = steps[index + 1]?.press ?? textsOf(storyAfter(story), language).title;
      await page.locator('button:enabled').filter({ hasText: next }).last().waitFor();
      await shoot(`${name}${index + 1}`);
    }
  };
}
