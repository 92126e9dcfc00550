import { mockFixtures } from '@canada28/mock-server/testing/playwright';
import { test as base, expect } from '@playwright/test';

const test = base.extend(mockFixtures);

test('a player reads their balance, and is told when maintenance begins', async ({ page, world, signIn }) => {
  await signIn(await world.player({ balance: 250 }), 'en');
  await page.goto('/center');
  await expect(page.getByText('250.00').first()).toBeVisible();

  await world.maintenance(true);
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'Maintenance' })).toBeVisible();
});
