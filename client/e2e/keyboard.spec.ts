import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({
  // Issue after issue, whatever the time of day is.
  worldOptions: { config: { maintenance: 'none' } },
  // As a phone shows it that was told nothing, with all that rolls and glides.
  contextOptions: { reducedMotion: 'no-preference' },
});

const t = wordsOf('en');
const MOST_STOPS = 60;
/** The properties of CSS that move something over the screen. */
const MOVEMENTS = ['transform', 'translate', 'rotate', 'scale'];

/** The stop at which the keyboard is, if it can be seen: an outline, or the frame of a field. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return true;
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    return isMarked(at) || at.closest(':has(> :focus-visible)')?.matches(':focus-within') === true;
  });

/** Goes on with Tab until the keyboard is there; every stop on the way has to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    expect(await isFocusVisible(page)).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${MOST_STOPS} stops`);
}

/** What assistive technology reads out by itself. */
const announced = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live="polite"], [role="status"], [role="alert"], [role="log"]', { hasText: text });

const big = (page: Page) =>
  page.getByRole('button', {
    name: `${t('game.choice.big')} 1.999`,
    exact: true,
  });

test.beforeEach(async ({ signIn, world }) => {
  await signIn(await world.logIn('demo'));
});

test('a bet is placed and its result heard without touching the screen', async ({ page, world }) => {
  const issue = await freezeInSale(world);
  await page.goto(paths.home);
  await tabTo(page, page.getByRole('link', { name: t('game.bet.now') }));
  await page.keyboard.press('Enter');
  await tabTo(page, big(page));
  await page.keyboard.press('Space');
  await expect(big(page)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByLabel(t('betting.slip.amountFor', { choice: t('game.choice.big') })));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('50');
  await tabTo(page, page.getByRole('button', { name: t('game.bet.now') }));
  await page.keyboard.press('Enter');
  await expect(announced(page, t('betting.slip.placed')).first()).toBeAttached();

  await world.draws.next({ sum: 18 });
  await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
  await expect(announced(page, new RegExp(`${issue.issueCode}.*18`)).first()).toBeAttached();
  await expect(page.getByText('+39.95')).toBeVisible();
});

test('a dialog holds the keyboard, Escape closes it and the keyboard is where it was', async ({
  page,
  world,
}) => {
  const issue = await freezeInSale(world);
  await page.goto(paths.roomBetting);
  await expect(big(page)).toBeVisible();
  await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
  const verify = page.getByRole('button', { name: t('draws.reveal.verify') });
  await tabTo(page, verify);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: t('draws.verify.title') });
  await expect(sheet).toBeVisible();
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    // The keyboard comes back from the edge of the page within a frame.
    await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(verify).toBeFocused();
});

declare global {
  /** CSS properties that were animated since the page was opened. */
  var animated: Set<string>;
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`with the motion preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the balls of a reveal ${moves ? 'roll' : 'only fade'} in`, async ({ page, world }) => {
      const issue = await freezeInSale(world);
      await page.goto(paths.roomBetting);
      await expect(big(page)).toBeVisible();
      await page.evaluate(() => {
        globalThis.animated = new Set();
        // By their style, not by their events: where frames are rare, the balls are shown before the first one.
        const note = () => {
          const playing = [...document.querySelectorAll('[data-playing="true"] *')];
          const names = new Set(playing.map((element) => getComputedStyle(element).animationName));
          const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
          const frames = rules.flatMap((rule) =>
            rule instanceof CSSKeyframesRule && names.has(rule.name) ? [...rule.cssRules] : [],
          );
          for (const frame of frames)
            for (const name of (frame as CSSKeyframeRule).style) globalThis.animated.add(name);
        };
        new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
      });
      await world.draws.next({ sum: 18 });
      await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
      await expect(page.getByText(t('draws.reveal.forced'))).toBeVisible();
      // What rolls in one after the other begins later than what it says.
      const animated = () => page.evaluate(() => [...globalThis.animated]);
      await expect.poll(animated).toContain('opacity');
      await expect.poll(async () => (await animated()).some((name) => MOVEMENTS.includes(name))).toBe(moves);
    });
  });
}

test('a new screen begins at its heading, for the keyboard and for the ear, and shows no frame around it', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(paths.my);
  const settings = page.getByRole('link', { name: t('settings.screen.title') });
  await tabTo(page, settings);
  await page.keyboard.press('Enter');
  await expect(heading(t('settings.screen.title'))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: t('ui.navigation.back') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await settings.click();
  await expect(heading(t('settings.screen.title'))).toBeFocused();
  expect(await heading(t('settings.screen.title')).evaluate((at) => getComputedStyle(at).outlineStyle)).toBe(
    'none',
  );

  // In the room the heading is the issue: its tabs keep the keyboard, and the name of the tab is heard.
  await page.goto(paths.roomBetting);
  const trend = page.getByRole('link', { name: t('betting.room.trend'), exact: true });
  await trend.first().click();
  await expect(announced(page, t('betting.room.trend')).first()).toBeAttached();
});
