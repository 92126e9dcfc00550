import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import type { Page } from '@playwright/test';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { registerBy } from './support/register.ts';
import { expect, test } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

// Issue after issue, whatever the time of day is.
test.use({ worldOptions: { config: { maintenance: 'none' } } });

const NEWCOMER = { uname: 'newcomer', password: 'maple-leaf-28' };

/** The journey of a first day: guest, registration, bet, cutoff, scripted draw, prize, record, log out. */
for (const language of LANGUAGE_CODES) {
  test(`a newcomer bets, wins and finds every sum right (${language})`, async ({ page, world }) => {
    const t = wordsOf(language);
    const issue = await freezeInSale(world);
    await page.addInitScript((code) => localStorage.setItem('lang', code), language);

    await page.goto('/');
    await expect(page.getByText(issue.issueCode).first()).toBeVisible();
    await page.getByRole('link', { name: t('game.bet.now') }).click();
    await pick(page, t);
    await page.getByRole('button', { name: t('game.bet.now') }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
      t('error.session.logInFirst'),
    );

    await page.getByRole('button', { name: t('session.logIn.action') }).click();
    await page.getByRole('link', { name: t('auth.register.submit') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await registerBy(page, t, NEWCOMER);

    await expect(page).toHaveURL(/\/order\/betting$/);
    await page.getByRole('button', { name: t('game.bet.now') }).click();
    await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();

    await world.clock.advance(issue.saleEndMs - issue.saleStartMs - 10_000);
    await expect(page.getByText(t('game.issue.sealed')).first()).toBeVisible();
    expect(await betCode(page, issue.issueCode)).toBe(ERROR_CODES.issueSealed);

    await world.draws.next({ sum: 18 });
    await world.clock.advance(issue.drawAtMs - issue.saleEndMs);
    await expect(page.getByText('+392.95')).toBeVisible();
    await expectRevealToAddUp(page, t);
    await expect(page.getByText(t('draws.reveal.forced'))).toBeVisible();

    await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
    await expect(
      page.getByText(t('draws.reveal.resultOf', { issue: Number(issue.issueCode) + 1 })),
    ).toBeVisible();
    await page.getByRole('button', { name: t('draws.reveal.verify') }).click();
    await expect(page.getByText(t('draws.verify.verified'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('draws.verify.numbersMatch'))).toBeVisible();

    await page.goto('/center');
    await expect(page.getByText('1,392.95').first()).toBeVisible();
    await expectRecordAndDetailToAgree(page, t);

    await page.goto('/center');
    await page.getByRole('button', { name: t('session.logOut.action') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(t('session.logOut.done'))).toBeVisible();
  });
}

/** The code with which the world answers a bet that the screen would not let through. */
async function betCode(page: Page, issueCode: string): Promise<number> {
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  const bet = { issueCode, lotteryId: '1', totalAmount: 10, gameItem };
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch('/player-api/player/game/gameBet.do', init)).json()).code;
  }, bet);
}

/** Each zone's digit is the last one of its sum, and the three digits make the result. */
async function expectRevealToAddUp(page: Page, t: Words): Promise<void> {
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  const digits: number[] = [];
  for (const row of await rows.all()) {
    const [zoneSum = '', digit = ''] = await row.getByRole('cell').allInnerTexts();
    expect(zoneSum.at(-1)).toBe(digit);
    digits.push(Number(digit));
  }
  expect(digits.reduce((sum, digit) => sum + digit, 0)).toBe(18);
  await expect(page.getByRole('list', { name: t('draws.reveal.numbers') }).getByRole('listitem')).toHaveCount(
    20,
  );
}

async function expectRecordAndDetailToAgree(page: Page, t: Words): Promise<void> {
  await page.goto('/record');
  await expect(page.getByText('+343.00')).toBeVisible();
  await expect(page.getByText('+49.95')).toBeVisible();
  await page.getByText('+49.95').click();
  await expect(page).toHaveURL(/\/record\/detail/);
  await expect(page.getByText('99.95').first()).toBeVisible();
  await expect(page.getByText('50.00').first()).toBeVisible();
  await expect(page.getByText(t('game.choice.big')).first()).toBeVisible();
}

async function pick(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('button', {
      name: `${t('game.choice.big')} 1.999`,
      exact: true,
    })
    .click();
  await page.getByRole('button', { name: '18 18.15', exact: true }).click();
  await page.getByLabel(t('betting.slip.amountFor', { choice: t('game.choice.big') })).fill('50');
  await page.getByLabel(t('betting.slip.amountFor', { choice: '18' })).fill('20');
}
