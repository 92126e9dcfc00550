import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { recordComplaints } from '@canada28/client/e2e/support/complaints.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { STILL, TEST_PHONE } from '@canada28/client/e2e/support/phone.ts';
import { test as base, expect } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import type { PlayerSession } from '@canada28/mock-server/kit/player.ts';
import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { betOnBig } from './bet-on-big.ts';
import { standInNetwork } from './in-network.ts';
import { phoneOf, STEP_PATIENCE } from './story-presses.ts';

/** With a mock of the test's own, gone with it. A page that followed a server that is gone would say so. */
const test = base.extend<{ readonly ownMock: Mock }>({
  ownMock: async ({ page }, use) => {
    const mock = await startMock({ child: true });
    await use(mock);
    await page.goto('about:blank');
    await mock.close();
  },
});

const t = wordsOf('en');

const VISITORS = 10;
/** So many of them with a browser of their own: each more would make the test as much slower. */
const PHONES = 3;

const inTheRoom = (page: Page) => page.getByRole('heading', { name: /^In the room/ });

test('a presenter tells the first win with the space bar alone, and steps back', async ({ page, world }) => {
  await page.goto('/__mock/stage');
  await expect(page.getByRole('button', { name: /^First win/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place her bets' })).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Close the sale' })).toBeEnabled();
  // What she has at stake is seen before the draw: in the lobby, and below the draw that is to come.
  await expect(phoneOf(page).getByText('Big 50.00')).toBeVisible();
  await expect(phoneOf(page).getByText('930.00')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Draw 18 now' })).toBeEnabled();
  await expect(phoneOf(page).getByText('Draw in')).toBeVisible();
  await expect(phoneOf(page).getByText('Big 50.00')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(phoneOf(page).getByText('+392.95').first()).toBeVisible();
  await expect(phoneOf(page).getByText('Set by a tester').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the past draws' })).toBeEnabled();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: 'Draw 18 now' })).toBeEnabled();
  expect((await world.audit()).broken).toEqual([]);
});

test('a second phone is another player, a black screen is black, and the language changes in mid-story', async ({
  page,
}) => {
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^Safer play/ }).click();
  await expect(page.getByRole('button', { name: 'Let Anna in' })).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Set her limit' })).toBeEnabled();
  await page.keyboard.press('2');
  await expect(page.frameLocator('iframe[title="Phone of demo"]').getByText('1.999').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the phones' }).selectOption('kor');
  await expect(phoneOf(page).locator('html[lang="ko"]')).toBeAttached();
  const second = page.getByRole('button', { name: 'Second phone' });
  await second.focus();
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Back to the stage' })).toBeVisible();
  // A button that had the focus when the screen went black does nothing.
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Back to the stage' })).toBeHidden();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('the space bar presses a button that has the focus, and is no next step then', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  await page.getByRole('button', { name: 'Let Lin Mei in' }).and(page.locator(':enabled')).click();
  await expect(page.getByRole('button', { name: 'Place her bets' })).toBeEnabled();
  // Her phone, which is gone with her, is still on its way before.
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Close the sale' })).toHaveCount(0);
});

test('after a press of the pointer the space bar is the next step again', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  const letIn = page.getByRole('button', { name: 'Let Lin Mei in' });
  await expect(letIn).toBeFocused();
  const second = page.getByRole('button', { name: 'Second phone' });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(letIn).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Place her bets' })).toBeEnabled();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  // Her phone, which is gone with her, is still on its way before.
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(letIn).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Place her bets' })).toBeEnabled();
  // What a key pressed keeps the focus.
  await second.focus();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toBeFocused();
});

test('a step back leaves no phone with what it knew: each begins again and is logged in', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  for (const name of ['Let Lin Mei in', 'Place her bets', 'Close the sale', 'Draw 18 now'])
    await page.getByRole('button', { name }).and(page.locator(':enabled')).click();
  await expect(page.getByRole('button', { name: 'Open the past draws' })).toBeEnabled();
  // Opened after the moment to which the world goes back: the session is one that it does not know.
  await page.keyboard.press('2');
  const phones = ['Lin Mei', 'demo'].map((player) => page.frameLocator(`iframe[title="Phone of ${player}"]`));
  for (const phone of phones) {
    await expect(phone.getByText('Past draws').first()).toBeVisible();
    await phone.locator('html').evaluate((root) => root.setAttribute('data-former', ''));
  }
  await page.keyboard.press('Z');
  for (const phone of phones) {
    await expect(phone.getByText('Draw in')).toBeVisible();
    await expect(phone.locator('html[data-former]')).toHaveCount(0);
    await expect(phone.getByRole('dialog')).toHaveCount(0);
  }
});

test('from the stage a presenter comes to the console of its world, and from there back', async ({
  page,
  world,
}) => {
  await page.goto('/__mock');
  await expect(page.getByRole('link', { name: 'Stage world stage' })).toBeVisible();
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  const [console] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Console of this world' }).click(),
  ]);
  const rail = console.getByRole('complementary', { name: 'This mock' });
  await expect(rail.getByRole('button', { name: world.name })).toBeVisible();
  await rail.getByRole('link', { name: 'Stage this world' }).click();
  await expect(console).toHaveURL(page.url());
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
});

test('a laptop that slept for an hour in mid-story goes on with the next press', async ({ page, world }) => {
  await page.clock.install();
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Place her bets' }).click();
  await expect(page.getByRole('button', { name: 'Close the sale' })).toBeEnabled();
  // Server and browser sleep with the machine; when it wakes, both find their clocks an hour on.
  await world.clock.advance('1h');
  await page.clock.fastForward('01:00:00');
  await page.getByRole('button', { name: 'Close the sale' }).click();
  await page.getByRole('button', { name: 'Draw 18 now' }).click();
  await expect(page.getByRole('button', { name: 'Open the past draws' })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
  const now = await world.currentIssue();
  await expect(phoneOf(page).getByText(`Issue ${now.issueCode}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open the past draws' }).click();
  await page.getByRole('button', { name: 'Show her record' }).click();
  await expect(phoneOf(page).getByText('+343.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show her balance' }).click();
  await expect(phoneOf(page).getByText('1,392.95').first()).toBeVisible();
  expect((await world.audit()).broken).toEqual([]);
});

test('ten visitors join by the code, bet, are listed and paid, and are out when the invitation ends', async ({
  browser,
  page,
  ownMock: mock,
}) => {
  // Five phones and a stage: on a busy machine more than other tests take.
  test.slow();
  await standInNetwork(page);
  await page.goto(`${mock.url}/__mock/stage`);
  await expect(page).toHaveURL(/^http:\/\/stage\.localhost/);
  await page.getByRole('button', { name: /^First win/ }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  const stage = await mock.world('stage');
  await freezeInSale(stage);
  const code = page.getByRole('img', { name: /^Invitation: / });
  const link = await linkOf(code, mock);
  const visitors: Visitor[] = [];
  while (visitors.length < PHONES) visitors.push(await visit(browser, link));
  const others: PlayerSession[] = [];
  while (visitors.length + others.length < VISITORS) others.push(await stage.invitation.join());
  await expect(inTheRoom(page)).toHaveText(`In the room ${VISITORS}`);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Place her bets' }).click();
  for (const { phone } of visitors) await betInApp(phone);
  for (const other of others) await betOnBig(other, 10);
  const names = Array.from({ length: VISITORS }, (_, index) => `visitor${index + 1}`);
  const rows = page.getByRole('complementary', { name: 'In the room' }).getByRole('listitem');
  await expect(rows).toContainText(names.map((name) => `${name} 10 on Big`));
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the sale' }).click();
  await page.getByRole('button', { name: 'Draw 18 now' }).click();
  await expect(page.getByRole('button', { name: 'Open the past draws' })).toBeEnabled(STEP_PATIENCE);
  for (const { phone } of visitors) await expect(phone.getByText(/\+9\.99(?!\d)/).first()).toBeVisible();
  await expect(rows).toContainText(names.map(() => '+19.99'));
  await expect(page.getByText('Winner of the room visitor1 +19.99')).toBeVisible();
  expect((await stage.audit()).broken).toEqual([]);
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { stop } of visitors) stop();
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: `Visitors in the room: ${VISITORS}. Start over?` });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(inTheRoom(page)).toHaveText(`In the room ${VISITORS}`);
  await page.keyboard.press('r');
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  // They stay joined, each with a new account behind the same phone.
  await expect(inTheRoom(page)).toHaveText(`In the room ${VISITORS}`);
  await expect(rows).toContainText(names.map((name) => `${name} has joined`));
  for (const { phone } of visitors) {
    await phone.goto(new URL(paths.my, phone.url()).href);
    await expect(phone.getByText('1,000.00').first()).toBeVisible();
  }
  await phoneOf(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-former', ''));
  await page.getByRole('button', { name: 'End invitation…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(inTheRoom(page)).toHaveText('In the room 0');
  // Each reads a farewell, in the app that is open and on a page that is loaded; the phone of the story goes on.
  for (const { phone } of visitors) {
    await expect(phone.getByText(t('app.over.title'))).toBeVisible();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByRole('heading', { name: t('app.over.title') })).toBeVisible();
  }
  // Who scans the new code is let in again.
  await expect.poll(() => linkOf(code, mock)).not.toBe(link);
  visitors.push(await visit(browser, await linkOf(code, mock), 'Mei of table 4'));
  await expect(inTheRoom(page)).toHaveText('In the room 1');
  await expect(rows).toContainText(['Mei of table 4 has joined']);
  await expect(phoneOf(page).locator('html[data-former]')).toBeAttached();
  await Promise.all(visitors.map(({ phone }) => phone.context().close()));
});

/** The code leads to the address of this machine in its network; here the browser is on the machine itself. */
async function linkOf(code: Locator, mock: Mock): Promise<string> {
  const link = new URL(((await code.getAttribute('aria-label')) ?? '').replace('Invitation: ', ''));
  link.host = new URL(mock.url).host;
  return link.href;
}

type Visitor = Awaited<ReturnType<typeof visit>>;

/** What this machine asks for itself is never shut out: a phone of the room is another one, as a proxy would say. */
const FROM_THE_ROOM = { 'x-forwarded-for': '192.168.1.20' };

/** A visitor scans the code with a phone of their own. */
async function visit(browser: Browser, link: string, name?: string) {
  const context = await browser.newContext({ ...TEST_PHONE, ...STILL, extraHTTPHeaders: FROM_THE_ROOM });
  const { complaints, stop } = recordComplaints(context);
  const phone = await context.newPage();
  await phone.goto(link);
  if (name !== undefined) await phone.getByRole('textbox', { name: 'Your name (optional)' }).fill(name);
  await phone.getByRole('button').first().click();
  await expect(phone).toHaveURL(({ pathname }) => pathname === '/');
  return { phone, complaints, stop };
}

async function betInApp(phone: Page): Promise<void> {
  await phone.goto(new URL(paths.roomBetting, phone.url()).href);
  const big = `${t('game.choice.big')} 1.999`;
  await phone.getByRole('button', { name: big, exact: true }).click();
  await phone.getByRole('button', { name: t('game.bet.now') }).click();
  await expect(phone.getByRole('button', { name: t('betting.slip.repeat') })).toBeVisible();
}
