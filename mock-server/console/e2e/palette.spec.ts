import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('the palette marks by arrows, round and round, and does the other thing with Ctrl', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What do you want to do?' });
  await expect(field).toBeFocused();
  await field.fill('call wallet');
  const options = page.getByRole('option');
  const last = options.last();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('no such word anywhere');
  await expect(page.getByText('Nothing is called that.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('call wallet/getMyWallet');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Which calls')).toHaveValue('wallet/getMyWallet');
});

test('calls are chosen by keys alone, and Escape leaves what stands there', async ({ page }) => {
  await page.goto('/__mock#/faults');
  const field = page.getByRole('combobox', { name: 'Which calls' });
  await field.focus();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(marked).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.fill('all of the wallet');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('wallet/*');
  await expect(page.getByText(/^\d+ calls \(all of the wallet/)).toBeVisible();
  await field.fill('wallet/get*');
  await expect(page.getByText('No call has that in its name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('No call has that in its name')).toBeHidden();
  await expect(field).toHaveValue('wallet/get*');
});
