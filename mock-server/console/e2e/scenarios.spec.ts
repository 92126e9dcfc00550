import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('a scenario is found by its words, applied by Enter, and is what the phone shows', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue('demo');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Scenarios' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('withdrawal review slow');
  const apply = page.getByRole('button', { name: 'Apply Review slow' });
  await expect(apply).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This world is "review slow" now.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Review slow' })).toContainText('this world');
  await page.keyboard.press('1');
  await expect(phone.getByText('200.04').first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: scenario review slow')).toBeVisible();
  await expect(page.getByText('Sale open')).toBeVisible();
});

test('arrows move between the cards, Ctrl Enter opens a new world beside', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/__mock#/scenarios');
  const apply = page.getByRole('button', { name: /^Apply / });
  await apply.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(apply.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(apply.nth(4)).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  // First what passes by itself.
  await expect(page.getByText(/The world "(?!w-)[a-z0-9-]+" was made of/)).toBeVisible();
  const beside = await opened;
  await expect(beside.getByText('World time').first()).toBeVisible();
  expect(new URL(beside.url()).host).not.toBe(new URL(world.url).host);
});

test('Ctrl Enter opens a new world of the first find, from the field at once', async ({ page, context }) => {
  await page.goto('/__mock#/scenarios');
  await page.getByRole('searchbox').fill('review slow');
  await expect(page.getByRole('button', { name: 'New world of Review slow' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  // First what passes by itself.
  await expect(page.getByText(/The world "review-slow(?:-\d+)?" was made of "review slow"\./)).toBeVisible();
  await expect((await opened).getByText('review slow').first()).toBeVisible();
  // A world of that name is there now: the next one is numbered.
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText(/The world "review-slow-\d+" was made of "review slow"\./).first(),
  ).toBeVisible();
});

test('a link to a scenario is on the clipboard; one group at a time; what nothing says is told; axe finds nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/__mock#/scenarios');
  await page.getByRole('button', { name: 'Link to Sealed' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/localhost:\d+\/__mock\/open\?scenario=sealed$/);
  await page.getByRole('button', { name: /^Chase/ }).click();
  await expect(page.getByRole('button', { name: 'Apply Sealed' })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No scenario says "no such thing"')).toBeVisible();
});
