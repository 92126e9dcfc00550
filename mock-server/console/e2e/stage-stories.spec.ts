import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Page } from '@playwright/test';
import type { Story, StoryId } from '../src/stage/hand.ts';
import { STORIES, storyAfter } from '../src/stage/stories/all-stories.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';
import { isShown, ON_PHONE, phoneOf } from './stories-on-phone.ts';

/** So long a presenter talks before each press: no sentence is to become false of it. */
const TALK = { device: '10:00', world: '10m' } as const;

/** In which language each story is told by keys and by hand; which one it is matters to none. */
const LANGUAGES: Readonly<Record<StoryId, LanguageCode>> = {
  'first-win': 'en',
  'deposit-to-withdrawal': 'zh',
  'chase-five-issues': 'jp',
  'safer-play': 'kor',
  'maintenance-hour': 'cht',
  'is-it-fair': 'en',
};

for (const story of STORIES) {
  test(`the phone shows what is said, in each language, however long the talk was: ${story.id}`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    await beginIn(page, world.name, { story, language: 'en' });
    for (const [index, { sees }] of ON_PHONE[story.id].entries()) {
      const press = buttonOf(page, { story, index, language: 'en' });
      await expect(press).toBeEnabled();
      await page.clock.fastForward(TALK.device);
      // Time stands still on the stage; a console lets ten minutes pass all the same.
      await world.clock.advance(TALK.world);
      await press.click();
      for (const language of LANGUAGE_CODES.toSorted(lastIs('en'))) {
        await speak(page, language);
        const { say = '' } = textsOf(story, language).steps[index] ?? {};
        await expect(page.getByText(say, { exact: true }).first()).toBeVisible();
        await isShown(phoneOf(page), sees(wordsOf(language), language));
      }
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await world.audit()).broken).toEqual([]);
  });

  const language = LANGUAGES[story.id];
  test(`a story is told by keys, after a press into the phone before each: ${story.id} (${language})`, async ({
    page,
    world,
  }) => {
    await beginIn(page, world.name, { story, language });
    const t = wordsOf(language);
    for (const [index, { sees, byHand }] of ON_PHONE[story.id].entries()) {
      const press = buttonOf(page, { story, index, language });
      await expect(press).toBeEnabled();
      // Into what nothing is pressed by: the edge of the phone's screen.
      await phoneOf(page)
        .locator('body')
        .click({ position: { x: 3, y: 300 } });
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      await page.keyboard.press('Space');
      await expect(buttonOf(page, { story, index: index + 1, language })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await isShown(phoneOf(page), sees(t, language));
      if (byHand) await isShown(phoneOf(page), await byHand(phoneOf(page), t));
    }
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
  // A phone that is opened only now shows the same.
  await page.reload();
  await isShown(phoneOf(page), [wordsOf('en')('draws.verify.verified')]);
  await expect(hash.last()).toHaveText(before ?? 'none');
});

type Place = { readonly story: Story; readonly language: LanguageCode };

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

/** The button that does a step of a story; behind the last one it leads to the next story. */
function buttonOf(page: Page, { story, index, language }: Place & { readonly index: number }) {
  const words = textsOf(story, language).steps[index]?.press;
  const enabled = page.locator('button:enabled');
  if (words === undefined) return enabled.filter({ hasText: textsOf(storyAfter(story), language).title }).last();
  return page.getByRole('button', { name: words }).and(enabled);
}

/** Chooses the language of phones and stage. */
async function speak(page: Page, language: LanguageCode): Promise<void> {
  for (const choice of await page.locator('select').all()) await choice.selectOption(language);
}

const lastIs = (last: LanguageCode) => (one: LanguageCode, other: LanguageCode) =>
  Number(one === last) - Number(other === last);
