import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOST_REPLY } from '@canada28/client/e2e/support/complaints.ts';
import { startFileMock } from '@canada28/client/e2e/support/file-mock.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { loseAnswer, MONEY_REQUESTS } from '@canada28/client/e2e/support/money-requests.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

/** More files than the mock has written by then. */
const MOST_WRITES = 20;

const phoneOf = (page: Page) => page.frameLocator('iframe[title="Phone of demo"]');

for (const [name, request] of Object.entries(MONEY_REQUESTS)) {
  test(`a ${name} whose answer was lost is booked once, though the console is loaded again before it is sent again`, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push(LOST_REPLY);
    await freezeInSale(world);
    await page.goto('/__mock');
    const phone = phoneOf(page);
    await phone.getByRole('link', { name: request.link }).first().press('Enter');
    const booked = await loseAnswer(phone, world, request);
    await page.reload();
    await request.send(phone);
    await request.expectAnswer(phone);
    expect(await request.count(world)).toBe(booked);
  });
}

for (const [name, request] of Object.entries(MONEY_REQUESTS)) {
  test(`a ${name} whose answer was lost is booked once, though a reset failed before it is sent again`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(LOST_REPLY, '/reset');
    const { mock, fileOf, end } = await startFileMock();
    const world = await mock.createWorld({ name: 'spring', keep: true });
    await freezeInSale(world);
    await page.goto(`${world.url}/__mock`);
    const phone = phoneOf(page);
    await phone.getByRole('link', { name: request.link }).first().press('Enter');
    const booked = await loseAnswer(phone, world, request);
    const path = fileOf('spring');
    // What is written beside the file, under the number of the write, lands in a folder that does not exist.
    for (let write = 1; write <= MOST_WRITES; write += 1)
      symlinkSync(join(dirname(path), 'no-such-folder', 'spring'), `${path}-${write}-next`);
    await page.getByRole('link', { name: 'Worlds' }).click();
    await page.getByRole('button', { name: 'Reset spring…' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
      /The file .*spring\.sqlite cannot be written: /,
    );
    await page.getByRole('link', { name: 'Cockpit' }).click();
    await request.send(phone);
    await request.expectAnswer(phone);
    expect(await request.count(world)).toBe(booked);
    await page.close();
    await end();
  });
}

test('a deposit whose answer was lost is booked once, though the phone is loaded again by its button', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(LOST_REPLY);
  const request = MONEY_REQUESTS.deposit;
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = phoneOf(page);
  await phone.getByRole('link', { name: request.link }).first().press('Enter');
  const booked = await loseAnswer(phone, world, request);
  await page.getByRole('button', { name: 'Load the phone again' }).click();
  await request.send(phone);
  await request.expectAnswer(phone);
  expect(await request.count(world)).toBe(booked);
});

test('a phone keeps its page and its slip when the console is loaded again', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = phoneOf(page);
  await phone.getByRole('link', { name: MONEY_REQUESTS.bet.link }).first().press('Enter');
  const big = phone.getByRole('button', { name: 'Big 1.999', exact: true });
  await big.press('Enter');
  await expect(big).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(big).toHaveAttribute('aria-pressed', 'true');
});
