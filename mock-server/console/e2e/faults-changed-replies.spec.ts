import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('a reply is changed by choosing its fields, and the journal says what was changed', async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock#/faults');
  await page.getByLabel('Which calls').fill('getMyWal');
  await page.getByRole('option', { name: 'wallet/getMyWallet' }).click();
  await page.getByRole('radio', { name: /^Reply is changed/ }).check();
  await expect(page.getByText('Each change: a field of the reply, and what becomes of it.')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Field', exact: true });
  await field.fill('usable');
  await page.getByRole('option', { name: /^data\.moneyUsable number/ }).click();
  await page.getByRole('button', { name: 'Another change' }).click();
  await field.nth(1).fill('msg');
  await page.getByLabel('What becomes of it').nth(1).selectOption('is set to');
  await page.getByLabel('Value').fill('Hello');
  const sentence =
    'Every call of wallet/getMyWallet is carried out, and its reply is changed: no data.moneyUsable, msg is "Hello".';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add the fault' }).click();
  const fault = page.getByRole('listitem').filter({ hasText: sentence });
  await expect(fault).toBeVisible();

  const reply = await world.request
    .post('/player-api/player/wallet/getMyWallet')
    .set(player.headers)
    .send({})
    .expect(200);
  expect(reply.body).toMatchObject({ code: 200, msg: 'Hello' });
  expect(reply.body.data).not.toHaveProperty('moneyUsable');
  await expect(fault.getByText('hit 1 call')).toBeVisible();
});

test('each call in turn has its own, and one goes unharmed', async ({ page, world }) => {
  const player = await world.player();
  const wallet = () =>
    player.call('wallet/getMyWallet', {}).then(
      () => 200,
      ({ code }) => code,
    );
  await page.goto('/__mock#/faults');
  await page.getByLabel('Which calls').fill('wallet/getMyWallet');
  await page.getByLabel('Which calls').press('Enter');
  await page.getByRole('radio', { name: /^Answers an HTTP error/ }).check();
  await page.getByRole('button', { name: 'Something else for the next one' }).click();
  await page.getByRole('button', { name: 'Another step' }).click();
  await page.getByRole('radio', { name: /^Is refused Not/ }).check();
  await page.getByLabel('Code', { exact: true }).fill('5000');
  await page.getByRole('button', { name: '1 Answers an HTTP error' }).click();
  await page.getByLabel('HTTP status').fill('503');
  const sentence =
    'In turn the first call of wallet/getMyWallet is not carried out and answers HTTP 503; the second goes unharmed; the third is not carried out and answers code 5000 without a text.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('button', { name: 'Add the fault' }).click();
  const fault = page.getByRole('listitem').filter({ hasText: sentence });
  await expect(fault).toBeVisible();
  expect([await wallet(), await wallet(), await wallet(), await wallet()]).toEqual([503, 200, 5000, 200]);
  await expect(fault.getByText('over')).toBeVisible();
});

test('a file of the client is made to fail, with what can happen to files alone', async ({ page, world }) => {
  await page.goto('/__mock#/faults');
  await page.getByRole('radio', { name: /^Is refused Not/ }).check();
  await page.getByRole('button', { name: 'Files of the client' }).click();
  await expect(page.getByRole('radio', { name: /^Is refused/ })).toHaveCount(0);
  await page.getByLabel('Which files').click();
  await page.getByRole('option', { name: '/assets/*.js' }).click();
  await page.getByRole('radio', { name: /^Answers an HTTP error/ }).check();
  await page.getByLabel('HTTP status').fill('503');
  const sentence = 'Every load of /assets/*.js answers HTTP 503.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('button', { name: 'Add the fault' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  const html = (await world.request.get('/').expect(200)).text;
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  await world.request.get(script).expect(503);
});

test('a call of the journal that succeeded is made a fault by changing its reply', async ({
  page,
  world,
}) => {
  const player = await world.player();
  await player.call('wallet/getMyWallet', {});
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: /wallet\/getMyWallet/ }).click();
  await page.getByRole('button', { name: 'Make this a fault' }).click();
  await expect(page.getByLabel('Which calls')).toHaveValue('wallet/getMyWallet');
  await expect(page.getByLabel('Whose')).toHaveValue(player.userName);
  await expect(page.getByRole('radio', { name: /^Reply is changed/ })).toBeChecked();
  await page.getByRole('combobox', { name: 'Field', exact: true }).click();
  await expect(page.getByRole('option', { name: /^data\.moneyUsable/ })).toBeVisible();
});
