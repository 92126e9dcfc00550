import { readFile } from 'node:fs/promises';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page, Request } from '@playwright/test';

/** As often as anything may be asked for again; a timer of the browser never ends before its time. */
const EVERY_MS = 1000;

const LIST = 'What happened, newest first';

test('where a browser finds no hosts of worlds the console says so, has one phone, and goes on', async ({
  page,
  world,
  expectedComplaints,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  const { port } = new URL(world.url);
  expectedComplaints.push('/__mock/page.js');
  await page.route(`${world.url}/__mock/page.js`, (route) => route.abort());
  await page.goto(`http://localhost:${port}/__mock?world=${world.name}`);
  await expect(page.getByText('This browser finds no hosts of worlds')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toContainText('every 1 s');
  await expect(page.getByRole('button', { name: 'Two players' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Player' }).selectOption(player.userName);
  const phone = page.frameLocator(`iframe[title="Phone of ${player.userName}"]`);
  await expect(phone.getByText('500.00').first()).toBeVisible();
  await world.clock.to('cutoff');
  await expect(page.getByText('Sealed', { exact: true })).toBeVisible();
  await page.keyboard.press('9');
  await page.getByRole('searchbox').fill(world.name);
  const link = page.getByRole('link', { name: world.name, exact: true });
  await expect(link).toHaveAttribute('href', `/__mock?world=${world.name}`);
});

test('pages that are hidden leave their connections to the one that is shown, and catch up when they are', async ({
  page,
  context,
  world,
}) => {
  await freezeInSale(world);
  // As a browser that shows one of several pages in its window.
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  for (let count = 0; count < 6; count += 1) {
    const other = await context.newPage();
    await other.goto('/__mock');
    await expect(other.getByRole('button', { name: 'following', exact: true })).toBeVisible();
    await other.evaluate(setHidden, true);
  }
  await page.goto('/__mock');
  await page.getByRole('button', { name: '+ 1 h' }).click();
  await expect(page.getByText('An hour later')).toBeVisible();
  for (const other of context.pages().filter((one) => one !== page)) {
    await other.evaluate(setHidden, false);
    await expect(other.getByRole('button', { name: 'time moved · + 1 h' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Journal' })).toContainText('live');
    await other.evaluate(setHidden, true);
  }
});

test('a stream that breaks is said; what happens is asked for once a second until there is one again', async ({
  page,
  world,
  expectedComplaints,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  expectedComplaints.push('/__mock/journal/stream');
  const answers = ['begins and ends', 'refused'];
  await page.route('**/__mock/journal/stream*', (route) => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (answer === 'refused') return route.fulfill({ status: 503 });
    if (answer === undefined) return route.continue();
    return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 1\n\n' });
  });
  const asked = requestsOf(page, '/__mock/journal');
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: 'following, every 1 s' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toContainText('every 1 s');
  await player.call('wallet/getMyWallet', {});
  const rows = page.getByRole('list', { name: LIST }).getByRole('button');
  await expect(rows.filter({ hasText: 'getMyWallet' }).filter({ hasText: player.userName })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(shortestGapMs(asked)).toBeGreaterThan(0.9 * EVERY_MS);
  answers.length = 0;
  await expect(page.getByRole('button', { name: 'following', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toContainText('live');
  await world.clock.to('cutoff');
  await expect(page.getByText('Sealed', { exact: true })).toBeVisible();
});

test('where the stream is there, only what no journal tells is asked for again, once a second', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/worlds');
  await expect(page.getByRole('link', { name: 'Journal' })).toContainText('live');
  const worlds = requestsOf(page, '/__mock/worlds');
  // What a page asks for as it begins has been asked for by then.
  await expect.poll(() => worlds.length).toBeGreaterThan(3);
  const all = requestsOf(page);
  const before = worlds.length;
  await expect.poll(() => worlds.length).toBeGreaterThan(before + 4);
  expect([...new Set(all.map((request) => new URL(request.url()).pathname))]).toEqual(['/__mock/worlds']);
  expect(shortestGapMs(worlds.slice(1))).toBeGreaterThan(0.9 * EVERY_MS);
});

test('the calls are downloaded as a HAR file, from the cockpit and from the journal', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  await player.call('wallet/getMyWallet', {});
  for (const path of ['/__mock', '/__mock#/journal']) {
    await page.goto(path);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'HAR', exact: true }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(`${world.name}.har`);
    const { log } = JSON.parse(await readFile(await file.path(), 'utf8'));
    const calls = log.entries.filter(({ request }: Call) => request.url.endsWith('/wallet/getMyWallet'));
    const [reply] = calls.map(({ response }: Call) => JSON.parse(response.content.text));
    expect(reply).toMatchObject({ code: 200, data: { moneyUsable: 500 } });
  }
});

/** As a HAR file has it. */
type Call = {
  readonly request: { readonly url: string };
  readonly response: { readonly content: { readonly text: string } };
};

/** What the page asks the mock for from now on: of one path, or of all. */
function requestsOf(page: Page, path?: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isMock = pathname.startsWith('/__mock/') && request.resourceType() === 'fetch';
    if (isMock && (path === undefined || pathname === path)) seen.push(request);
  });
  return seen;
}

/** By the clock of the browser. */
function shortestGapMs(requests: readonly Request[]): number {
  const starts = requests.map((request) => request.timing().startTime).filter((start) => start > 0);
  return Math.min(...starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
}
