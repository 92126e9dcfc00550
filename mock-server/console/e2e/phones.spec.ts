import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { Page } from '@playwright/test';
import { playersOf, secondPhone, secondPlayer } from './phones.ts';

async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** The phone of demo, and beside it the one of a player who is made for it. */
async function openTwoPhones(page: Page, world: World) {
  const { userName } = await world.player({ balance: 100 });
  await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  await expect(secondPlayer(page)).toHaveValue(userName);
  const phoneOf = (player: string) => page.frameLocator(`iframe[title="Phone of ${player}"]`);
  return { first: phoneOf('demo'), second: phoneOf(userName) };
}

test('two players of one world stand side by side, each with a session of its own', async ({
  page,
  world,
}) => {
  const { userName } = await world.player({ balance: 500 });
  const other = await world.player({ balance: 300 });
  await world.player({ balance: 0 });
  await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  await expect(secondPlayer(page)).toHaveValue(other.userName);
  await secondPlayer(page).selectOption(userName);
  await expect(page.locator('iframe[title="Phone of demo"]')).toBeVisible();
  const phone = page.frameLocator(`iframe[title="Phone of ${userName}"]`);
  await expect(phone.getByText('500.00').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('p');
  await expect(secondPhone(page)).toBeHidden();
});

test('a phone says that it is loading until its page has come, and loads again', async ({ page, world }) => {
  await freezeInSale(world);
  // The page of the phone does not come until the button was pressed, as where the server plays a long scenario.
  await page.route(/\/\/phone1\./, async (route) => {
    if (await page.evaluate(() => document.body.dataset.isPressed !== undefined)) await route.continue();
  });
  await page.goto('/__mock');
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-is-pressed', ''), true);
  });
  const loading = page.getByText('The phone is loading.');
  const frame = page.locator('iframe[title="Phone of demo"]');
  await expect(loading).toBeVisible();
  await expect(frame).toHaveAttribute('marginwidth', '0');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(frame.contentFrame().getByRole('link').first()).toBeVisible();
  await expect(loading).toHaveCount(0);
  // By this change, with each of its two pages, the browser tells the frame again that it is rendered.
  await expect(frame).toHaveAttribute('marginwidth', '2');
  // The phone goes on calling while the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the palette of any page finds a phone beside the first by every word for it', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const { userName } = await world.player();
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: 'Two players' })).toBeVisible();
  for (const words of ['two players', 'second player', 'add a player', 'side by side', 'second phone']) {
    await page.keyboard.press('4');
    await expect(page.getByRole('heading', { name: 'Draws', exact: true })).toBeVisible();
    await choose(page, words);
    await expect(secondPlayer(page), words).toHaveValue(userName);
    await page.keyboard.press('p');
    await expect(secondPhone(page)).toBeHidden();
  }
});

test('a phone is found by the name of its player and by its language; the second player stays who it is', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const { userName } = await world.player();
  await page.goto('/__mock#/players');
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await choose(page, 'second phone japanese');
  await expect(secondPlayer(page)).toHaveValue(userName);
  const phone = page.frameLocator(`iframe[title="Phone of ${userName}"]`);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ja');
  const other = await world.player();
  await expect(page.getByRole('link', { name: /^Players/ })).toContainText(
    String((await playersOf(world)).length),
  );
  await expect(secondPlayer(page)).toHaveValue(userName);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(other.userName);
  await page.getByRole('option', { name: `Phone of ${other.userName}`, exact: true }).click();
  await expect(page.locator(`iframe[title="Phone of ${other.userName}"]`)).toBeVisible();
  await choose(page, 'guest');
  await expect(page.locator('iframe[title="Phone of a guest"]')).toBeVisible();
});

test('the way back on a phone is its own, whatever the console and the other phone opened since', async ({
  page,
  world,
}) => {
  const t = wordsOf('en');
  const { first, second } = await openTwoPhones(page, world);
  await first.getByRole('link', { name: t('rules.screen.title') }).press('Enter');
  await expect(first.getByRole('heading', { level: 1, name: t('rules.screen.title') })).toBeVisible();
  await second.getByRole('link', { name: t('game.odds.name') }).press('Enter');
  const odds = second.getByRole('heading', { level: 1, name: t('game.odds.name') });
  await expect(odds).toBeVisible();
  await page.getByRole('link', { name: 'Draws' }).click();
  await expect(page.getByRole('heading', { name: 'Draws', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cockpit' }).click();
  await first.getByRole('button', { name: t('ui.navigation.back') }).press('Enter');
  await expect(first.getByRole('link', { name: t('rules.screen.title') })).toBeVisible();
  await expect(odds).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
});

test('nothing moves when a phone takes the keys, or gives them back', async ({ page, world }) => {
  await freezeInSale(world);
  await world.player();
  await page.setViewportSize({ width: 1440, height: 757 });
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  const places = async () => Promise.all((await frames.all()).map((frame) => frame.boundingBox()));
  const before = await places();
  await page.frameLocator('iframe').first().getByRole('link').first().focus();
  await expect(page.getByText('keyboard is here')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('heading', { name: 'What happened' }).click();
  await expect(page.getByText('keyboard is here')).toBeHidden();
  expect(await places()).toEqual(before);
});

test('a second phone is given to another player where it is', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  await page.getByRole('button', { name: 'New player for the second phone' }).click();
  await expect(page.getByText(/The player .* was created and has the second phone\./)).toBeVisible();
  const [{ userName } = { userName: '' }] = await playersOf(world);
  await expect(secondPlayer(page)).toHaveValue(userName);
  await expect(page.locator(`iframe[title="Phone of ${userName}"]`)).toBeVisible();
});

test('each of two phones is loaded again by its button where it is, and has the code for a real one', async ({
  page,
  world,
}) => {
  const t = wordsOf('en');
  const { first, second } = await openTwoPhones(page, world);
  const frames = page.locator('iframe');
  const phones = [
    { name: 'the first phone', frame: first },
    { name: 'the second phone', frame: second },
  ];
  for (const [index, { name, frame }] of phones.entries()) {
    await frame.getByRole('link', { name: t('rules.screen.title') }).press('Enter');
    const rules = frame.getByRole('heading', { level: 1, name: t('rules.screen.title') });
    await expect(rules).toBeVisible();
    const before = await frames.nth(index).elementHandle();
    await page.getByRole('button', { name: `Load ${name} again` }).click();
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(rules).toBeVisible();
    const phone = page.getByRole('region', { name });
    await phone.getByRole('button', { name: 'QR' }).click();
    await expect(page.getByRole('dialog', { name: 'A real phone in this world' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a phone stays at its page when its language changes or the console is loaded again', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title="Phone of demo"]');
  const rulesIn = (language: 'en' | 'jp') =>
    phone.getByRole('heading', { level: 1, name: wordsOf(language)('rules.screen.title') });
  const language = page.getByRole('combobox', { name: 'Language' });
  await phone.getByRole('link', { name: wordsOf('en')('rules.screen.title') }).press('Enter');
  await expect(rulesIn('en')).toBeVisible();
  await language.selectOption('日本語');
  await expect(rulesIn('jp')).toBeVisible();
  await page.reload();
  await expect(rulesIn('jp')).toBeVisible();
  await phone.getByRole('button', { name: wordsOf('jp')('ui.navigation.back') }).press('Enter');
  await expect(phone.getByRole('link', { name: wordsOf('jp')('rules.screen.title') })).toBeVisible();
  // Another player, and another generation of the world, begin at the beginning.
  await phone.getByRole('link', { name: wordsOf('jp')('rules.screen.title') }).press('Enter');
  await expect(rulesIn('jp')).toBeVisible();
  await world.scenario('fresh-install');
  await expect(rulesIn('jp')).toBeHidden();
});

test('in a narrow window the phones stand below the page, and neither moves the other', async ({
  page,
  world,
}) => {
  await world.scenario('two-minutes-to-maintenance');
  await world.clock.freeze();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title="Phone of demo"]');
  await expect(phone.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const head = page.getByRole('heading', { name: 'Phone' });
  const { y } = (await head.boundingBox()) ?? {};
  for (let move = 0; move < 30; move += 1) await world.clock.advance(1);
  await expect(page.getByRole('button', { name: /time moved/ }).nth(20)).toBeVisible();
  expect((await head.boundingBox())?.y).toBe(y);
  await page.getByRole('button', { name: 'Two players' }).click();
  await expect(secondPlayer(page)).toBeInViewport();
});

test('the code for a real phone is another one after a reset, also where it is shown meanwhile', async ({
  page,
  world,
}) => {
  await page.goto('/__mock');
  await expect(page.getByRole('link', { name: 'Journal' })).toContainText('live');
  await page.getByRole('button', { name: 'QR' }).click();
  const link = page.getByRole('dialog').getByText(/^http.*invitation=/);
  const before = await link.innerText();
  await world.reset();
  await expect(link).not.toHaveText(before);
  const { invitation } = Object.fromEntries(new URL(await link.innerText()).searchParams);
  expect(invitation).toBeTruthy();
});
