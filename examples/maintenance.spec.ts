import { mockFixtures } from '@canada28/mock-server/testing/playwright';
import { test as base, expect } from '@playwright/test';

const test = base.extend(mockFixtures);

// A Wednesday morning, some time into a sale.
test.use({ worldOptions: { at: Date.parse('2026-09-16T10:01+08:00'), rate: 0 } });

test('a player sees a win and the money of it, and is told when maintenance begins', async ({
  page,
  world,
  signIn,
}) => {
  const player = await world.player({ balance: 250 });
  await signIn(player, 'en');
  await page.goto('/center');
  await expect(page.getByText('250.00').first()).toBeVisible();

  const { issueCode } = await world.currentIssue();
  const gameItem = [{ numberRecord: '18', totalAmount: 10 }];
  await player.call('game/gameBet.do', { lotteryId: '1', issueCode, totalAmount: 10, gameItem });
  await world.draws.next({ sum: 18 });
  await world.clock.to('settled');
  await page.followed();
  expect(await page.locator('body').innerText()).toContain('421.50');

  await world.maintenance(true);
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'Maintenance' })).toBeVisible();
});
