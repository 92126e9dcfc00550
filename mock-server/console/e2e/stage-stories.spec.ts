import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Page } from '@playwright/test';
import type { Story, StoryId } from '../src/stage/hand.ts';
import { STORIES } from '../src/stage/stories/all-stories.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';
import { isShown, ON_PHONE } from './stories-on-phone.ts';
import { buttonOf, type Place, phoneOf, pressIntoPhone, STEP_PATIENCE } from './story-presses.ts';

/** So long a presenter talks before each press: no sentence is to become false of it. */
const TALK = { device: '10:00', world: '10m' } as const;

/** In which language each story begins; from step to step it is told in the next one. */
const LANGUAGES: Readonly<Record<StoryId, LanguageCode>> = {
  'first-win': 'en',
  'deposit-to-withdrawal': 'zh',
  'chase-five-issues': 'jp',
  'safer-play': 'kor',
  'maintenance-hour': 'cht',
  'is-it-fair': 'en',
};

for (const story of STORIES) {
  test(`the phone shows what is said, in each language, and a story is told by keys: ${story.id}`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    let language = LANGUAGES[story.id];
    // It stays, in whichever language the stage is by then.
    const nickName = textsOf(story, language).name;
    await beginIn(page, world.name, { story, language });
    for (const [index, { sees, byHand }] of ON_PHONE[story.id].entries()) {
      await expect(buttonOf(page, { story, index, language })).toBeEnabled();
      await page.clock.fastForward(TALK.device);
      // Time stands still on the stage; a console lets ten minutes pass all the same, here before the last step, before
      // each of them in `stories.test.ts`.
      if (index === story.steps.length - 1) await world.clock.advance(TALK.world);
      await pressIntoPhone(page);
      await page.keyboard.press('Space');
      await expect(buttonOf(page, { story, index: index + 1, language })).toBeEnabled(STEP_PATIENCE);
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const spoken of languagesOf(story, { index, language })) {
        await speak(page, spoken);
        const { say = '' } = textsOf(story, spoken, { nickName }).steps[index] ?? {};
        await expect(page.getByText(say, { exact: true }).first()).toBeVisible();
        await isShown(phoneOf(page), sees(wordsOf(spoken), spoken));
        await expect(page.getByRole('figure')).toHaveText(nickName);
        if (await isOn(page, paths.my)) await isShown(phoneOf(page), [nickName]);
        language = spoken;
      }
      const t = wordsOf(language);
      if (byHand) await isShown(phoneOf(page), await byHand(phoneOf(page), t));
    }
    expect((await world.audit()).broken).toEqual([]);
  });
}

test('the hash that is seen before a draw is the one that its verification shows', async ({
  page,
  world,
}) => {
  const [story] = STORIES.filter(({ id }) => id === 'is-it-fair');
  if (story === undefined) throw new Error('There is no such story.');
  await beginIn(page, world.name, { story, language: 'en' });
  const hash = phoneOf(page)
    .getByRole('definition')
    .filter({ hasText: /^[0-9a-f]{64}$/ });
  await buttonOf(page, { story, index: 0, language: 'en' }).click();
  const before = await hash.textContent();
  await buttonOf(page, { story, index: 1, language: 'en' }).click();
  await buttonOf(page, { story, index: 2, language: 'en' }).click();
  await isShown(phoneOf(page), [wordsOf('en')('draws.verify.verified')]);
  await expect(hash.last()).toHaveText(before ?? 'none');
  // A phone that is opened only now shows the same, and remembers what it saw.
  await page.reload();
  const t = wordsOf('en');
  await isShown(phoneOf(page), [t('draws.verify.verified'), t('draws.verify.seenHashMatches')]);
  await expect(hash.last()).toHaveText(before ?? 'none');
});

/**
 * In which languages a step is looked at: the one that it is told in and the next one; all of them where its texts quote
 * the phone. That each text is in its language, and names the same sums, `story-texts.test.ts` says.
 */
function languagesOf(story: Story, { index, language }: { index: number; language: LanguageCode }) {
  const at = LANGUAGE_CODES.indexOf(language);
  const inTurn = [...LANGUAGE_CODES.slice(at), ...LANGUAGE_CODES.slice(0, at)];
  const { say = '', do: byHand = '' } = textsOf(story, 'en').steps[index] ?? {};
  return /[“”]/.test(say + byHand) ? inTurn : inTurn.slice(0, 2);
}

async function isOn(page: Page, path: string): Promise<boolean> {
  return (
    (await phoneOf(page)
      .locator('html')
      .evaluate(() => location.pathname)) === path
  );
}

/** Opens the stage and the story; the language is that of the stage and of its phones. */
async function beginIn(page: Page, world: string, { story, language }: Place): Promise<void> {
  await page.addInitScript(
    ([name, state]) => localStorage.getItem(name) ?? localStorage.setItem(name, state),
    [
      `stage of ${world}`,
      JSON.stringify({ state: { phoneLanguage: language, language }, version: 0 }),
    ] as const,
  );
  await page.goto('/__mock/stage');
  const { title } = textsOf(story, language);
  await page.getByRole('button', { name: new RegExp(`^${title.replace('?', '\\?')}`) }).click();
}

/** Chooses the language of phones and stage. */
async function speak(page: Page, language: LanguageCode): Promise<void> {
  for (const choice of await page.locator('select').all()) await choice.selectOption(language);
}
