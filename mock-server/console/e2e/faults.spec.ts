import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';

test('a fault is built by choosing, hits, is removed and comes back', async ({ page, world }) => {
  const player = await world.player({ balance: 500 });
  await page.goto('/__mock#/faults');
  await expect(page.getByText('Nothing goes wrong.')).toBeVisible();
  await page.getByLabel('Which calls').fill('wallet');
  await page.getByRole('option', { name: 'wallet/getMyWallet' }).click();
  await page.getByLabel('Whose').selectOption(player.userName);
  await page.getByRole('radio', { name: /^Is refused Not/ }).check();
  await page.getByLabel('Code', { exact: true }).fill('5000');
  await page.getByLabel('Text for the player').fill('Later, please');
  await page.getByLabel('How often').selectOption('only one of them');
  const sentence = `The first call of wallet/getMyWallet by ${player.userName} is not carried out and answers code 5000 with "Later, please".`;
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await page.getByRole('button', { name: 'Add the fault' }).click();
  const fault = page.getByRole('listitem').filter({ hasText: sentence });
  await expect(fault.getByText('not hit yet')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(player.call('wallet/getMyWallet', {})).rejects.toThrow('Later, please');
  await expect(fault.getByText('hit 1 call')).toBeVisible();
  await player.call('wallet/getMyWallet', {});
  await expect(fault.getByText('over')).toBeVisible();
  // What hits nothing any more is not counted as on.
  await expect(page.getByRole('link', { name: 'Faults', exact: true })).toBeVisible();
  await fault.getByRole('button', { name: /^Remove/ }).click();
  await expect(fault).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(fault).toBeVisible();
});

test('every bet is refused as sealed, one press away, from any page too', async ({ page }) => {
  await page.goto('/__mock#/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fault refused as sealed');
  await page.getByRole('option', { name: /Fault: Every bet is refused as sealed/ }).waitFor();
  await page.keyboard.press('Enter');
  const sentence = 'Every call of game/gameBet.do is not carried out and answers code 6000';
  await expect(page.getByRole('button', { name: `fault added ${sentence}` })).toBeVisible();
});

test('on a small laptop all begins in sight; a press too early adds nothing; what is ready made says that it is on, and goes by the same press', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/__mock#/faults');
  await expect(page.getByText('Choose which calls it is about.')).toBeVisible();
  const builder = page.getByRole('region', { name: 'Build a fault' });
  await expect(builder.getByRole('heading')).toBeInViewport();
  await expect(builder.getByLabel('Which calls')).toBeInViewport();
  await expect(builder.getByRole('radio', { name: /^Reply is changed/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add the fault' })).toBeDisabled();
  await page.getByLabel('Which calls').press('Enter');
  await page.getByRole('button', { name: 'Add: The reply to a withdrawal is lost' }).click();
  const ready = page.getByRole('region', { name: 'Ready made' });
  const card = ready.getByRole('listitem').filter({ hasText: 'The reply to a withdrawal is lost' });
  await expect(card).toContainText('The first call of withdraw/submitWithdrawOrder');
  await expect(card.getByText('on', { exact: true })).toBeVisible();
  expect(await world.faults.list()).toHaveLength(1);
  await card.getByRole('button', { name: /^Switch off/ }).click();
  await expect(card.getByText('on', { exact: true })).toHaveCount(0);
  expect(await world.faults.list()).toEqual([]);
});

test('at 768 px a fault with a long word is whole: built, on, and told by the entry that it hit', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const word = 'W'.repeat(300);
  await world.faults.add('wallet/getMyWallet', { code: 5000, msg: word });
  const player = await world.player();
  await expect(player.call('wallet/getMyWallet', {})).rejects.toThrow(word);
  await page.goto('/__mock#/faults?path=wallet/getMyWallet');
  await page.getByRole('radio', { name: /^Is refused Not/ }).check();
  await page.getByLabel('Text for the player').fill(word);
  const sentences = page.locator('p').filter({ hasText: word });
  await expect(sentences).toHaveCount(2);
  const isCut = (sentence: HTMLElement) => sentence.scrollWidth > sentence.clientWidth;
  for (const sentence of await sentences.all()) expect(await sentence.evaluate(isCut)).toBe(false);
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: /getMyWallet fault/ }).click();
  await expect(sentences).toHaveCount(1);
  expect(await sentences.evaluate(isCut)).toBe(false);
});
