import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { Page } from '@playwright/test';
import { betOnBig } from './bet-on-big.ts';

/** As many as an invitation lets in. */
const HALL = 100;
/** As long as a name may be, with no place to break; the second of that name differs at its end alone. */
const LONGEST = 'WWWWWWWWWWWWWWWWWWWW';
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'In the room' });
const listOf = (page: Page) => panelOf(page).getByRole('list', { name: 'In the room' });

async function openStage(page: Page): Promise<void> {
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: 'First win' }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
}

async function fillHall(world: World): Promise<void> {
  const first = await world.invitation.join(LONGEST);
  await world.invitation.join(LONGEST);
  for (let count = 2; count < HALL; count += 1) await world.invitation.join();
  await betOnBig(first, 40);
  await world.draws.next({ sum: 18 });
  await world.clock.to('settled');
}

test('of a full hall all names are whole, and the winner stands where no hand scrolls', async ({
  page,
  world,
}) => {
  await openStage(page);
  await freezeInSale(world);
  await fillHall(world);
  const rows = listOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(HALL);
  await expect(rows.nth(1)).toContainText(/W 2 /);
  const winner = panelOf(page).getByText(/^Winner of the room/);
  await expect(winner).toContainText('+79.96');
  await page.keyboard.press('n');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(winner).toBeInViewport({ ratio: 1 });
    // What is wider or higher than its place would be cut off.
    await expect.poll(() => cutOff(page)).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a presenter scrolls the list by keys, and the buttons below it stay where ten visitors leave them', async ({
  page,
  world,
}) => {
  await openStage(page);
  const rows = listOf(page).getByRole('listitem');
  const end = page.getByRole('button', { name: 'End invitation…' });
  const topOf = async () => (await end.boundingBox())?.y ?? 0;
  for (let count = 0; count < 10; count += 1) await world.invitation.join();
  await expect(rows).toHaveCount(10);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  const top = await topOf();
  for (let count = 10; count < 40; count += 1) await world.invitation.join();
  await expect(rows).toHaveCount(40);
  await expect(rows.last()).not.toBeInViewport();
  expect(Math.abs((await topOf()) - top)).toBeLessThan(40);
  await listOf(page).focus();
  await page.keyboard.press('End');
  // A browser scrolls by whole px, rows are of parts of one.
  await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
  // Where the panel is a strip below the story, that is not pushed out.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('button', { name: 'Start over' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => cutOff(page)).toEqual([]);
});

test('in each language the sentence in the place of the code and all buttons stand within their frames in a narrow window', async ({
  page,
}) => {
  await openStage(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  const sentence = page.locator('aside p').first();
  for (const [language, words] of [
    ['en', /^Phones in the room/],
    ['zh', /^现场的手机/],
    ['jp', /^会場のスマホ/],
    ['kor', /^현장의 휴대폰/],
    ['cht', /^現場的手機/],
  ] as const) {
    await page.locator('select').last().selectOption(language);
    await expect(sentence).toHaveText(words);
    const buttons = await page.locator('aside button').all();
    for (const part of [sentence, ...buttons]) expect(await part.evaluate(isWithinFrame)).toBe(true);
  }
});

/** Whether the text of an element is as high and as wide as its frame at most. */
function isWithinFrame(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { height, width } = range.getBoundingClientRect();
  return height <= element.clientHeight && width <= element.clientWidth;
}

/** The names that are cut off, and the panel where it is. */
function cutOff(page: Page): Promise<string[]> {
  return panelOf(page).evaluate((panel) => {
    const wide = (element: Element) => element.scrollWidth > element.clientWidth;
    const names = [...panel.querySelectorAll<HTMLElement>('b')].filter(wide).map((name) => name.innerText);
    return panel.scrollHeight > panel.clientHeight || wide(panel) ? [...names, 'panel'] : names;
  });
}
