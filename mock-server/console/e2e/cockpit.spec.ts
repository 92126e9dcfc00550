import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { holdRequests } from '@canada28/client/e2e/support/hold-requests.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';

test('the cockpit moves server, band and phone as one, and takes it back; what is done elsewhere is there without a reload', async ({
  page,
  world,
}) => {
  const issue = await freezeInSale(world);
  // A notice on the phone that is just fading in has less contrast than it comes to.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/__mock');
  await expect(page.getByText('Sale open')).toBeVisible();
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  await expect(phone.getByText(issue.issueCode).first()).toBeVisible();
  expect(await axeFindings(page, { hasFrames: true })).toEqual([]);
  await page.keyboard.press('c');
  await expect(page.getByText('The sale is sealed: ')).toBeVisible();
  await expect(page.getByText('Sealed', { exact: true })).toBeVisible();
  await expect(phone.getByText('Sealed').first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: to the cutoff')).toBeVisible();
  await expect(page.getByText('Sale open')).toBeVisible();
  await world.clock.to('cutoff');
  await expect(page.getByText('Sealed', { exact: true })).toBeVisible();
});

test('a result that is set stands in the band, and on the phone as set', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: `Decide issue ${issueCode}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '18', exact: true }).click();
  await expect(page.getByText(`Issue ${issueCode} will be 18.`)).toBeVisible();
  await expect(page.getByText('set by you')).toBeVisible();
  await world.clock.to('settled');
  await expect(page.getByText('was set')).toBeVisible();
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  await expect(phone.getByRole('img', { name: 'Set by a tester' }).first()).toBeVisible();
});

test('an issue that is decided while time carries it off the band is still asked about, and is over', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 400');
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: `Decide issue ${issueCode}` }).click();
  await world.clock.advance('1h');
  await expect(page.getByLabel('Issues around now')).not.toContainText(issueCode);
  await page.getByRole('dialog').getByRole('button', { name: '18', exact: true }).click();
  await expect(page.getByText(`Issue ${issueCode} is over`).first()).toBeVisible();
});

test('a result in the band leads to its draw, where it is written in the same form', async ({
  page,
  world,
}) => {
  const { issueCode } = await freezeInSale(world);
  await world.draws.next({ digits: [7, 2, 9] });
  await world.clock.to('settled');
  await world.clock.to('next-issue');
  await page.goto('/__mock');
  await page.getByRole('link', { name: `The draw of issue ${issueCode}, 7+2+9 = 18` }).click();
  const row = page.getByRole('region', { name: 'Past' }).getByRole('row').filter({ hasText: issueCode });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText('7+2+9 = 18');
});

test('the audit tells what it checks', async ({ page, world }) => {
  await freezeInSale(world);
  const { rules } = await world.audit();
  await page.goto('/__mock');
  await page.getByRole('button', { name: /audit holds/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The audit holds' });
  await expect(dialog.getByRole('listitem')).toHaveCount(rules.length);
  expect(await axeFindings(page)).toEqual([]);
});

test('an audit that cannot be read again is not said to hold', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('status of 500');
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByRole('button', { name: /audit holds/ })).toBeVisible();
  await page.route('**/__mock/audit', (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'It could not be read.' } }),
  );
  await world.player();
  await page.getByRole('button', { name: 'audit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The audit', exact: true })).toContainText(
    'It could not be read.',
  );
});

test('the palette finds a scenario and applies it; undo brings the world back', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByText('Sale open')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scenario in maintenance');
  await page.getByRole('option', { name: /In maintenance/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^opens in /)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Sale open')).toBeVisible();
});

test('Monday 19:58 is typed as it is said', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByText('Sale open')).toBeVisible();
  await page.keyboard.press('t');
  await page.getByRole('textbox').fill('Monday 19:58');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Mon .* 19:58:00/ })).toBeVisible();
});

test('the address that all worlds share leads to the host of the world', async ({ page, world }) => {
  const { port } = new URL(world.url);
  await page.goto(`http://localhost:${port}/__mock?world=${world.name}`);
  await expect(page).toHaveURL(`${world.url}/__mock`);
});

test('where there is little room the band shows the issues next to now, however many were before', async ({
  page,
  world,
}) => {
  await world.scenario('empty-everything');
  await world.clock.freeze();
  const { issueCode } = await world.currentIssue();
  await page.setViewportSize({ width: 1366, height: 757 });
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  const band = page.getByRole('list', { name: 'Issues around now' });
  await expect(band.getByRole('listitem')).toHaveCount(4);
  await expect(band.getByRole('button', { name: `Decide issue ${issueCode}` })).toBeVisible();
});

test('the phone stays where it is while another page is looked at', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  await phone.getByRole('link', { name: 'Bet now' }).press('Enter');
  await expect(phone.getByText('Big', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('keyboard is here')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Phones' });
  await expect(panel).toBeVisible();
  await page.getByRole('link', { name: /Players/ }).click();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.keyboard.press('1');
  await expect(page.getByText('Sale open')).toBeVisible();
  await expect(phone.getByText('Big', { exact: true }).first()).toBeVisible();
});

test('a phone whose next screen comes late leaves the keys to who has gone on in the console', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const release = await holdRequests(page, /\/room-betting-[^/]*\.js$/);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  const asked = page.waitForRequest(/\/room-betting-/);
  await phone.getByRole('link', { name: 'Bet now' }).press('Enter');
  await asked;
  const player = page.getByRole('combobox', { name: 'Player', exact: true });
  await player.focus();
  release();
  await expect(phone.getByText('Big', { exact: true }).first()).toBeVisible();
  // What comes after a picture of the screen has come.
  await phone.locator('html').evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(player).toBeFocused();
});

test('what opens by itself on a phone leaves the keys to the page around, and has them when it is turned to', async ({
  page,
  world,
}) => {
  const t = wordsOf('en');
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title="Phone of demo"]');
  await expect(phone.getByRole('link', { name: t('rules.screen.title') })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maint');
  await world.maintenance(true);
  const question = phone.getByRole('alertdialog', { name: t('game.issue.maintenance') });
  await expect(question).toBeVisible();
  // What comes after a picture of the dialog has come.
  await phone.locator('html').evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await page.keyboard.type('enance off');
  await expect(page.getByRole('combobox', { name: 'What do you want to do?' })).toHaveValue(
    'maintenance off',
  );
  await page.keyboard.press('Escape');
  for (const [name, key] of [
    ['Language', 'Tab'],
    ['New player for the phone', 'Shift+Tab'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).focus();
    await page.keyboard.press(key);
    await expect(question.getByRole('button', { name: t('common.action.cancel') })).toBeFocused();
  }
});

test('keys that come back to a phone come into the sheet that is open there, and into the question above it', async ({
  page,
  world,
}) => {
  const t = wordsOf('en');
  await freezeInSale(world);
  await page.goto('/__mock');
  const phone = page.frameLocator('iframe[title="Phone of demo"]');
  await phone.getByRole('link', { name: 'Bet now' }).press('Enter');
  await phone.getByRole('link', { name: t('betting.room.past') }).press('Enter');
  await phone
    .getByRole('button', { name: /^\d{7}/ })
    .first()
    .press('Enter');
  const sheet = phone.getByRole('dialog');
  await expect(sheet).toBeFocused();
  const comeBack = async () => {
    await page.getByLabel('Language', { exact: true }).focus();
    await page.keyboard.press('Tab');
  };
  await comeBack();
  await expect(sheet.getByRole('button', { name: t('ui.dialog.close') })).toBeFocused();
  await world.maintenance(true);
  const question = phone.getByRole('alertdialog', { name: t('game.issue.maintenance') });
  await expect(question).toBeVisible();
  await comeBack();
  await expect(question.getByRole('button', { name: t('common.action.cancel') })).toBeFocused();
});

test('letters typed right after the palette key are never keys of the page; Escape gives the keys back', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(page.getByText('Sale open')).toBeVisible();
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/clock')) moves.push(request.postData() ?? '');
  });
  // In one breath: before anything that the palette does later than at once.
  await page.evaluate(() => {
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'c' }, { key: 'h' }])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  });
  await expect(page.getByRole('combobox', { name: 'What do you want to do?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'What do you want to do?' })).toBeHidden();
  expect(moves).toEqual([]);
  await page.getByRole('combobox', { name: 'Player', exact: true }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByText('Sealed', { exact: true })).toBeVisible();
});
