import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

const run = promisify(execFile);

const MONEY = /wallet\/getMyWallet/;

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a copied test holds what was marked, and reads when asked for; axe finds nothing', async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: 500 });
  await player.call('wallet/getMyWallet', {});
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: MONEY }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('How many calls the test holds').selectOption('last 5 calls');
  const copy = page.getByRole('button', { name: 'Copy as test', exact: true });
  await copy.click();
  await expect(page.getByText(/^A test of 0 calls is in the clipboard: \d+ lines\.$/)).toBeVisible();
  expect(await clipboard(page)).not.toContain('wallet/getMyWallet');

  await page.getByRole('button', { name: 'With reads' }).click();
  await copy.click();
  await expect(page.getByText(/^A test of 1 call is in the clipboard: \d+ lines\.$/)).toBeVisible();
  expect(await clipboard(page)).toContain('wallet/getMyWallet');
  await page.getByRole('button', { name: 'With reads' }).click();

  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  await expect(page.getByText('The entry is marked: a copied test holds it.')).toBeVisible();
  await page.getByLabel('Note').fill('balance is right here');
  await page.getByLabel('Note').press('Enter');
  await expect(page.getByText('The note is at the entry.')).toBeVisible();
  await copy.click();
  await expect(page.getByText(/^A test of 1 call is in the clipboard: \d+ lines\.$/).last()).toBeVisible();
  expect(await clipboard(page)).toContain('wallet/getMyWallet');
});

test('a link opens the console with the entry open, also one that was cleared, and the filter is in the address', async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: 500 });
  await player.call('wallet/getMyWallet', {});
  await player.call('user/getUserInfo', {});
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: MONEY }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByText(/^The link is in the clipboard/)).toBeVisible();
  const link = await clipboard(page);
  await page.getByRole('button', { name: 'Clear the view' }).click();
  await expect(page.getByText(/^The view was cleared/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('"moneyUsable": 500');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('"moneyUsable": 500');

  await page.goto('about:blank');
  await page.goto('/__mock#/journal?text=getUserInfo');
  await expect(page.getByRole('button', { name: /user\/getUserInfo/ })).toBeVisible();
  await expect(page.getByRole('button', { name: MONEY })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /user\/getUserInfo/ })).toBeVisible();
  await expect(page.getByRole('button', { name: MONEY })).toHaveCount(0);
});

test('the curl command of a call makes it again when it is run; its HAR holds that call alone', async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: 123 });
  await player.call('wallet/getMyWallet', {});
  await player.call('user/getUserInfo', {});
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: MONEY }).click();
  await page.getByRole('button', { name: 'curl', exact: true }).click();
  await expect(page.getByText(/^The curl command is in the clipboard\./)).toBeVisible();
  const { stdout } = await run('sh', ['-c', await clipboard(page)]);
  expect(JSON.parse(stdout)).toMatchObject({ code: 200, data: { moneyUsable: 123 } });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'HAR of this call' }).first().click();
  const har = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(har.log.entries).toHaveLength(1);
  expect(har.log.entries[0].request.url).toContain('wallet/getMyWallet');
});

test('an entry says why its call was refused, in one sentence', async ({ page, world }) => {
  const player = await world.player({ balance: 5 });
  const tooMuch = { withdrawId: 1, addressId: 1, amount: 50, password: '2828' };
  await expect(player.call('withdraw/submitWithdrawOrder', tooMuch)).rejects.toThrow();
  await page.goto('/__mock#/journal?topic=failed');
  await page.getByRole('button', { name: /withdraw\/submitWithdrawOrder/ }).click();
  await expect(page.getByText(/^Why/)).toBeVisible();
});
