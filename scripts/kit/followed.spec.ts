import { mockFixtures } from '@canada28/mock-server/kit/playwright.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { test as base, expect } from '@playwright/test';

/** `page.followed()` in worlds that have no database of their own. */

const test = base.extend(mockFixtures);

const inRecording = test.extend({
  world: async ({ mock, browser }, use) => {
    const recorded = await mock.createWorld({ rate: 0, config: { maintenance: 'none' } });
    const page = await browser.newPage();
    await page.goto(recorded.url);
    await expect
      .poll(() => recorded.journal.list({ path: `game/${findCurrentIssueCall.path}` }))
      .not.toEqual([]);
    await page.close();
    const world = await mock.openRecording(await recorded.journal.har());
    await recorded.delete();
    await use(world);
    await world.delete();
  },
});

inRecording('a phone that knows the recorded issue follows', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/\d{7}/).first()).toBeVisible();
  await page.followed();
});

test.describe('a world of another server', () => {
  test.use({ worldOptions: { upstream: { url: 'http://127.0.0.1:9' } } });

  test('refuses at once to wait for its phone', async ({ page, world }) => {
    await expect(page.followed()).rejects.toThrow(
      `Another server answers in ${world.name}, and its replies do not tell the time: wait for what the page is to show.`,
    );
  });
});
