import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { HOSTILE_SVG, SVG } from '@canada28/mock-server/testing/test-logos.ts';
import type { Page } from '@playwright/test';
import { phoneOf } from './story-presses.ts';

const NAME = 'Northern Lights Entertainment';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), token);

async function openDialog(page: Page): Promise<void> {
  await page.goto('/__mock/stage#/presenter');
  await button(page, 'Change…').click();
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('a presenter gives the demo its name, logo and colour, and takes them back', async ({
  page,
  context,
}) => {
  const audience = await context.newPage();
  await audience.goto('/__mock/stage');
  await button(audience, 'First win').click();
  await expect(phoneOf(audience).getByRole('heading', { name: 'Canada 28' })).toBeVisible();
  const built = await tokenOf(audience, '--brand');

  await openDialog(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await choose(page, 'logo.svg', 'image/svg+xml', SVG);
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#fff3b0');
  await expect(page.getByText('buttons take the darker #')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Show it like this').click();

  for (const each of [page, audience]) {
    await expect(each.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(each).toHaveTitle(NAME);
    await expect.poll(() => tokenOf(each, '--brand')).not.toBe(built);
  }
  await expect(phoneOf(audience).getByRole('heading', { name: NAME })).toBeVisible();
  const logo = phoneOf(audience).locator('header img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // What was set is there to be changed, and goes back to what was built.
  await button(page, 'Change…').click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(NAME);
  await expect(button(page, 'Remove it')).toBeVisible();
  await button(page, 'Back to Canada 28').click();
  await expect(phoneOf(audience).getByRole('heading', { name: 'Canada 28' })).toBeVisible();
  for (const each of [page, audience]) await expect.poll(() => tokenOf(each, '--brand')).toBe(built);
});

test('before all stories both windows show the brand that one of them sets, and another one after it', async ({
  page,
  context,
}) => {
  const audience = await context.newPage();
  await audience.goto('/__mock/stage');
  await expect(button(audience, 'First win')).toBeVisible();
  await openDialog(page);
  for (const name of [NAME, 'Lucky Maple']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await button(page, 'Show it like this').click();
    for (const each of [page, audience]) await expect(each).toHaveTitle(name);
    await button(page, 'Change…').click();
  }
});

test('a file that is no picture, or too large, is refused before it is sent, and the logo before stays', async ({
  page,
  world,
}) => {
  await openDialog(page);
  const refusal = page.getByText('This file cannot be a logo.');
  await choose(page, 'logo.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(refusal).toBeVisible();
  await choose(page, 'logo.svg', 'image/svg+xml', SVG);
  await expect(refusal).toBeHidden();
  await choose(page, 'large.svg', 'image/svg+xml', Buffer.concat([SVG, Buffer.alloc(256 * 1024, ' ')]));
  await expect(refusal).toBeVisible();
  await button(page, 'Show it like this').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await world.brand.read()).logo).toMatchObject({ bytes: SVG.length });
});

test.describe('a logo that does what a page does', () => {
  // What the browser says that it did not do; each has to come.
  test.use({
    expectedComplaints: [
      "Blocked script execution in 'http",
      'violates the following Content Security Policy directive: "img-src data:"',
      `violates the following Content Security Policy directive: "default-src 'none'"`,
      'could not be origin-keyed',
    ],
  });

  test('runs nothing and loads nothing: neither in a page, nor opened by itself', async ({ page, world }) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    const { logo } = await world.brand.change({ name: '<b>Bold</b>', logo: HOSTILE_SVG });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    await expect(page.locator('header img')).toBeVisible();
    await page.goto(logo?.url ?? '');
    const root = page.locator(':root');
    await expect(root).toHaveAttribute('onload', /./);
    await expect(root).not.toHaveAttribute('fill', 'ran');
    await expect(page).not.toHaveTitle('ran');
    expect(loaded.filter((url) => /__mock\/worlds|elsewhere/.test(url))).toEqual([]);
  });
});
