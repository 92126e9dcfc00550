import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import { addFaultControl, clearFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { listAllOrdersControl } from '@canada28/shared/control/records.control.ts';
import type { Page } from '@playwright/test';
import { standInNetwork } from './in-network.ts';
import { phoneOf } from './story-presses.ts';

/** What becomes of a step whose reply is lost, whether or not the world can be brought back at once. */
for (const [outcome, isBroughtBack] of [
  ['Nothing was changed', true],
  ['The world is brought back before the next try', false],
] as const)
  test(`a step that fails halfway is done once in the end: ${outcome}`, async ({
    page,
    world,
    expectedComplaints,
  }) => {
    expectedComplaints.push('deposit/submitDepositOrder');
    await page.goto('/__mock/stage');
    await page.getByRole('button', { name: /^Deposit/ }).click();
    await page
      .locator('button:enabled')
      .filter({ hasText: /^Let .* in/ })
      .click();
    await page.getByRole('button', { name: 'Open the deposit' }).and(page.locator(':enabled')).click();
    const send = page.getByRole('button', { name: 'Send the deposit' });
    await expect(send).toBeEnabled();
    const match = { path: 'deposit/submitDepositOrder' };
    // The deposit is carried out, and its reply is lost.
    // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
    await world.control(addFaultControl, { body: { match, then: { close: 'after' } } });
    const orders = async () => (await world.control(listAllOrdersControl)).total;
    const before = await orders();
    if (!isBroughtBack)
      await page.route(
        '**/__mock/snapshots/*/restore',
        (route) => route.fulfill({ json: { code: 409, data: null, msg: 'not now' } }),
        { times: 1 },
      );
    await send.click();
    await expect(page.getByRole('alert')).toContainText(
      `This step failed. ${outcome}: press the big button to try it again, or start over.`,
    );
    if (!isBroughtBack) {
      expect(await orders()).toBe(before + 1);
      // Brought back by this press, and once more after it: the reply is lost again.
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Nothing was changed');
    }
    expect(await orders()).toBe(before);
    await world.control(clearFaultsControl);
    await send.click();
    await expect(page.getByRole('button', { name: 'Confirm the deposit' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await orders()).toBe(before + 1);
  });

test('started over before a story, the stage asks nothing of a world that is not there yet', async ({
  page,
}) => {
  const mock = await startMock({ child: true });
  await page.goto(`${mock.url}/__mock/stage`);
  await expect(page.getByRole('button', { name: /^First win/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect.poll(async () => (await mock.worlds()).map(({ name }) => name)).toContain('stage');
  await page.goto('about:blank');
  await mock.close();
});

test('a code that was asked for before a start over, and comes after it, is not shown', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await standInNetwork(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The first code is made at once, and is long on its way.
  let isFirst = true;
  await page.route('**/__mock/worlds/*/invitation', async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.fallback();
    isFirst = false;
    const data = await world.control(inviteControl, { params: { name: world.name } });
    await released;
    await route.fulfill({ json: { code: 200, data: { ...data, beyondThisMachine: true }, msg: '' } });
  });
  await page.goto('/__mock/stage');
  const first = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/invitation'),
  );
  await page.getByRole('button', { name: /^First win/ }).click();
  const letIn = page.getByRole('button', { name: 'Let Lin Mei in' });
  await expect(letIn).toBeEnabled();
  const late = await first;
  await page.getByRole('button', { name: 'Start over' }).click();
  const code = page.getByRole('img', { name: /^Invitation: / });
  const label = await code.getAttribute('aria-label');
  release();
  await (await late.response())?.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(code).toHaveAttribute('aria-label', label ?? '');
});

test('a phone that is late speaks the language of its stage meanwhile, and comes when it is asked for again', async ({
  page,
}) => {
  let isHeld = true;
  await page.route(/\/\/phone1\./, async (route) => {
    if (!isHeld) await route.continue();
  });
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).waitFor();
  for (const choice of await page.locator('select').all()) await choice.selectOption('kor');
  await page.getByRole('button', { name: /^첫 당첨/ }).click();
  await expect(page.getByText('휴대폰을 불러오는 중입니다.')).toBeVisible();
  // Rendered all the while, so that it has its size, and not to be pressed into.
  const frame = page.locator('main iframe');
  await expect(frame).toHaveCSS('visibility', 'visible');
  await expect(frame).toHaveJSProperty('inert', true);
  isHeld = false;
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  const phone = page.frameLocator('iframe[title="손님 휴대폰"]');
  await expect(phone.getByRole('heading', { name: '캐나다 28' })).toBeVisible();
  await expect(frame).toHaveJSProperty('inert', false);
  // The phone goes on calling while the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a phone whose page does not come with the stage that is loaded again is opened again by itself', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^Chase/ }).click();
  const next = page.getByRole('button', { name: 'Start the chase' });
  await page
    .locator('button:enabled')
    .filter({ hasText: /^Let .* in/ })
    .click();
  await expect(next).toBeEnabled();
  const total = phoneOf(page).getByText('310.00').first();
  await expect(total).toBeVisible();
  await page.route('**/__mock/open?*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(next).toBeEnabled();
  await expect(total).toBeHidden();
  await expect(total).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what could not be done is said in the language of the stage, never in words of the server', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/worlds');
  const refusal = { code: 400, data: null, msg: 'A sentence for developers.' };
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).waitFor();
  for (const choice of await page.locator('select').all()) await choice.selectOption('jp');
  const story = page.getByRole('button', { name: /^初めての当選/ });
  await page.route('**/__mock/worlds', (route) => route.abort());
  await story.click();
  await expect(page.getByText(/^デモが応答していません。/)).toBeVisible();
  await page.route('**/__mock/worlds', (route) => route.fulfill({ status: 400, json: refusal }));
  await story.click();
  await expect(
    page.getByText('実行できませんでした。もう一度試すか、最初からやり直してください。'),
  ).toBeVisible();
  await page.unroute('**/__mock/worlds');
  await page.route('**/__mock/worlds/*/invitation', (route) => route.fulfill({ status: 400, json: refusal }));
  await story.click();
  await expect(page.getByRole('alert').filter({ hasText: '実行できませんでした。' })).toBeVisible();
  await expect(page.getByText(refusal.msg)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'リン・メイさんを迎える' })).toBeEnabled();
  // What the phone fetches is cut with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the window of the presenter is in the language of the stage, labels and a failed step too', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/snapshots', '/__mock/players');
  await page.goto('/__mock/stage#/presenter');
  await page.getByRole('button', { name: /^First win/ }).waitFor();
  for (const choice of await page.locator('select').all()) await choice.selectOption('jp');
  await page.getByRole('button', { name: /^初めての当選/ }).click();
  const letIn = page.getByRole('button', { name: 'リン・メイさんを迎える' });
  await letIn.and(page.locator(':enabled')).waitFor();
  await page.route('**/__mock/snapshots', (route) =>
    route.fulfill({ status: 500, json: { code: 500, data: null, msg: 'A sentence for developers.' } }),
  );
  await expect(letIn).toContainText('スペース');
  await letIn.click();
  await expect(page.getByText('実行できませんでした。')).toBeVisible();
  // What it tells to press is not below it.
  await page.getByRole('button', { name: '最初から' }).click({ trial: true, timeout: 6000 });
  await page.unroute('**/__mock/snapshots');
  await page.route('**/__mock/players*', (route) =>
    route.fulfill({ status: 400, json: { code: 400, data: null, msg: 'A sentence for developers.' } }),
  );
  await letIn.and(page.locator(':enabled')).click();
  await expect(page.getByRole('alert').filter({ hasText: 'この手順は失敗しました。' })).toContainText(
    '何も変わっていません。',
  );
  const detail = page.getByText('A sentence for developers.');
  await expect(detail).toHaveAttribute('lang', 'en');
  for (const opener of ['招待を終える…', '変更…']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '閉じる' }).waitFor();
    expect(await labelsOf(page)).not.toEqual([]);
    expect((await labelsOf(page)).filter(isLatin)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await standInNetwork(page);
  await page.goto('/__mock/stage');
  await page.getByRole('img', { name: /^招待：/ }).waitFor();
  expect((await labelsOf(page)).filter(isLatin)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('no code is shown that no phone in the room could follow', async ({ page }) => {
  await page.goto('/__mock/stage');
  await page.getByRole('button', { name: /^First win/ }).click();
  await expect(page.getByText(/^Phones in the room do not reach it/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Invitation: / })).toHaveCount(0);
  const toScan = page.getByText('Those who scan the code are listed here.');
  await expect(toScan).toHaveCount(0);
  const copy = page.getByRole('button', { name: 'Copy invitation' });
  await expect(copy).toBeDisabled();
  await standInNetwork(page);
  await page.reload();
  await expect(toScan).toBeVisible();
  await expect(copy).toBeEnabled();
  await expect(page.getByRole('img', { name: /^Invitation: / })).toBeVisible();
  await expect(page.getByText(/^or open .* and type /)).toBeVisible();
});

/** What the page's parts are called for screen readers. */
function labelsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], iframe[title], img[alt]:not([alt=""])')].map(
      (element) =>
        element.getAttribute('aria-label') ??
        element.getAttribute('title') ??
        element.getAttribute('alt') ??
        '',
    ),
  );
}

function isLatin(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
