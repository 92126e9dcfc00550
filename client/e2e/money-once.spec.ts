import type { World } from '@canada28/mock-server/kit/testing.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { LOST_REPLY } from './support/complaints.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { logInBy } from './support/log-in.ts';
import { loseAnswer, MONEY_REQUESTS } from './support/money-requests.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

const refusedDialog = (page: Page) => page.getByRole('alertdialog', { name: t('error.session.logInFirst') });

/** The server asks for a log in. */
async function openDialog(page: Page, world: World): Promise<void> {
  // The screen of before looks at the wallet, too: its dialog would end with it.
  await page.goto('about:blank');
  const fault = await world.faults.add(getMyWalletCall.path, { code: 403, msg: 'not now' });
  await page.goto(paths.my);
  await expect(refusedDialog(page)).toBeVisible();
  await fault.remove();
}

/** What may happen between the lost answer and the same request once more. */
const BETWEEN: Readonly<Record<string, (page: Page, world: World) => Promise<void>>> = {
  'the log-in dialog is cancelled, the page loaded again, the same player logs in': async (page, world) => {
    await openDialog(page, world);
    await refusedDialog(page)
      .getByRole('button', { name: t('common.action.cancel') })
      .click();
    await expect(page).toHaveURL(paths.home);
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
  },
  'the log-in dialog is confirmed, the page loaded again, the same player logs in': async (page, world) => {
    await openDialog(page, world);
    await refusedDialog(page)
      .getByRole('button', { name: t('common.action.confirm') })
      .click();
    await expect(page).toHaveURL(paths.register);
    await page.reload();
    await page.getByRole('tab', { name: t('session.logIn.action') }).click();
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.register);
  },
  'the player logs out, and in again': async (page) => {
    await page.goto(paths.my);
    await page.getByRole('button', { name: t('session.logOut.action') }).click();
    await expect(page).toHaveURL(paths.home);
    await page.goto(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
  },
  'a broken session is reset, the same player logs in': async (page) => {
    await page.goto(paths.resetSession);
    await expect(page).toHaveURL(paths.logIn);
    await logInBy(page, t);
    await expect(page).not.toHaveURL(paths.logIn);
  },
  'a link opens the same player': async (page) => {
    await page.goto('/__mock/open?as=fresh&lang=en&to=/aboutUs');
    await expect(page).toHaveURL(({ pathname }) => pathname === paths.aboutUs);
  },
};

for (const [name, request] of Object.entries(MONEY_REQUESTS)) {
  test.describe(`a ${name} whose answer was lost and that is sent once more is booked once, though`, () => {
    for (const [between, happen] of Object.entries(BETWEEN)) {
      test(between, async ({ page, world, signIn, expectedComplaints }) => {
        expectedComplaints.push(LOST_REPLY);
        await freezeInSale(world);
        await signIn(await world.logIn('fresh'));
        await page.goto(request.screen);
        const booked = await loseAnswer(page, world, request);
        await happen(page, world);
        await page.goto(request.screen);
        await request.send(page);
        await request.expectAnswer(page);
        expect(await request.count(world)).toBe(booked);
      });
    }
  });
}
