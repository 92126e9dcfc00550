import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { readConfigControl, readMaintenanceControl } from '@canada28/shared/control/operator.control.ts';

test('the house is closed from the palette, its odds are set by hand, and both are taken back', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/reviews');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maintenance on');
  await page.getByRole('option', { name: /Maintenance on/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The service is under maintenance.')).toBeVisible();
  expect(await world.control(readMaintenanceControl)).toEqual({ on: true });
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: maintenance on')).toBeVisible();
  await page.keyboard.press('o');
  await page.getByLabel('Sum 13').fill('12.345');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByText('The settings hold now')).toBeVisible();
  expect((await world.control(readConfigControl)).oddsThousandths?.[13]).toBe(12_345);
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: settings')).toBeVisible();
  expect((await world.control(readConfigControl)).oddsThousandths?.[13]).toBe(13_330);
});

test('a service that is closed by hand is no open sale in the console; its draws go on', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const main = page.getByRole('main');
  await expect(main.getByText('Sale open')).toBeVisible();
  await world.maintenance(true);
  await expect(main.getByText('Maintenance by hand')).toBeVisible();
  await expect(main.getByText(/^seals in \d/)).toBeVisible();
  await page.goto('/__mock#/draws');
  await expect(main.getByText('Maintenance by hand')).toBeVisible();
  await expect(main.getByText('Seals in')).toBeVisible();
  await world.maintenance(false);
  await expect(main.getByText('Sale open')).toBeVisible();
});
