import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { holdRequests } from '@canada28/client/e2e/support/hold-requests.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { readConfigControl } from '@canada28/shared/control/operator.control.ts';
import { listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { WORLD_SETTINGS } from '@canada28/shared/world-settings.ts';
import type { Locator } from '@playwright/test';

const FORMS = [
  { path: '/worlds', button: 'New world', title: 'New world', label: 'Its time', says: 'It will be' },
  { path: '/guide', button: 'Another time…', title: 'Another time', label: /^A weekday/, says: 'Go to:' },
] as const;

for (const { path, button, title, label, says } of FORMS) {
  test(`"${title}" asks for a time once that of the world is known, by which a weekday is read`, async ({
    page,
    world,
  }) => {
    await freezeInSale(world);
    const answer = await holdRequests(page, new RegExp(`/__mock/worlds/${world.name}$`));
    await page.goto(`/__mock#${path}`);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expectWaiting(dialog);
    answer();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await expect(dialog).toHaveAttribute('aria-busy', 'false');
    await dialog.getByLabel(label).fill('Monday 19:59');
    await expect(dialog.getByText(says)).toContainText(nextMonday((await world.read()).nowMs));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a new world is given a name once those that are taken are known', async ({ page, world }) => {
  const [one] = await world.control(listWorldsControl);
  const data = [{ ...one, name: 'fresh-install' }];
  const answer = await holdRequests(page, /\/__mock\/worlds$/, (route) =>
    route.fulfill({ json: { code: 200, data, msg: '' } }),
  );
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  const dialog = page.getByRole('dialog', { name: 'New world' });
  await expectWaiting(dialog);
  answer();
  await expect(dialog.getByLabel('Name')).toHaveValue('fresh-install-2');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the settings of a world are shown once they are known', async ({ page, world }) => {
  const answer = await holdRequests(page, /\/__mock\/config$/);
  await page.goto('/__mock#/guide');
  await page.getByRole('button', { name: 'Settings of this world…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of this world' });
  await expectWaiting(dialog);
  answer();
  await expect(dialog.getByLabel(WORLD_SETTINGS.sealedSeconds.sentence)).toHaveValue(
    String((await world.control(readConfigControl)).sealedSeconds),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stage starts over with visitors only when asked, also before it knows of them', async ({
  page,
  world,
}) => {
  const answer = await holdRequests(page, /\/__mock\/worlds\/[^/]+\/invitation$/);
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: 'First win' }).click();
  await expect(page.getByRole('button', { name: 'Let Lin Mei in' })).toBeEnabled();
  await world.invitation.join('Mei');
  await page.getByRole('button', { name: 'Start over' }).click();
  answer();
  const question = page.getByRole('dialog', { name: 'Visitors in the room: 1. Start over?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Mei has joined')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** A dialog that says that it waits, and has nothing to answer but that it can be closed. */
async function expectWaiting(dialog: Locator): Promise<void> {
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
}

/** "Mon 30 Nov 19:59:00", the next one after a moment (epoch ms), by the clocks of the worlds of tests. */
function nextMonday(nowMs: number): string {
  const at = new Date(nowMs);
  at.setUTCHours(11, 59, 0, 0);
  while (at.getUTCDay() !== 1 || at.getTime() <= nowMs) at.setUTCDate(at.getUTCDate() + 1);
  const month = at.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
  return `Mon ${at.getUTCDate()} ${month} 19:59:00`;
}
