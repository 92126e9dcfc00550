import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
// Without a look at what the browser complains about: which calls a mock refuses while it ends is left to chance.
import { test as base, expect, type Page } from '@playwright/test';
import type { Story, StoryId } from '../src/stage/hand.ts';
import { STORIES } from '../src/stage/stories/all-stories.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';
import { isShown, ON_PHONE } from './stories-on-phone.ts';
import { buttonOf, phoneOf, pressIntoPhone, STEP_PATIENCE } from './story-presses.ts';

type PersistentMock = {
  readonly url: string;
  readonly stage: () => Promise<World>;
  readonly restart: () => Promise<void>;
};

/** With a mock in a file, which can be restarted under the same address. */
const test = base.extend<{ readonly persistentMock: PersistentMock }>({
  persistentMock: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'stage-'));
    const start = (port: number) => startMock({ child: true, databasePath: join(folder, 'mock.db'), port });
    let mock = await start(0);
    const { url } = mock;
    const restart = async () => {
      await mock.close();
      mock = await start(Number(new URL(url).port));
    };
    await use({ url, stage: () => mock.world('stage'), restart });
    await page.goto('about:blank');
    await mock.close();
    rmSync(folder, { recursive: true });
  },
});

const VISITORS = 2;
const language = 'en';

/** What happens between two presses, apart from a long talk and a press into the phone. */
const TROUBLES = {
  restart: (_: Page, mock: PersistentMock) => mock.restart(),
  reload: (page: Page) => page.reload(),
  'phone reload': (page: Page) => inPhone(page, () => location.reload()),
  'phone led away': (page: Page) => inPhone(page, goElsewhere),
  'time moved': async (_: Page, mock: PersistentMock) => (await mock.stage()).clock.advance('10m'),
} as const satisfies Record<string, (page: Page, mock: PersistentMock) => Promise<unknown>>;

type Trouble = keyof typeof TROUBLES;

/** Those that the next press mends; after each other one what was said is on the phone again before it. */
const MENDED_BY_PRESS: ReadonlySet<Trouble> = new Set(['phone led away', 'time moved']);

/** In each story what happens after each of its steps: where the phone stays, or was pressed on, the worst. */
const AFTER_STEP: Readonly<Record<StoryId, readonly Trouble[]>> = {
  'first-win': ['time moved', 'reload', 'phone led away', 'phone reload', 'restart', 'phone led away'],
  'deposit-to-withdrawal': ['restart', 'reload', 'time moved', 'phone reload', 'phone led away'],
  'chase-five-issues': ['reload', 'time moved', 'phone led away', 'restart', 'phone reload'],
  'safer-play': ['phone led away', 'restart', 'time moved', 'reload', 'phone reload'],
  'maintenance-hour': ['restart', 'phone led away', 'phone reload'],
  'is-it-fair': ['reload', 'phone led away', 'phone reload', 'restart'],
};

const inPhone = (page: Page, does: (root: HTMLElement, address: string) => void) =>
  phoneOf(page).locator('html').evaluate(does, paths.helpCenter);

/** Within the app, as by a press. */
function goElsewhere(_: HTMLElement, address: string): void {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

for (const story of STORIES)
  test(`the story "${story.id}" before visitors, whatever happens between its presses: nothing is false, nothing lost`, async ({
    page,
    persistentMock,
  }) => {
    // The longest of all tests: twenty phones are opened in it, and servers started.
    test.slow();
    await page.clock.install();
    await page.goto(`${persistentMock.url}/__mock/stage`);
    await page
      .getByRole('button', { name: textsOf(story, language).title })
      .first()
      .click();
    await expect(buttonOf(page, { story, index: 0, language })).toBeEnabled();
    const { invitation } = await persistentMock.stage();
    for (let count = 0; count < VISITORS; count += 1) await invitation.join();
    for (const index of story.steps.keys()) {
      await tellStep(page, { story, index });
      await page.clock.fastForward('10:00');
      await isToldTo(page, { story, index });
      await disturb(page, persistentMock, { story, index });
    }
    await expect(page.getByRole('heading', { name: /^In the room/ })).toHaveText(`In the room ${VISITORS}`);
    const stage = await persistentMock.stage();
    expect(await stage.invitation.joined()).toHaveLength(VISITORS);
    expect((await stage.audit()).broken).toEqual([]);
  });

type Place = { readonly story: Story; readonly index: number };

async function disturb(page: Page, mock: PersistentMock, { story, index }: Place): Promise<void> {
  const trouble = AFTER_STEP[story.id][index];
  if (trouble === undefined) return;
  await TROUBLES[trouble](page, mock);
  if (!MENDED_BY_PRESS.has(trouble)) await isToldTo(page, { story, index });
}

async function tellStep(page: Page, place: Place): Promise<void> {
  await expect(buttonOf(page, { ...place, language })).toBeEnabled();
  await pressIntoPhone(page);
  await page.keyboard.press('Space');
  await isToldTo(page, place);
}

/** A step is done, its sentence is said, the phone shows it, and the next one can be pressed. */
async function isToldTo(page: Page, { story, index }: Place): Promise<void> {
  await expect(buttonOf(page, { story, index: index + 1, language })).toBeEnabled(STEP_PATIENCE);
  const { say = '' } = textsOf(story, language).steps[index] ?? {};
  await expect(page.getByText(say, { exact: true })).toBeVisible();
  await isShown(phoneOf(page), ON_PHONE[story.id][index]?.sees(wordsOf(language), language) ?? []);
  await expect(page.getByRole('alert')).toHaveCount(0);
}
