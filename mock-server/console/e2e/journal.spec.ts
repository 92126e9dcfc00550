import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Locator } from '@playwright/test';
import { clockOf } from '../src/ui/clock.ts';

test('the cockpit tells what a player did, in words, with request and reply', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock');
  const list = page.getByRole('list', { name: 'What happened, newest first' });
  await expect(list).toBeVisible();
  await player.call('game/gameBet.do', {
    issueCode,
    lotteryId: '1',
    totalAmount: 50,
    gameItem: [{ totalAmount: 50, numberRecord: '31' }],
  });
  const row = list.getByRole('button', { name: `50 on Big · issue ${issueCode}` });
  await row.click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('"numberRecord": "31"');
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('"code": 200');
  const headersOf = (what: string) =>
    page
      .getByRole('group', { name: `What is shown of the ${what}` })
      .getByRole('button', { name: 'Headers' });
  await headersOf('request').click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText(
    /lang: en[\s\S]*x-token: \*\*\* [0-9a-f]{8}/,
  );
  await headersOf('reply').click();
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText(
    new RegExp(`x-demo: ${world.name}[\\s\\S]*date: `),
  );
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByText(`game/gameBet.do was sent again by ${player.userName}: code 200.`),
  ).toBeVisible();
  await page.getByRole('button', { name: /^follow: \d+ new$/ }).click();
  await expect(row).toHaveCount(2);
});

test('what the phone sent is found by text, call and time, and leads to a fault', async ({ page, world }) => {
  const player = await world.player({ balance: 500 });
  await player.call('user/updateUserInfo', { nickName: 'Found at once' });
  await player.call('wallet/getMyWallet', {});
  await page.goto('/__mock#/journal?path=user/*');
  const rows = page.getByRole('list', { name: 'What happened, newest first' }).getByRole('button');
  await expect(rows.filter({ hasText: 'user/updateUserInfo' })).toBeVisible();
  await expect(rows.filter({ hasText: 'wallet/getMyWallet' })).toHaveCount(0);
  await page.getByLabel('Any text of it').fill('found at once');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText('"nickName":"Found at once"')).toBeVisible();
  await page.getByLabel('Go to a time').fill('0s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('"nickName": "Found at once"');
  await expect(page.getByRole('button', { name: 'follow', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make this a fault' }).click();
  await expect(page.getByLabel('Which calls')).toHaveValue('user/updateUserInfo');
  await expect(page.getByLabel('Whose')).toHaveValue(player.userName);
});

test('no row moves under a pointer that is on its way to press it', async ({ page, world }) => {
  const player = await world.player();
  await page.clock.install();
  await page.goto('/__mock#/journal');
  const newest = page.getByRole('list', { name: 'What happened, newest first' }).getByRole('button').first();
  await newest.hover();
  const aimedAt = (await newest.getAttribute('data-entry')) ?? '';
  await page.clock.pauseAt(Date.now() + 60_000);
  await newest.hover();
  await player.call('wallet/getMyWallet', {});
  for (const x of [20, 21, 22, 23, 24, 25]) {
    await newest.hover({ position: { x, y: 10 } });
    await page.clock.runFor(200);
  }
  await expect(newest).toHaveAttribute('data-entry', aimedAt);
  await expect(async () => {
    await page.clock.runFor(700);
    expect(await newest.getAttribute('data-entry')).not.toBe(aimedAt);
  }).toPass();
});

test('the words of the head stand above their columns, also where the rows scroll', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const rows = page.getByRole('list', { name: 'What happened, newest first' });
  const ofCode = () => rows.getByText('200', { exact: true }).first();
  const edge = async (cell: Locator) => {
    const { x, width } = (await cell.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width);
  };
  for (let move = 0; move < 30; move += 1) await world.clock.advance(1);
  await expect(rows.getByRole('button', { name: /time moved/ }).nth(10)).toBeVisible();
  const scroller = rows.locator('..');
  expect(await scroller.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  expect(await edge(ofCode())).toBe(await edge(page.getByText('Code', { exact: true })));
});

test('rows are walked and opened by keys; a secret cannot be sent again', async ({ page, world }) => {
  const { userName, password } = await world.player({ balance: 500 });
  const player = await world.logIn(userName, password);
  await page.goto('/__mock#/journal?path=user/login');
  const row = page.getByRole('button', { name: new RegExp(`user/login.*${player.userName}`) });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await expect(page.getByText('There is a password in it')).toBeVisible();
  await page.getByLabel('Call', { exact: true }).fill('');
  await expect(page.getByRole('button', { name: /player created/ })).toBeVisible();
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-entry]:focus')).not.toContainText('user/login');
});

test('the row of the keyboard stays on the page wherever one scrolls, and what opens comes into sight', async ({
  page,
  world,
}) => {
  // A day begins between the oldest rows: what names it stands above one of them.
  const { nowMs } = await world.clock.freeze();
  const eightHours = 8 * HOUR_MS;
  await world.clock.set(Math.ceil((nowMs + eightHours) / DAY_MS) * DAY_MS - eightHours - 2 * MINUTE_MS);
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: 'Clear the view' }).click();
  for (let move = 0; move < 60; move += 1) await world.clock.advance(20_000);
  const rows = page.getByRole('list', { name: 'What happened, newest first' });
  const focused = page.locator('[data-entry]:focus');
  await rows.getByRole('button').first().focus();
  await page.keyboard.press('End');
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', { name: 'Copy as JSON' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await rows.locator('..').evaluate((scroller) => scroller.scrollTo({ top: 0 }));
  await expect(rows.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(focused).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(focused).toBeInViewport({ ratio: 1 });
});

test('polls that tell nothing new stand in one row, until they are asked for', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock#/journal');
  const wallets = page.getByRole('button', { name: /wallet\/getMyWallet/ });
  for (let call = 0; call < 3; call += 1) await player.call('wallet/getMyWallet', {});
  await expect(wallets.filter({ hasText: '× 3' })).toBeVisible();
  await expect(wallets).toHaveCount(1);
  const gameItem = [{ totalAmount: 50, numberRecord: '31' }];
  await player.call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount: 50, gameItem });
  await player.call('wallet/getMyWallet', {});
  await expect(wallets).toHaveCount(2);
  await page.getByRole('button', { name: 'Polls' }).click();
  await expect(wallets).toHaveCount(4);
  await page.getByRole('button', { name: 'Polls' }).click();
  await expect(wallets).toHaveCount(2);
  await page.getByLabel('Code').fill('200');
  await expect(wallets).toHaveCount(4);
});

test('an empty list says why: cleared and paused, no differences, nothing found', async ({ page, world }) => {
  // Nothing happens by itself while what waits is counted.
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: /player created/ }).click();
  await page.getByRole('button', { name: 'Clear the view' }).click();
  await expect(
    page.getByText('The view was cleared. The list is paused: what happens now waits'),
  ).toBeVisible();
  await player.call('user/getUserInfo', {});
  await expect(page.getByText('The view was cleared. The list is paused: 1 new entry waits.')).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: /user\/getUserInfo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Differences' }).click();
  await expect(page.getByText('No differences since the view was cleared. A difference is')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await page.getByLabel('Any text of it').fill('player created');
  await expect(page.getByText('Nothing matches the filter since the view was cleared.')).toBeVisible();
  await page.getByRole('button', { name: 'Show what was cleared' }).click();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page.getByRole('button', { name: /player created/ })).toBeVisible();
});

test('where the day of the world changes a line says which day begins', async ({ page, world }) => {
  const { nowMs } = await world.clock.advance('5m');
  const midnightMs = Math.ceil((nowMs + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS;
  await world.clock.set(midnightMs - 1000);
  await world.clock.advance('5m');
  await page.goto('/__mock#/journal');
  const list = page.getByRole('list', { name: 'What happened, newest first' });
  const days = list.getByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}$/);
  await expect(days.first()).toHaveText(clockOf().day(midnightMs - 1000));
});

test('a call from before the world became another one is not copied as if it could be repeated', async ({
  page,
  world,
}) => {
  const player = await world.player();
  await player.call('wallet/getMyWallet', {});
  await world.scenario('ready-to-bet');
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: /wallet\/getMyWallet/ }).click();
  await page.getByRole('button', { name: 'Copy as test from here on' }).click();
  await expect(page.getByText('The world became another one after this call').first()).toBeVisible();
});
