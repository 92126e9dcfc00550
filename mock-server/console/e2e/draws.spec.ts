import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';

test('the next draws are typed in a row, come like that, and stand there as set', async ({ page, world }) => {
  const { issueCode } = await freezeInSale(world);
  await page.goto('/__mock#/draws');
  await expect(page.getByText('Nothing is set')).toBeVisible();
  await expect(page.getByText(/^Next draws, in order\s+Q$/)).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.type('18, 28');
  await expect(page.getByText('"28" is no result')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7 0');
  await expect(page.getByText('3 draws, the first of them the next one.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The next 3 draws: 18, 27, 0.')).toBeVisible();
  const drops = page.getByRole('button', { name: /^Drop what is set/ });
  await expect(drops).toHaveCount(3);
  // The field is left: the key undoes instead of being typed.
  await page.keyboard.press('z');
  await expect(drops).toHaveCount(0);
  await page.keyboard.press('q');
  await page.keyboard.type('18 27 0');
  await page.keyboard.press('Enter');
  await expect(drops).toHaveCount(3);
  await world.clock.to('settled');
  const past = page.getByRole('region', { name: 'Past' });
  const row = past.getByRole('row').filter({ hasText: issueCode });
  await expect(row.getByText('18', { exact: true })).toBeVisible();
  await expect(row).toContainText('was set');
  await page.getByRole('button', { name: 'Leave all to chance' }).click();
  await expect(page.getByText('Nothing is set')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Drop what is set/ })).toHaveCount(2);
});

test('sums and digits that are set together are one step: one key takes them back', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/draws');
  await expect(page.getByText('Nothing is set')).toBeVisible();
  await page.keyboard.press('q');
  await page.keyboard.type('18 9+6+3');
  await page.keyboard.press('Enter');
  const drops = page.getByRole('button', { name: /^Drop what is set/ });
  await expect(drops).toHaveCount(2);
  await expect(page.getByText('The next 2 draws: 18, 9+6+3 = 18.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Nothing is set')).toBeVisible();
});

test('a late draw, no result and a result are decided for one issue, and taken back', async ({
  page,
  world,
}) => {
  const { issueCode } = await freezeInSale(world);
  const next = String(Number(issueCode) + 1);
  await page.goto('/__mock#/draws');
  const coming = page.getByRole('region', { name: 'To come' });
  // The second press of a double click decides nothing by what comes below the pointer.
  await coming.getByRole('button', { name: `Decide issue ${next}` }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: '90 s late' }).click();
  await expect(coming.getByRole('row').filter({ hasText: next })).toContainText('90 s late');
  await coming.getByRole('button', { name: `Decide issue ${issueCode}` }).click();
  await page.getByRole('button', { name: 'No result' }).click();
  const row = coming.getByRole('row').filter({ hasText: issueCode });
  await expect(row).toContainText('no result');
  await coming.getByRole('button', { name: `Decide issue ${issueCode}` }).click();
  await page.getByRole('button', { name: '27', exact: true }).click();
  await expect(row.getByText('27', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toContainText('no result');
  await world.clock.to('settled');
  await expect(
    page.getByRole('region', { name: 'Past' }).getByRole('row').filter({ hasText: issueCode }),
  ).toContainText('void');
});

test('axe finds nothing, with something set and without', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock#/draws');
  await expect(page.getByText('Nothing is set')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await world.draws.next({ sum: 18 }, { sum: 0 });
  await expect(page.getByRole('button', { name: /^Drop what is set/ })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});

const READS_ISSUES = `**${CONTROL_BASE}${listIssuesControl.path}?*`;

test('a sale that ended while another page was open is over when the draws are opened again', async ({
  page,
  world,
}) => {
  const { issueCode } = await freezeInSale(world);
  const told = page.waitForResponse(READS_ISSUES);
  await page.goto('/__mock#/draws');
  const body = (await (await told).text()).replace('"selling"', '"sealed"');
  const row = page.getByRole('region', { name: 'To come' }).getByRole('row').filter({ hasText: issueCode });
  await expect(row).toContainText('on sale');
  // The page is left while an answer of before is still on its way.
  let isLeft = false;
  let sendLate = () => {};
  const late = new Promise<void>((resolve) => {
    sendLate = resolve;
  });
  await page.route(READS_ISSUES, async (route) => {
    // No journal tells of the end of a sale.
    if (isLeft) return route.fulfill({ body, contentType: 'application/json' });
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest(READS_ISSUES);
  await world.draws.next({ sum: 18 });
  await asked;
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Scenarios' })).toBeVisible();
  isLeft = true;
  await page.keyboard.press('4');
  await expect(row).toBeVisible();
  sendLate();
  await expect(row).toContainText('sealed');
  // The page may be reading again while the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
