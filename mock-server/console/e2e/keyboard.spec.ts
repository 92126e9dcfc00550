import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { holdRequests } from '@canada28/client/e2e/support/hold-requests.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';
import { PAGE_LIST } from '../src/console/app/page-list.ts';

/** More stops than any page has. */
const MOST_STOPS = 250;

/** The id of a control that is put behind all others: where it is reached, the walk is at its end. */
const END = 'end-of-the-walk';

/** What of a list is looked for so that few of its rows stand there. */
const SEARCHES: Readonly<Record<string, string>> = { '/scenarios': 'sealed', '/worlds': 'default' };

const PLAYERS_PAGE = /\/assets\/players-page-.*\.js$/;

/** The cockpit is the one page whose heading is not its name. */
const headingOf = ({ path, title }: (typeof PAGE_LIST)[number]) => (path === '/' ? 'World time' : title);

for (const listed of PAGE_LIST)
  test(`every control of ${listed.title} is a stop of the tab key, and shows that it is`, async ({
    page,
    world,
  }) => {
    const { path } = listed;
    const search = SEARCHES[path];
    await freezeInSale(world);
    await page.goto(`/__mock#${path}`);
    await expect(page.getByText(headingOf(listed)).last()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Journal' })).toContainText('live');
    if (search !== undefined) await page.getByRole('searchbox').fill(search);
    await expect(page.getByRole('button', { name: 'audit holds' })).toBeVisible();
    // A phone that is still on its way to its page takes the keyboard along, and so does its button to load again.
    if (path === '/')
      await expect(page.frameLocator('iframe[title^="Phone of"]').getByText('Bet now')).toBeVisible();
    await expect(page.getByText('The phone is loading.')).toHaveCount(0);
    const { missed, hidden } = await walk(page);
    expect(missed, 'controls that no tab key reaches').toEqual([]);
    expect(hidden, 'stops that show nothing').toEqual([]);
  });

test('what is opened keeps the keyboard, and gives it back where it was', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock');
  const openers = [
    page.getByRole('button', { name: `Decide issue ${issueCode}` }),
    page.getByRole('button', { name: 'QR' }),
    page.getByRole('button', { name: /settings of this world/ }),
    page.getByRole('button', { name: /do anything/ }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(isInDialog)).toBe(true);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      // From the last stop to the first it takes a frame.
      await expect.poll(() => page.evaluate(isInDialog)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('what goes away leaves the keyboard in its place, and the same key does no more', async ({
  page,
  world,
}) => {
  for (const httpStatus of [500, 502, 503]) await world.faults.add('chat/list', { httpStatus });
  await page.goto('/__mock#/faults');
  const remove = page.getByRole('button', { name: /^Remove: / });
  await expect(remove).toHaveCount(3);
  const rows = page.getByRole('listitem').filter({ has: remove });
  await remove.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(remove.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(rows).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('section'))).toBe(true);
});

/** Goes through the page by the tab key, from its beginning until it begins again. */
async function walk(page: Page) {
  const stops: { readonly name: string; readonly isShown: boolean }[] = [];
  await page.evaluate(markControls, END);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // On its way into a phone, which is a page of its own, the keyboard stands nowhere for a moment.
    const handle = await page.waitForFunction(standsAt, END);
    const at = await handle.jsonValue();
    if (at === undefined || at === 'end') break;
    stops.push(at);
  }
  return {
    missed: await page.evaluate(missedControls),
    hidden: stops.filter(({ isShown }) => !isShown).map(({ name }) => name),
  };
}

function isInDialog(): boolean {
  return document.activeElement?.closest('[role=dialog]') !== null;
}

/** Marks whatever can be worked with: of a group that arrows walk, its one stop. */
function markControls(end: string): void {
  // From here on, the tab key begins at the beginning.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    const isOther = control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
    const canBeUsed = !control.matches(':disabled') && control.tabIndex >= 0 && control.checkVisibility();
    if (canBeUsed && !isOther) control.dataset.toReach = '';
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) delete target.dataset.toReach;
  });
  const last = document.createElement('button');
  last.id = end;
  document.body.append(last);
}

/** Where the keyboard is, and whether it can be seen there; undefined while it is nowhere. */
function standsAt(end: string) {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return undefined;
  if (at.id === end) return 'end';
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const marks = [
    getComputedStyle(at),
    getComputedStyle(at, '::after'),
    getComputedStyle(at.parentElement ?? at),
  ];
  const isMarked = marks.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth !== '0px',
  );
  const name = `${at.tagName} ${at.ariaLabel ?? at.innerText.slice(0, 40)}`;
  return { name, isShown: at.tagName === 'IFRAME' || (isInView && isMarked) };
}

function missedControls(): string[] {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-to-reach]')];
  // What happened meanwhile stands on top of a list, and is its stop now.
  const missed = marked.filter(({ tabIndex }) => tabIndex >= 0);
  return missed.map((control) => control.outerHTML.slice(0, 120));
}

test('single keys are switched off, and stay so; keys with Ctrl still work', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: 'all keys' })).toContainText('?');
  await page.getByRole('button', { name: 'all keys' }).click();
  await page.getByRole('checkbox', { name: /^Single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Back: / })).toBeVisible();
  await page.keyboard.press('4');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).not.toHaveURL(/draws/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'all keys' }).click();
  await page.getByRole('checkbox', { name: /^Single keys/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('4');
  await expect(page).toHaveURL(/draws/);
});

test('an address without a page says so under a heading', async ({ page }) => {
  await page.goto('/__mock#/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

test('a key sends the clock to now', async ({ page, world }) => {
  await freezeInSale(world);
  const { nowMs } = await world.read();
  // A world of a test may be ahead of the wall clock, and time goes forward only: that it is asked for is what counts.
  const data = { nowMs, rate: 0, happened: [], more: 0 };
  await page.route('**/__mock/clock', (route) => route.fulfill({ json: { code: 200, data, msg: '' } }));
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toBeVisible();
  const sent = page.waitForRequest('**/__mock/clock');
  await page.keyboard.press('l');
  expect((await sent).postDataJSON()).toEqual({ to: 'now' });
});

test('a page is loaded before it is opened, and the key that follows is its own, however late it comes', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const letPlayersCome = await holdRequests(page, PLAYERS_PAGE);
  const asked = page.waitForRequest(PLAYERS_PAGE);
  await openCockpit(page);
  await asked;
  await page.keyboard.press('3');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/players/);
  letPlayersCome();
  await expect(page.getByRole('dialog', { name: 'New player' })).toBeVisible();
});

test('a key for a page that is on its way is not for another one that is opened meanwhile', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await holdRequests(page, PLAYERS_PAGE);
  await openCockpit(page);
  await page.keyboard.press('9');
  const field = page.getByRole('searchbox', { name: 'Find a world' });
  await expect(field).toBeVisible();
  await page.keyboard.press('3');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('9');
  await expect(field).toBeVisible();
  await expect(field).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

async function openCockpit(page: Page): Promise<void> {
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: /^Back: / })).toBeVisible();
}
