import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import type { Page } from '@playwright/test';
import { openPresenter } from './open-presenter.ts';
import { phoneOf, pressIntoPhone, STEP_PATIENCE } from './story-presses.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Lin Mei is let in, and her phone shows it. */
async function letLinMeiIn(page: Page): Promise<void> {
  await page.goto('/__mock/stage');
  await button(page, 'First win').click();
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  await button(page, 'Let Lin Mei in').click();
  await expect(button(page, 'Place her bets')).toBeEnabled();
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
}

test('the time stands still between presses, and a console that lets it run changes no sentence', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await world.clock.rate(1);
  await letLinMeiIn(page);
  await expect(page.getByText('time stands still')).toBeVisible();
  const { serverTimeMs } = await world.currentIssue();
  expect((await world.currentIssue()).serverTimeMs).toBe(serverTimeMs);
  await world.clock.rate(1);
  await expect(page.getByText('time runs ×1')).toBeVisible();
  await button(page, 'Place her bets').click();
  await expect(page.getByText('time stands still')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keys are the stage’s wherever the focus is: also after a press into the phone', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await phoneOf(page).getByText('1,000.00').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('Space');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  await phoneOf(page)
    .locator('main, #root')
    .first()
    .click({ position: { x: 190, y: 20 } });
  await page.keyboard.press('b');
  await expect(button(page, 'Back to the stage')).toBeVisible();
  // Behind a black screen nothing goes on.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  await expect(button(page, 'Back to the stage')).toBeHidden();
  await expect(button(page, 'Close the sale')).toBeEnabled();
});

test('keys are the stage’s in a phone that has come, and whose app has not', async ({ page, world }) => {
  await page.addInitScript(startPhonesLate);
  await freezeInSale(world);
  await page.goto('/__mock/stage');
  await button(page, 'First win').click();
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  await pressIntoPhone(page);
  await page.keyboard.press('Space');
  await expect(button(page, 'Place her bets')).toBeEnabled(STEP_PATIENCE);
});

test('clickers send an arrow or a dot, and two presses that follow at once are one', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  // At once, however slow the machine is.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
  });
  await expect(button(page, 'Draw 18 now')).toBeEnabled();
  await expect(button(page, 'Open the past draws')).toHaveCount(0);
});

test('after a reload a story goes on where it was, and in a world that became another one it does not', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await page.reload();
  await expect(button(page, 'Place her bets')).toBeEnabled();
  await expect(phoneOf(page).getByText('1,000.00').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Close the sale')).toBeEnabled();
  await world.scenario('fresh-install');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a story' })).toBeVisible();
});

test('the presenter has a window of their own: each shows what the other did, and the audience no notes', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const presenter = await openPresenter(page);
  await expect(button(page, 'Place her bets')).toHaveCount(0);
  await expect(button(presenter, 'Place her bets')).toBeEnabled();
  await presenter.keyboard.press('Space');
  await expect(button(presenter, 'Close the sale')).toBeEnabled();
  await expect(page.getByText(/^She bets 50 on Big/)).toBeVisible();
  await expect(phoneOf(page).getByText('930.00').first()).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(button(presenter, 'Draw 18 now')).toBeEnabled();
  await button(presenter, 'Black screen').click();
  await expect(button(page, 'Back to the stage')).toBeVisible();
});

test('behind a black screen no question is open that a key would answer unseen', async ({ page, world }) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const presenter = await page.context().newPage();
  await presenter.goto('/__mock/stage#/presenter');
  await button(page, 'End invitation…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await button(presenter, 'Black screen').click();
  await expect(button(page, 'Back to the stage')).toBeVisible();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.press('b');
  await expect(button(page, 'Place her bets')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { shortCode } = await world.control(inviteControl, { params: { name: world.name } });
  await world.request.post('/__mock/join').send({ shortCode }).expect(200);
  await expect(page.getByText('visitor1')).toBeVisible();
  await page.keyboard.press('r');
  await expect(button(page, 'Keep it')).toBeVisible();
  await button(presenter, 'Black screen').click();
  await expect(button(page, 'Back to the stage')).toBeVisible();
  for (const key of ['Tab', 'Enter', 'b']) await page.keyboard.press(key);
  await button(page, 'Keep it').click();
  await expect(button(page, 'Place her bets')).toBeEnabled();
});

test('a press waits for what the other window is at, and one that both take at once counts once', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const presenter = await openPresenter(page);
  await expect(button(presenter, 'Place her bets')).toBeEnabled();
  await expect(button(page, 'Place her bets')).toHaveCount(0);
  const stage = `stage of ${world.name}`;
  const letGo = await holdLock(page, stage);
  await presenter.keyboard.press('Space');
  await expect(button(presenter, 'Place her bets')).toBeDisabled();
  // This window does not know that yet, and is pressed, too.
  await presenter.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...stored, state: { ...stored.state, isBusy: false } }));
  }, stage);
  await expect.poll(() => page.evaluate(waitingFor, stage)).toBe(1);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(waitingFor, stage)).toBe(2);
  await letGo();
  await expect(button(presenter, 'Close the sale')).toBeEnabled();
  await expect.poll(() => page.evaluate(waitingFor, stage)).toBe(0);
  await expect(button(presenter, 'Close the sale')).toBeEnabled();
  await expect(presenter.getByRole('alert')).toHaveCount(0);
});

test('a press that takes long shows that it goes on', async ({ page, world }) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const ring = button(page, 'Place her bets').locator('[class*="spinner"]');
  await expect(ring).toHaveCount(0);
  const letGo = await holdLock(page, `stage of ${world.name}`);
  await page.keyboard.press('Space');
  await expect(ring).toBeVisible();
  await letGo();
  await expect(button(page, 'Close the sale')).toBeEnabled();
  await expect(ring).toHaveCount(0);
});

test('who starts over while a step is under way starts over once it is done', async ({ page, world }) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  const letGo = await holdLock(page, `stage of ${world.name}`);
  await page.keyboard.press('Space');
  await expect(button(page, 'Place her bets')).toBeDisabled();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await letGo();
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  expect((await world.players({ userName: 'linmei' })).total).toBe(0);
});

test('the window of the presenter alone says that no phone answers', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage#/presenter');
  await button(page, 'First win').click();
  await button(page, 'Let Lin Mei in').click();
  await expect(page.getByRole('alert')).toHaveText('No phone answered: open the window of the audience.');
  await expect(button(page, 'Place her bets')).toBeEnabled();
});

test('a step whose sentence the phone does not show says what is missing, until it does', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('user/getUserInfo', 'wallet');
  await freezeInSale(world);
  await letLinMeiIn(page);
  const balance = /user\/getUserInfo/;
  await page.route(balance, (route) => route.abort());
  await page.route(/wallet/, (route) => route.abort());
  await page.keyboard.press('Space');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The phone does not show all of it: 930.00');
  await page.unroute(balance);
  await page.unroute(/wallet/);
  // By itself: the app asks again, and the stage opens another phone in the place of one that never showed the step.
  await expect(phoneOf(page).getByText('930.00').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a step back to a draw shows the draw, and the phone changes its language where it is', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  for (const name of ['Place her bets', 'Close the sale', 'Draw 18 now', 'Open the past draws'])
    await button(page, name).and(page.locator(':enabled')).click();
  await expect(button(page, 'Show her record')).toBeEnabled();
  await page.keyboard.press('Z');
  await expect(phoneOf(page).getByText('+392.95').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the phones' }).selectOption('kor');
  await expect(phoneOf(page).locator('html[lang="ko"]')).toBeAttached();
  await expect(phoneOf(page).getByText('+392.95').first()).toBeVisible();
});

/** Lets this window be at something, until it is told to let go. */
async function holdLock(page: Page, name: string): Promise<() => Promise<void>> {
  const released = await page.evaluateHandle(
    (lock) =>
      new Promise<{ readonly resolve: () => void }>((granted) => {
        void navigator.locks.request(lock, () => new Promise<void>((resolve) => granted({ resolve })));
      }),
    name,
  );
  return () => released.evaluate(({ resolve }) => resolve());
}

/** In a phone of the stage: what the page puts off to its next task comes seconds later, as on a slow machine. */
function startPhonesLate(): void {
  if (window.name !== 'stage') return;
  const { setTimeout } = window;
  const late = (work: () => void, ms = 4000) => setTimeout(work, ms);
  Object.assign(window, { setTimeout: late });
}

/** How many presses wait for their turn. */
async function waitingFor(name: string): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter((lock) => lock.name === name).length;
}

test('a story that is told again has a new player of the same name, on the phone and below it', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await letLinMeiIn(page);
  await button(page, 'First win').click();
  await expect(button(page, 'Let Lin Mei in')).toBeEnabled();
  await button(page, 'Let Lin Mei in').click();
  await expect(button(page, 'Place her bets')).toBeEnabled();
  expect((await world.players({ userName: 'linmei2' })).total).toBe(1);
  await expect(page.getByRole('figure')).toHaveText('Lin Mei');
});
