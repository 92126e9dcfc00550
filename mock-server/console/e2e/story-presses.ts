import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { expect, type Page } from '@playwright/test';
import type { Story } from '../src/stage/hand.ts';
import { storyAfter } from '../src/stage/stories/all-stories.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';

export const phoneOf = (page: Page) => page.frameLocator('main iframe').first();

/**
 * Into what nothing is pressed by: the edge of the phone's screen. A page that is about to give way to the next one takes
 * the press with it, and the keys stay where they were: then it is pressed once more.
 */
export async function pressIntoPhone(page: Page): Promise<void> {
  await expect(async () => {
    // The page that logs the player in has none; the scripts of the app take the keys once that is complete.
    const app = phoneOf(page).locator('#root');
    expect(await app.evaluate(({ ownerDocument }) => ownerDocument.readyState)).toBe('complete');
    await phoneOf(page)
      .locator('body')
      .click({ position: { x: 3, y: 300 } });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  }).toPass(PATIENCE);
}

const PATIENCE = { timeout: 30_000 } as const;

/** Of a press: in some steps hours of the world pass, which a busy machine plays for a minute and more. */
export const STEP_PATIENCE = { timeout: 180_000 } as const;

export type Place = { readonly story: Story; readonly language: LanguageCode };

/** The button that does a step of a story; behind the last one it leads to the next story. */
export function buttonOf(page: Page, { story, index, language }: Place & { readonly index: number }) {
  const words = textsOf(story, language).steps[index]?.press;
  const enabled = page.locator('button:enabled');
  if (words === undefined)
    return enabled.filter({ hasText: textsOf(storyAfter(story), language).title }).last();
  return page.getByRole('button', { name: words }).and(enabled);
}
