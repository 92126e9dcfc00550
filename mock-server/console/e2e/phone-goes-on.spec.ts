import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { loseAnswer, MONEY_REQUESTS } from '@canada28/client/e2e/support/money-requests.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

const phoneOf = (page: Page) => page.frameLocator('iframe[title="Phone of demo"]');

for (const [name, request] of Object.entries(MONEY_REQUESTS)) {
  test(`a ${name} whose answer was lost is booked once, though the console is loaded again before it is sent anew`, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push('net::ERR_RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH');
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
