import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import { withFlags } from './support/flags.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** As a phone in the local network opens the demo: plain HTTP and no localhost, so not a secure origin. */
const PHONE_HOST = 'phone.test';

test.use({
  launchOptions: withFlags(`--host-resolver-rules=MAP ${PHONE_HOST} 127.0.0.1`),
  // The browser notes each header that means something on a secure origin only.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  expectedComplaints: async ({}, use) => use(['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster']),
  // By another name than a local one no page enters other worlds; this test changes nothing there.
  world: async ({ mock }, use) => use(await mock.world('default')),
  baseURL: async ({ mock }, use) => use(mock.url.replace('localhost', PHONE_HOST)),
});

test('an address is copied where the browser has no clipboard to write to', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const player = await world.logIn('demo');
  await setUpDevice(context, { origin: baseURL ?? '', player });
  await page.goto('/recharge');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const copy = page.getByRole('button', { name: t('deposit.address.copy') });
  const shown = await copy.evaluate((button) => button.previousElementSibling?.textContent);
  await copy.tap();
  await expect(page.getByText(t('common.copy.done'))).toBeVisible();
  await expect(copy).toBeFocused();

  await page.goto('/address/add');
  const field = page.getByRole('textbox', { name: t('address.add.address', { protocol: 'TRC20' }) });
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(shown ?? '');
});
