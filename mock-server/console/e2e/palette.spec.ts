import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'What do you want to do?' }).fill(words);
}

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

test('the palette of any page sends the world to a time, and stays where it is', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock#/faults');
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible();
  await find(page, 'monday 19:58');
  await expect(page.getByRole('option').first()).toContainText(/^Go to: Mon \d+ \w+ 19:58:00$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The clock is there: /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible();
  const inChina = new Intl.DateTimeFormat('en', {
    timeZone: 'Asia/Shanghai',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  expect(inChina.format((await world.read()).nowMs)).toBe('Mon 19:58');
  await find(page, 'go to draw');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The issue is drawn: /)).toBeVisible();
  await find(page, 'time 100 times');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Time runs 100 times as fast as it does outside.')).toBeVisible();
});

test('the palette leads to what another page offers, and does it there once', async ({ page, world }) => {
  await freezeInSale(world);
  await world.player({ userName: 'anna' });
  await world.snapshot('before');
  await page.goto('/__mock#/faults');
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible();
  for (const [words, shown] of [
    ['new player', page.getByRole('dialog', { name: 'New player' })],
    ['new world', page.getByRole('dialog', { name: 'New world' })],
  ] as const) {
    await find(page, words);
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown).toBeHidden();
  }
  for (const [words, field] of [
    ['next draws', page.getByRole('textbox', { name: 'Next draws, in order' })],
    ['save snapshot', page.getByRole('textbox', { name: 'Name' })],
  ] as const) {
    await find(page, words);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
  }
  await page.goto('/__mock#/faults');
  await find(page, 'player anna');
  await expect(page.getByRole('option').first()).toContainText('Player: anna');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Amount in USDT' })).toBeFocused();
  await page.keyboard.press('Escape');
  await find(page, 'restore before');
  await expect(page.getByRole('option').first()).toContainText('Restore snapshot: before');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This world is what it was in "before".')).toBeVisible();
});

test('the palette of any page finds a rate, the present, a link, a reset, the keys and what lies beyond the console by their everyday words', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/faults');
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What do you want to do?' });
  for (const [words, first] of [
    ['x10', /^Time runs 10 times as fast/],
    ['×10', /^Time runs 10 times as fast/],
    ['now', /^Go to: now/],
    ['share', /^Share this world/],
    ['link', /^Share this world/],
    ['reset', /^Reset this world/],
    ['shortcut', /^Show all keys/],
    ['api', /^Go to API/],
    ['stage', /^Go to Stage/],
  ] as const) {
    await field.fill(words);
    await expect(page.getByRole('option').first(), words).toHaveText(first);
  }
  await field.fill('reset');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Reset the world "${world.name}"?` });
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText(`The world "${world.name}" is what it was when it was made.`)).toBeVisible();
  await find(page, 'stage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/__mock\/stage$/);
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
