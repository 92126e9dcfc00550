import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { Locator, Page, Route } from '@playwright/test';
import type { StoryId } from '../src/stage/hand.ts';
import { textsOf } from '../src/stage/stories/story-texts.ts';
import { openPresenter } from './open-presenter.ts';
import { phoneOf, STEP_PATIENCE } from './story-presses.ts';

/** Longer than any sentence stays, and than the end of a story. */
const PAUSE = '00:20';

/** What the audience reads in a story, its beginning first. */
function saidIn(id: StoryId): [string, string, ...string[]] {
  const { sentence, steps } = textsOf({ id }, 'en');
  const [first = '', ...rest] = steps.map(({ say }) => say);
  return [sentence, first, ...rest];
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const note = (page: Page) => page.locator('p').filter({ hasText: /^Goes on by itself in \d+ s$/ });

/** So long (ms) the clock of the windows runs between two looks at them: less than any sentence stays. */
const LOOK_MS = 500;

/**
 * Lets the clock of all windows run until this is so, and stand again. A story that is told by itself gets no further
 * than it was looked at, however busy the machine is.
 */
async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    if (await isSo()) return true;
    await page.clock.runFor(LOOK_MS);
    return false;
  };
  await expect.poll(look, { intervals: [LOOK_MS], ...STEP_PATIENCE }).toBe(true);
}

const isSeen = (locator: Locator) => runUntil(locator.page(), () => locator.isVisible());
const isEnabled = (button: Locator) => isSeen(button.and(button.page().locator(':enabled')));
const isSaid = (page: Page, said: string) => isSeen(page.getByText(said, { exact: true }));

/** Waits until nothing is under way on the stage. */
const isIdle = (page: Page) =>
  runUntil(page, () =>
    page.evaluate(() => Object.values(localStorage).every((state) => !state.includes('"isBusy":true'))),
  );

/** Lets the time pass that the audience is given to read. */
async function readOn(page: Page): Promise<void> {
  await isIdle(page);
  // The window notes that as well, and waits from then on.
  await page.clock.runFor(LOOK_MS);
  await page.clock.fastForward(PAUSE);
}

/** Opens a booth, until its first story stands. */
async function openBooth(page: Page, id: StoryId, address = '#/booth'): Promise<void> {
  await page.goto(`/__mock/stage${address}`);
  await isSaid(page, saidIn(id)[0]);
}

test.beforeEach(async ({ page, world }) => {
  // Set an hour late, the clock has time to run on before it is told to stand.
  const now = Date.now();
  await page.clock.install({ time: now - HOUR_MS });
  await page.clock.pauseAt(now);
  await freezeInSale(world);
});

test('a booth tells story after story by itself, each in a world as it was at first', async ({
  page,
  world,
}) => {
  await openBooth(page, 'first-win');
  for (const said of saidIn('first-win')) {
    await isSaid(page, said);
    await readOn(page);
  }
  const [next, afterIt] = saidIn('deposit-to-withdrawal');
  await isSaid(page, next);
  expect((await world.players({ userName: 'linmei' })).total).toBe(0);
  await readOn(page);
  await isSaid(page, afterIt);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the address of a booth can name one story, which is told again and again', async ({ page, world }) => {
  await openBooth(page, 'maintenance-hour', '#/booth/maintenance-hour');
  for (const said of [...saidIn('maintenance-hour'), ...saidIn('maintenance-hour').slice(0, 2)]) {
    await isSaid(page, said);
    await readOn(page);
  }
  // Nothing is left of the rounds before: the states of the world are that of the beginning and one a step.
  expect((await world.snapshots.list()).length).toBeLessThanOrEqual(saidIn('maintenance-hour').length);
});

test('a booth keeps the screen from going dark for as long as it plays by itself', async ({ page }) => {
  await page.addInitScript(countScreenLocks);
  await openBooth(page, 'first-win');
  const held = () => page.evaluate(() => document.documentElement.dataset.screenLocks);
  await expect.poll(held).toBe('1');
  await page.keyboard.press('n');
  await button(page, 'Play by itself').click();
  await expect.poll(held).toBe('0');
});

test('a press on the phone takes over, and a minute after the last one the story is told again', async ({
  page,
}) => {
  const [beginning, first, second] = saidIn('first-win');
  await openBooth(page, 'first-win');
  await readOn(page);
  await isSaid(page, first);
  await expect(note(page)).toHaveCount(0);
  const balance = phoneOf(page).getByText('1,000.00').first();
  await isSeen(balance);
  await balance.click();
  await expect(note(page)).toBeVisible();
  await page.clock.fastForward('00:40');
  await isSaid(page, first);
  // A key that no phone and no stage knows is a press as well, and what the visitor presses is done.
  await page.keyboard.press('x');
  await page.keyboard.press('Space');
  await isSaid(page, second ?? '');
  await page.clock.fastForward('00:40');
  await isSaid(page, second ?? '');
  // A phone that is on its way still would ask for a player whom the next story does not know.
  await isSeen(phoneOf(page).getByText('930.00').first());
  await page.keyboard.press('b');
  await expect(button(page, 'Back to the stage')).toBeVisible();
  await page.clock.fastForward('01:01');
  await isSaid(page, beginning);
  await expect(button(page, 'Back to the stage')).toBeHidden();
  await expect(note(page)).toHaveCount(0);
});

test('a step that fails begins the story again, without a word of it, and visitors stay joined', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('game/gameBet.do');
  const [beginning, first, second] = saidIn('first-win');
  await openBooth(page, 'first-win');
  await world.invitation.join();
  await readOn(page);
  await isSaid(page, first);
  await world.faults.add('game/gameBet.do', { httpStatus: 500 });
  await readOn(page);
  await runUntil(page, () => page.evaluate(() => JSON.stringify(localStorage).includes('failure')));
  await world.faults.clear();
  // The first try to begin again is refused.
  let isRefused = false;
  const refuse = async (route: Route) => {
    await route.fulfill({ json: { code: 409, data: null, msg: 'not now' } });
    isRefused = true;
  };
  await page.route('**/__mock/scenario', refuse, { times: 1 });
  await runUntil(page, async () => isRefused);
  await isIdle(page);
  await expect(page.getByText('not now')).toHaveCount(0);
  await readOn(page);
  await isSaid(page, beginning);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await readOn(page);
  await isSaid(page, first);
  await readOn(page);
  await isSaid(page, second ?? '');
  await isSeen(page.getByRole('heading', { name: 'In the room 1' }));
});

test('the presenter’s window switches it on and off; the audience’s plays, and goes on after a reload', async ({
  page,
  world,
}) => {
  await page.goto('/__mock/stage');
  const presenter = await openPresenter(page);
  const byItself = button(presenter, 'Play by itself');
  await byItself.click();
  const [beginning, first, second, third] = saidIn('first-win');
  await isSaid(page, beginning);
  await expect(byItself).toHaveAttribute('aria-pressed', 'true');
  // A second window of the audience shows the same, waits for its turn, and plays on once the first one is closed.
  const other = await page.context().newPage();
  await other.goto(`${world.url}/__mock/stage`);
  await readOn(page);
  for (const one of [page, other]) await isSaid(one, first);
  await isEnabled(button(presenter, 'Place her bets'));
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending ?? []);
  await expect
    .poll(async () => (await waiting()).map(({ name }) => name))
    .toContain(`booth of ${world.name}`);
  // Closed in the middle of a step, it leaves nothing under way in the others.
  let isBegun = false;
  await page.route('**/__mock/snapshots', () => {
    isBegun = true;
  });
  await readOn(page);
  await runUntil(page, async () => isBegun);
  await expect(button(presenter, 'Place her bets')).toBeDisabled();
  await page.close();
  await isEnabled(button(presenter, 'Place her bets'));
  await readOn(other);
  await isSaid(other, second ?? '');
  await other.reload();
  await readOn(other);
  await isSaid(other, third ?? '');
  await isIdle(other);
  await byItself.click();
  await expect(byItself).toHaveAttribute('aria-pressed', 'false');
  await readOn(other);
  await isEnabled(button(presenter, 'Draw 18 now'));
  await isSaid(other, third ?? '');
});

/** In the page, in the place of the browser's own locks, which no page can count. */
function countScreenLocks(): void {
  let count = 0;
  const add = (some: number) => {
    count += some;
    document.documentElement.dataset.screenLocks = String(count);
  };
  const request = async () => {
    add(1);
    return { release: async () => add(-1) };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}
