import { randomUUID } from 'node:crypto';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';

test('what Back will undo stands beside it, also when another tester did it; afterwards what it undid is said', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const { nowMs } = await world.read();
  await page.goto('/__mock');
  const back = page.getByRole('button', { name: '↶ Back' });
  await expect(back).toHaveAccessibleDescription(/^\+ .* ms, \d\d:\d\d$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('h');
  await expect(back).toHaveAccessibleDescription(/^\+ 1 h, \d\d:\d\d$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await world.draws.next({ sum: 18 });
  await expect(back).toHaveAccessibleDescription(/^next draws 18, \d\d:\d\d$/);
  await expect(page.getByTitle(/^Undoes: next draws 18, /)).toBeVisible();
  // The message of this page's own step offers nothing that would undo another's.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: next draws 18, ')).toBeVisible();
  await expect(back).toHaveAccessibleDescription(/^\+ 1 h, /);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: + 1 h, ')).toBeVisible();
  await expect.poll(async () => (await world.read()).nowMs).toBe(nowMs);
});

test('what Back will undo is written out beside a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: '↶ Back' })).toBeVisible();
  await page.keyboard.press('n');
  const words = page.getByText(/^to the next issue, \d\d:\d\d$/);
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('Back deletes no world and no snapshot that was made on another page', async ({ page, world }) => {
  const name = `made-${randomUUID().slice(0, 8)}`;
  await freezeInSale(world);
  await world.draws.next({ sum: 18 });
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The world "${name}" was made in`)).toBeVisible();
  await page.keyboard.press('8');
  await page.getByRole('textbox', { name: 'Name' }).fill('kept');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as "kept".')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: '↶ Back' })).toHaveAccessibleDescription(/^next draws 18, /);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: next draws 18, ')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/^Undone: \+ .* ms, /)).toBeVisible();
  await page.keyboard.press('8');
  await expect(page.getByRole('button', { name: 'Restore kept' })).toBeVisible();
  await page.keyboard.press('9');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a step that another tester made a moment ago is not undone unseen', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/clock');
  await freezeInSale(world);
  // What the page knows of the world stays as it is now, as if the news was still on its way.
  const data = await world.control(getWorldControl, { params: { name: world.name } });
  await page.route('**/__mock/worlds/*', (route) => route.fulfill({ json: { code: 200, data, msg: '' } }));
  await page.goto('/__mock');
  const back = page.getByRole('button', { name: '↶ Back' });
  await expect(back).toHaveAccessibleDescription(/^\+ .* ms, /);
  await world.clock.advance('1h');
  const { nowMs } = await world.read();
  await page.keyboard.press('z');
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
    'Nothing was undone: the last step of this world is "+ 1 h" by now.',
  );
  expect((await world.read()).nowMs).toBe(nowMs);
});
