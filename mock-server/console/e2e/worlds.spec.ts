import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { startFileMock } from '@canada28/client/e2e/support/file-mock.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';

/** The colour of warnings, as a browser tells it. */
const AMBER = 'rgb(255, 182, 72)';

test('a world is made by choosing, found, reset and deleted', async ({ page, world }) => {
  const name = `${world.name}-b`.slice(-40).replace(/^-/, '');
  await freezeInSale(world);
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  const dialog = page.getByRole('dialog', { name: 'New world' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Start from').selectOption({ label: 'Sealed' });
  await dialog.getByLabel('Time passes').selectOption({ label: 'Frozen' });
  await dialog.getByLabel('Length of an issue').selectOption({ label: '3 minutes' });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The world "${name}" was made in`)).toBeVisible();
  await page.getByRole('heading', { name: 'Worlds' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('sealed');
  await expect(row).toContainText('frozen');
  await row.getByRole('button', { name: `Reset ${name}…` }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText(`The world "${name}" is what it was when it was made.`)).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}…` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`No world is called "${name}"`)).toBeVisible();
});

test('a new world stands at its time to the second, and a time at which its sentence is untrue is refused beside it', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/worlds');
  await freezeInSale(world);
  const name = `${world.name}-at`.slice(-40).replace(/^-/, '');
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  const dialog = page.getByRole('dialog', { name: 'New world' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Start from').selectOption({ label: 'Forbidden to trade' });
  await dialog.getByLabel('Time passes').selectOption({ label: 'Frozen' });
  await dialog.getByLabel('Length of an issue').selectOption({ label: '3 minutes' });
  const time = dialog.getByLabel('Its time');
  await expect(time).toHaveAccessibleDescription(/^Empty: the moment/);
  await time.fill('tea time');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('"tea time" is no time like');
  await expect(time).toHaveAccessibleDescription(/^"tea time" is no time like/);
  await time.fill('Monday 19:59');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText(/^It will be Mon \d+ \w+ 19:59:00, UTC\+8$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The world "${name}" was made in`)).toBeVisible();
  const { nowMs } = await world.control(getWorldControl, { params: { name } });
  expect(new Date(nowMs).toUTCString()).toMatch(/^Mon, .* 11:59:00 GMT$/);
  await page.getByRole('button', { name: 'New world' }).click();
  await dialog.getByLabel('Start from').selectOption({ label: 'Sealed' });
  await dialog.getByLabel('Its time').fill('Monday 12:00:10');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('it is not true that');
});

test('a new world is called after what it is made of, until a name is typed', async ({ page, world }) => {
  await freezeInSale(world);
  await world.snapshot(`kept-${world.name}`);
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  const dialog = page.getByRole('dialog', { name: 'New world' });
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue(/^fresh-install/);
  // A press into it while it has the keyboard leaves it chosen, too.
  await name.click();
  await expect.poll(() => name.evaluate(chosenText)).toMatch(/^fresh-install/);
  await dialog.getByLabel('Start from').focus();
  await dialog.getByLabel('Start from').selectOption({ label: `Snapshot of this world: kept-${world.name}` });
  await expect(name).toHaveValue(`kept-${world.name}`);
  await name.click();
  await page.keyboard.type('mine');
  await dialog.getByLabel('Start from').selectOption({ label: 'Sealed' });
  await expect(name).toHaveValue('mine');
});

test('Enter opens the world that is found by a part of its name, and makes one that is not there', async ({
  page,
  world,
}) => {
  await page.goto('/__mock');
  await expect(page.getByText('World time').first()).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Find a world, or name a new one' });
  await page.keyboard.press('w');
  await field.fill(`${world.name}-b`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`//${world.name}-b\\.`));
  await expect(page.getByText('World time').first()).toBeVisible();
  await page.keyboard.press('w');
  await field.fill(world.name.slice(2));
  await expect(page.getByRole('link', { name: `${world.name}-b` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create the world/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`//${world.name}(?:-b)?\\.`));
});

test('the default world cannot be deleted; what is no name is said to be none, by each of both buttons; what the server refuses is said in its sentence', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/worlds');
  await page.goto('/__mock#/worlds');
  await page.getByRole('searchbox').fill('default');
  await expect(page.getByRole('button', { name: 'Delete default…' })).toBeDisabled();
  await page.getByRole('button', { name: 'New world' }).click();
  const dialog = page.getByRole('dialog', { name: 'New world' });
  for (const [name, button] of [
    ['QA 42', 'Create'],
    ['qa-', 'Create and go there'],
    ['xn--qa', 'Create'],
  ] as const) {
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(`"${name}" is no name: up to 40 small letters`);
  }
  await dialog.getByLabel('Name').fill(world.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is already a world' })).toBeVisible();
});

test('a world whose file is damaged says so, cannot be entered, and is deleted with its file', async ({
  page,
}) => {
  const { mock, fileOf, end } = await startFileMock((file) => writeFileSync(file('broken'), 'no database'));
  await page.goto(`${mock.url}/__mock#/worlds`);
  const row = page.getByRole('listitem').filter({ hasText: 'broken' });
  const trouble = row.getByText(/^The database file .* cannot be opened: file is not a database\.$/);
  await expect(trouble).toHaveCSS('color', AMBER);
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.getByRole('button')).toHaveText(['Delete…']);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'World' });
  await dialog.getByRole('textbox').fill('broken');
  await expect(dialog.getByText('file is not a database.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await row.getByRole('button').click();
  const question = page.getByRole('dialog', { name: 'Delete the world "broken"?' });
  await expect(question).toContainText('It goes with its file');
  expect(existsSync(fileOf('broken'))).toBe(true);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The world "broken" is deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(existsSync(fileOf('broken'))).toBe(false);
  // It would ask on, and complain of a mock that is gone.
  await page.close();
  await end();
});

test('a world opens beside in a window of its own, and its phone in a tab', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/__mock#/worlds');
  await page.getByRole('searchbox').fill(world.name);
  const beside = context.waitForEvent('page');
  await page.getByRole('button', { name: `Open ${world.name} in a new window` }).click();
  await expect((await beside).getByText('World time').first()).toBeVisible();
  const phone = context.waitForEvent('page');
  await page.getByRole('link', { name: `Phone of ${world.name}` }).click();
  await expect(await phone).toHaveURL(new RegExp(`^http://tab\\.${world.name}\\.localhost:\\d+/(?!__mock)`));
});

test('arrow keys lead from row to row; axe finds nothing, on the page and in the form', async ({ page }) => {
  const pair = `pair-${randomUUID().slice(0, 8)}`;
  await page.goto('/__mock#/worlds');
  for (const name of [`${pair}-1`, `${pair}-2`]) {
    await page.getByRole('button', { name: 'New world' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The world "${name}" was made in`)).toBeVisible();
  }
  await page.getByRole('searchbox').fill(pair);
  const links = page.getByRole('link', { name: new RegExp(`^${pair}`) });
  await expect(links).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.getByRole('button', { name: 'New world' }).click();
  await expect(page.getByRole('dialog', { name: 'New world' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a world in memory is kept in a file by its button', async ({ page }) => {
  const { mock, end } = await startFileMock();
  await mock.createWorld({ name: 'spring' });
  await page.goto(`${mock.url}/__mock#/worlds`);
  const row = page.getByRole('listitem').filter({ hasText: 'spring' });
  await row.getByRole('button', { name: 'Keep spring' }).click();
  await expect(page.getByText('it is there after a restart')).toBeVisible();
  await expect(row.getByText('in a file')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Keep spring' })).toHaveCount(0);
  await page.close();
  await end();
});

/** In the page: what of a field is selected. */
function chosenText(field: HTMLElement | SVGElement): string {
  const { value, selectionStart, selectionEnd } = field as HTMLInputElement; // the field of the name
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}
