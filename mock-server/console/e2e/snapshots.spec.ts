import { readFile } from 'node:fs/promises';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { World } from '@canada28/mock-server/kit/testing.ts';

test('a world is saved, restored, and the restore taken back; deleting asks first', async ({
  page,
  world,
}) => {
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock#/snapshots');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.type('before the draw');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No such name: up to 60 small letters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('before-the-draw');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as "before-the-draw".')).toBeVisible();
  await world.clock.to('settled');
  await page.getByRole('button', { name: 'Restore before-the-draw' }).click();
  await expect(page.getByText('This world is what it was in "before-the-draw".')).toBeVisible();
  expect((await world.currentIssue()).issueCode).toBe(issueCode);
  await page.getByRole('heading', { name: 'Snapshots' }).click();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: snapshot before-the-draw restored')).toBeVisible();
  expect((await world.currentIssue()).issueCode).not.toBe(issueCode);
  await page.getByRole('button', { name: 'Delete before-the-draw…' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete before-the-draw…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
});

test('in a narrow window the longest name of a snapshot is whole', async ({ page, world }) => {
  const name = `${'w'.repeat(59)}1`;
  await world.snapshot(name);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/__mock#/snapshots');
  const cell = page.getByRole('cell', { name, exact: true });
  await expect(cell).toBeVisible();
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('what changed since a snapshot is told by player', async ({ page, world }) => {
  await freezeInSale(world);
  const anna = await world.player({ userName: 'anna', balance: 100 });
  await world.snapshot('before');
  await page.goto('/__mock#/snapshots');
  const compare = page.getByRole('button', { name: 'Compare before…' });
  const dialog = page.getByRole('dialog', { name: 'Since "before"' });
  await compare.click();
  await expect(dialog.getByText('no player has other money, bets, orders or messages.')).toBeVisible();
  await page.keyboard.press('Escape');
  await anna.credit(-12.5);
  await world.player({ userName: 'bert', balance: 7 });
  await compare.click();
  await expect(dialog.getByText('2 players changed.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^anna −12\.500000$/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^bert new \+7\.000000/ })).toBeVisible();
  await world.snapshot('later');
  await anna.credit(1);
  await page.keyboard.press('Escape');
  await compare.click();
  await expect(dialog.getByRole('row', { name: /^anna −11\.500000$/ })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Until' }).selectOption('Snapshot later');
  await expect(dialog.getByRole('row', { name: /^anna −12\.500000$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'anna' }).click();
  await expect(page.getByRole('heading', { name: 'anna' })).toBeVisible();
});

test('a snapshot goes as a file and comes back; what is no snapshot is refused', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/snapshots/file');
  await freezeInSale(world);
  await page.goto('/__mock#/snapshots');
  await page.getByRole('textbox', { name: 'Name' }).fill('mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mine' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('mine.sqlite');
  const buffer = await readFile(await file.path());
  const field = page.getByLabel('Load a snapshot from a file');
  await field.setInputFiles({ name: 'mine.sqlite', mimeType: 'application/vnd.sqlite3', buffer });
  await expect(page.getByRole('button', { name: 'Restore mine-2' })).toBeVisible();
  await field.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no database') });
  await expect(page.getByText('The file is no SQLite database')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(2);
});

test('what scripts save, load, restore and delete is on the page by itself', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock#/snapshots');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  const restore = (name: string) => page.getByRole('button', { name: `Restore ${name}` });
  await world.snapshot('by-a-script');
  await expect(restore('by-a-script')).toBeVisible();
  await world.request
    .post('/__mock/snapshots/file?name=from-a-file')
    .set('content-type', 'application/octet-stream')
    .send(await fileOf(world, 'by-a-script'))
    .expect(200);
  await expect(restore('from-a-file')).toBeVisible();
  await world.clock.to('settled');
  await world.restore('by-a-script');
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(2);
  await world.request.delete('/__mock/snapshots/by-a-script').expect(200);
  await expect(restore('by-a-script')).toBeHidden();
  await world.clock.to('settled');
  await restore('from-a-file').click();
  await expect(page.getByText('This world is what it was in "from-a-file".')).toBeVisible();
  expect((await world.currentIssue()).issueCode).toBe(issueCode);
});

async function fileOf({ request }: World, snapshot: string): Promise<Buffer> {
  const reply = await request.get(`/__mock/snapshots/${snapshot}/file`).responseType('blob').expect(200);
  return reply.body;
}

test('the suggested name follows the clock of the world, but never under the caret', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/snapshots');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(/-\d\d-\d\d$/);
  const suggested = await name.inputValue();
  await world.clock.advance(60_000);
  await expect(name).not.toHaveValue(suggested);
  await page.keyboard.press('s');
  await expect(name).toBeFocused();
  const isRead = page.waitForResponse((reply) => reply.url().endsWith(`/worlds/${world.name}`));
  await world.clock.advance(60_000);
  await isRead;
  await page.keyboard.type('mine');
  await expect(name).toHaveValue('mine');
});
