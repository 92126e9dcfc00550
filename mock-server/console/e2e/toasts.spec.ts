import { randomUUID } from 'node:crypto';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { PAGE_LIST } from '../src/console/app/page-list.ts';
import { keepSaid } from './keep-said.ts';

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`what is said of an action covers nothing that can be pressed, ${size.width} px wide`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(size);
    await freezeInSale(world);
    await world.snapshot('kept');
    await page.goto('/__mock');
    await expect(page.locator('main h1')).toBeVisible();
    for (const { path, keys } of PAGE_LIST) {
      await page.keyboard.press(keys);
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
      await expect(page.locator('main h1')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('faults: clear all');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await expect(page.getByText('There was no fault.').first()).toBeVisible();
      expect(await page.evaluate(coveredControls), path).toEqual([]);
    }
  });

for (const size of [
  { width: 1280, height: 720 },
  { width: 1023, height: 900 },
])
  test(`the last thing said is in sight, refused or done, ${size.width} × ${size.height} px`, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push('status of 500');
    await page.setViewportSize(size);
    await freezeInSale(world);
    await page.route('**/__mock/faults', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'They stay.' } })
        : route.continue(),
    );
    await page.goto('/__mock');
    await expect(page.getByRole('list', { name: 'Issues around now' })).toBeVisible();
    const done = page.getByText('An hour later');
    const refused = page.getByText('They stay.');
    await page.keyboard.press('h');
    await expect(done).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('faults: clear all');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(refused).toBeVisible();
    await expect(done).toBeHidden();
    await page.keyboard.press('h');
    await expect(done.filter({ visible: true })).toHaveCount(1);
    await expect(refused).toBeHidden();
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  });

test('in a low window what was undone is read from its first word on', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/back');
  await page.setViewportSize({ width: 1280, height: 720 });
  await freezeInSale(world);
  await world.configure({ demoCredit: 5, depositMin: 20, withdrawalMin: 20, depositBonusPercent: 7 });
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Back: settings demoCredit' }).click();
  await page.getByRole('button', { name: 'Undo also what script did' }).click();
  const said = page.getByText('Undone: settings demoCredit');
  await expect(said).toBeVisible();
  const isShown = (words: HTMLElement) => {
    const { left, top } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + 5, top + 10));
  };
  expect(await said.evaluate(isShown)).toBe(true);
});

test('what is said goes by itself while a phone has the keys', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const link = page.frameLocator('iframe[title^="Phone of"]').getByRole('link').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('h');
  const done = page.getByText('An hour later');
  await expect(done).toBeVisible();
  await link.press('Shift');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await expect(done).toBeHidden();
});

/** What lies below what is said, of all that is in sight. */
function coveredControls(): string[] {
  const toasts = [...document.querySelectorAll('[aria-label="What was done"] [data-type]')].map((toast) =>
    toast.getBoundingClientRect(),
  );
  const controls = [
    ...document.querySelectorAll<HTMLElement>('#root a, #root button, #root input, #root select'),
  ];
  const isCovered = (control: HTMLElement) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return toasts.some(
      (toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
    );
  };
  return controls
    .filter((control) => control.checkVisibility() && isCovered(control))
    .map((control) => control.ariaLabel ?? control.innerText);
}

test("what a form did is said once the form has closed, and the keys are the page's again", async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/worlds');
  await page.getByRole('button', { name: 'New world' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill(`made-${randomUUID().slice(0, 8)}`);
  const wasOpen = page.evaluate(dialogWhenSaid, 'was made in');
  await name.press('Enter');
  expect(await wasOpen).toBe(false);
});

/** In the page: whether a dialog is open when words come on the screen. */
function dialogWhenSaid(words: string): Promise<boolean> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes(words)) return;
      watch.disconnect();
      resolve(document.querySelector('[data-modal]') !== null);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a change of what is so already is said, and offers to undo nothing', async ({ page, world }) => {
  await freezeInSale(world);
  await keepSaid(page);
  await page.goto('/__mock');
  await expect(page.getByRole('list', { name: 'Issues around now' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByText('An hour later')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stop the clock');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Time stands still.')).toBeVisible();
  // It stands beside what was said before.
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(1);
});
