import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { listMessagesCall } from '@canada28/shared/contract/messages.contract.ts';

test('a player is created by keys alone, and the passwords that are told open the account', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/players');
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Mei.Lin');
  await page.getByLabel('Balance in USDT').fill('250.000001');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mei.Lin can play' });
  await expect(dialog.getByText('2828', { exact: true })).toBeVisible();
  const password = await dialog.locator('code').nth(1).innerText();
  const { profile } = await world.logIn('Mei.Lin', password);
  expect(profile.userName).toBe('Mei.Lin');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the player' }).click();
  await expect(page.getByRole('heading', { name: 'Mei.Lin', exact: true })).toBeVisible();
  await expect(page.getByText('entries add up to these balances')).toBeVisible();
});

test('a player is found, opened by arrows, credited and debited; undo books the opposite', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await world.player({ userName: 'anna' });
  await world.player({ userName: 'bert', balance: 10 });
  await page.goto('/__mock#/players');
  await expect(page.getByRole('link', { name: 'anna' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('BERT');
  await expect(page.getByRole('link', { name: 'anna' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'bert' })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.type('15.000001');
  await expect(page.getByText('To debit, 10 are available.')).toBeVisible();
  await expect(page.getByRole('button', { name: '− Debit' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5.000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('5.000001 USDT booked to bert.')).toBeVisible();
  await expect(page.getByText('2 entries add up to these balances, to the micro')).toBeVisible();
  await expect(page.getByRole('definition').getByText('15.000001')).toBeVisible();
  // The field is left: the key that the message names undoes instead of being typed.
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: 5.000001 USDT to account')).toBeVisible();
  await expect(page.getByText('1 entry adds up to these balances, to the micro')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect((await world.audit()).broken).toEqual([]);
});

test('what an account may do is forbidden by a key and taken back; its sessions end', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const { profile } = await world.player({ userName: 'anna' });
  await page.goto(`/__mock#/players/${profile.id}/sessions`);
  await expect(page.getByText('open', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+t');
  await expect(page.getByText('anna may not trade.')).toBeVisible();
  await expect(page.getByText('may not trade', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/^Undone: account \d+ may not trade/)).toBeVisible();
  await expect(page.getByText('normal', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+e');
  await expect(page.getByText('No phone is logged in.')).toBeVisible();
});

test('a message, in the language of who reads it, and a limit are there as soon as they are sent', async ({
  page,
  mock,
  world,
}) => {
  await freezeInSale(world);
  const { profile, headers } = await world.player({ userName: 'anna' });
  await page.goto(`/__mock#/players/${profile.id}/messages`);
  await expect(page.getByRole('heading', { name: 'anna' })).toBeVisible();
  await page.keyboard.press('m');
  await page.getByLabel('Title, English').fill('Hello there');
  await page.getByLabel('Text, English').fill('It is only a test.');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByLabel('Title, 日本語').fill('こんにちは');
  await page.getByRole('button', { name: 'Send to anna' }).click();
  await expect(page.getByText('Hello there')).toBeVisible();
  const titleIn = async (lang: string) => {
    const asked = { ...headers, lang, 'content-type': 'application/json' };
    const init = { method: 'POST', headers: asked, body: '{}' };
    const reply = await fetch(`${mock.url}/player-api/player/${listMessagesCall.path}`, init);
    return (await reply.json()).data.list[0].title;
  };
  expect(await Promise.all(['en', 'jp', 'kor'].map(titleIn))).toEqual([
    'Hello there',
    'こんにちは',
    'Hello there',
  ]);
  await page.keyboard.press('l');
  const losses = page.getByLabel('Losses a day');
  await losses.fill('20,5');
  await page.keyboard.press('Enter');
  expect(await losses.evaluate((field) => field.matches(':invalid'))).toBe(true);
  await losses.fill('20.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The limits of anna hold now.')).toBeVisible();
  await page.getByRole('button', { name: 'Limits', exact: true }).click();
  await expect(page.getByRole('cell', { name: '20.50' })).toBeVisible();
});

test('at 768 px the list of players shows every number whole, and leaves out when they were created; what opens an account that all demos share is told on its page', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/__mock#/players');
  await expect(page.getByRole('row').filter({ hasText: 'Lin Mei' })).toBeVisible();
  const headings = page.getByRole('columnheader');
  await expect(headings.last()).toHaveText('Unread');
  for (const heading of await headings.all()) await expect(heading).toBeInViewport({ ratio: 1 });

  const demo = world.accounts.find(({ userName }) => userName === 'demo');
  await page.getByRole('link', { name: 'demo', exact: true }).click();
  await expect(
    page.getByText(`password ${demo?.password} · transaction password ${demo?.payPassword}`),
  ).toBeVisible();
});
