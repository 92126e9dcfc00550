import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { changePassword } from './support/change-password.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { addAddress, enterPasscode, expectMoney } from './support/money-screens.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const PASSCODE = '2828';
const TRON_ADDRESS = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';
const ETHEREUM_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** What the automatic review takes, and after it the payment. */
const REVIEW_MS = 20_000;

/** The journey of money: password, addresses, deposit, review, withdrawal, payment; every balance to the cent. */
for (const language of LANGUAGE_CODES) {
  test(`money comes in and goes out, every sum exact (${language})`, async ({ page, world, signIn }) => {
    test.slow();
    const t = wordsOf(language);
    await freezeInSale(world);
    const player = await world.logIn('fresh');
    await signIn(player, language);

    await page.goto('/withdraw');
    await expect(page.getByText(t('error.password.transactionNotSet'))).toBeVisible();
    await page.getByRole('link', { name: t('security.pay.set') }).click();
    await changePassword(page, t, { kind: 'pay', next: PASSCODE });
    await expect(page).toHaveURL(/\/withdraw$/);
    await expect(page.getByText(t('withdraw.screen.depositFirst'))).toBeVisible();

    await page.goto('/address');
    await addAddress(page, t, { protocol: 'TRC20', address: TRON_ADDRESS, passcode: PASSCODE });
    await addAddress(page, t, { protocol: 'ERC20', address: ETHEREUM_ADDRESS, passcode: PASSCODE });
    await expect(page.getByText(ETHEREUM_ADDRESS)).toBeVisible();

    await page.goto('/center');
    await expectMoney(page, t, { total: '1,000.00', available: '1,000.00', frozen: '0.00' });
    await page
      .getByRole('link', { name: t('common.tab.deposit'), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: '500', exact: true }).click();
    await page.getByRole('button', { name: t('deposit.form.paid') }).click();
    await expect(page).toHaveURL(/\/recharge\/detail/);
    await expect(page.getByRole('main')).toContainText(t('finance.order.inReview'));
    await world.clock.advance(REVIEW_MS);
    await expect(page.getByRole('main')).toContainText(t('finance.status.success'));
    await page.goto('/center');
    await expectMoney(page, t, { total: '1,525.00', available: '1,525.00', frozen: '0.00' });

    await page.getByRole('link', { name: t('my.menu.withdraw'), exact: true }).click();
    await page.getByRole('textbox', { name: t('withdraw.form.amount') }).fill('200');
    await expect(page.getByText('199.98')).toBeVisible();
    await expect(page.getByText('0.02')).toBeVisible();
    await page.getByRole('button', { name: t('withdraw.form.submit'), exact: true }).click();
    await enterPasscode(page, t, PASSCODE);
    await expect(page.getByText(t('withdraw.form.submitted'))).toBeVisible();
    await expect(page).toHaveURL(/\/withdraw\/detail/);
    await expect(page.getByRole('main')).toContainText(TRON_ADDRESS);
    await page.goto('/center');
    await expectMoney(page, t, { total: '1,525.00', available: '1,325.00', frozen: '200.00' });

    await page.goto('/withdraw/list');
    await page.getByRole('link', { name: /200\.00/ }).click();
    await world.clock.advance(REVIEW_MS);
    await expect(page.getByRole('main')).toContainText(t('finance.status.approved'));
    await world.clock.advance(REVIEW_MS);
    await expect(page.getByRole('main')).toContainText(t('finance.status.success'));
    await page.goto('/center');
    await expectMoney(page, t, { total: '1,325.00', available: '1,325.00', frozen: '0.00' });
  });
}
