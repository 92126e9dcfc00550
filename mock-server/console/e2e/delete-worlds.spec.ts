import { existsSync } from 'node:fs';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { startFileMock } from '@canada28/client/e2e/support/file-mock.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';

test('worlds that were not used for a while are deleted together, of those that were found', async ({
  page,
}) => {
  const { mock, fileOf, end } = await startFileMock();
  for (const name of ['qa-1', 'qa-2', 'spring']) await mock.createWorld({ name });
  await mock.createWorld({ name: 'qa-kept', keep: true });
  await page.goto(`${mock.url}/__mock#/worlds`);
  const rows = page.getByRole('list', { name: 'Worlds', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('searchbox').fill('qa');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete several…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete several worlds' });
  await expect(dialog.getByText('No world of what "qa" finds was left alone for so long;')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete 0 worlds' })).toBeDisabled();
  // Two hours later by the clock of the page.
  await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS);
  const chosen = dialog.getByRole('list', { name: 'Worlds to delete' }).getByRole('listitem');
  await dialog.getByLabel('Not used for').selectOption('an hour');
  await expect(chosen).toHaveText([/^qa-\d2 h ago/, /^qa-\d2 h ago/]);
  await dialog.getByLabel('Not used for').selectOption('a day');
  await expect(chosen).toHaveCount(0);
  await dialog.getByLabel('Not used for').selectOption('an hour');
  await dialog.getByLabel('Those in a file, too').check();
  await expect(chosen).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete 3 worlds' }).click();
  await expect(page.getByText('3 worlds deleted.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(existsSync(fileOf('qa-kept'))).toBe(false);
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(2);
  await page.close();
  await end();
});

test('of several worlds the one that cannot be deleted is said, and keeps none of the others', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/worlds/qa-1');
  const { mock, end } = await startFileMock();
  for (const name of ['qa-1', 'qa-2']) await mock.createWorld({ name });
  await page.goto(`${mock.url}/__mock#/worlds`);
  await expect(page.getByRole('link', { name: 'qa-1', exact: true })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS);
  const refusal = { code: 500, data: null, msg: 'The file cannot be deleted.' };
  await page.route('**/__mock/worlds/qa-1', (route) => route.fulfill({ status: 500, json: refusal }));
  await page.getByRole('button', { name: 'Delete several…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete several worlds' });
  await dialog.getByRole('button', { name: 'Delete 2 worlds' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('qa-1 is still there: The file cannot be deleted.');
  await expect(page.getByText('1 world deleted, 1 not.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Worlds to delete' }).getByRole('listitem')).toHaveText([
    /^qa-1/,
  ]);
  await page.close();
  await end();
});
