import { paths } from '../src/paths.ts';
import { changePassword } from './support/change-password.ts';
import {
  expect,
  expectQuiet,
  LINMEI,
  logInAsLinmei,
  nextMissingCall,
  test,
  WAYS,
} from './support/foreign-test.ts';
import { logInBy } from './support/log-in.ts';
import { addAddress, enterPasscode, expectMoney } from './support/money-screens.ts';
import { registerBy } from './support/register.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

const PASSCODE = '2828';
const TRON_ADDRESS = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';
/** What a review takes there, and after it the payment. */
const REVIEW_MS = 60_000;

for (const way of WAYS)
  test.describe(way, () => {
    test.use({ way });

    test('a newcomer registers, deposits, and withdraws what came', async ({ page, clock }) => {
      const complained = nextMissingCall(page);
      await page.goto(paths.register);
      await registerBy(page, t, { uname: 'newcomer', password: 'maple-leaf-28' });
      await expect(page).toHaveURL(paths.home);
      await complained;
      await page.goto(paths.my);
      await expectMoney(page, t, { total: '0.00', available: '0.00', frozen: '0.00' });

      await page.goto(paths.deposit);
      await page.getByRole('button', { name: '500', exact: true }).click();
      await page.getByRole('button', { name: t('deposit.form.paid') }).click();
      await expect(page).toHaveURL(new RegExp(paths.depositDetail));
      await expect(page.getByRole('main')).toContainText(t('finance.order.inReview'));
      await expectQuiet(page);
      clock.advance(REVIEW_MS);
      await page.goto(paths.depositRecord);
      await page.getByRole('link', { name: /500\.00/ }).click();
      await expect(page.getByRole('main')).toContainText(t('finance.status.success'));
      await page.goto(paths.messages);
      await expect(page.getByText('500 USDT came.')).toBeVisible();
      await page.getByRole('button', { name: t('messages.screen.readAll') }).click();
      await expect(page.getByRole('button', { name: t('messages.screen.readAll') })).toHaveCount(0);
      await expect(page.getByText(t('messages.item.unread'))).toHaveCount(0);
      await expectQuiet(page);

      await page.goto(paths.transactionPassword);
      await changePassword(page, t, { kind: 'pay', next: PASSCODE });
      await expect(page).not.toHaveURL(new RegExp(paths.transactionPassword));
      await page.goto(paths.addressBook);
      await addAddress(page, t, { protocol: 'TRC20', address: TRON_ADDRESS, passcode: PASSCODE });
      await page.goto(paths.withdraw);
      await page.getByRole('textbox', { name: t('withdraw.form.amount') }).fill('200');
      await expect(page.getByText('199.98')).toBeVisible();
      await page.getByRole('button', { name: t('withdraw.form.submit'), exact: true }).click();
      await enterPasscode(page, t, PASSCODE);
      await expect(page.getByText(t('withdraw.form.submitted'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(paths.withdrawalDetail));
      await expect(page.getByRole('main')).toContainText(TRON_ADDRESS);
      await page.goto(paths.my);
      await expectMoney(page, t, { total: '500.00', available: '300.00', frozen: '200.00' });
      await expectQuiet(page);

      clock.advance(REVIEW_MS);
      await page.goto(paths.withdrawalRecord);
      await page.getByRole('link', { name: /200\.00/ }).click();
      await expect(page.getByRole('main')).toContainText(t('finance.status.approved'));
      clock.advance(REVIEW_MS);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(t('finance.status.success'));
      await page.goto(paths.my);
      await expectMoney(page, t, { total: '300.00', available: '300.00', frozen: '0.00' });
      await expectQuiet(page);
    });

    test('a player changes the nickname and the password, logs out, and in again', async ({ page }) => {
      await logInAsLinmei(page);
      await page.goto(paths.settings);
      await page.getByRole('button', { name: t('settings.nickname.label') }).click();
      const dialog = page.getByRole('dialog', { name: t('settings.nickname.label') });
      await dialog.getByLabel(t('settings.nickname.label')).fill('Mei');
      await dialog.getByRole('button', { name: t('common.action.save') }).click();
      await expect(dialog).toHaveCount(0);
      await page.goto(paths.loginPassword);
      await changePassword(page, t, { kind: 'login', old: LINMEI.password, next: 'maple-29' });
      await expect(page.getByText(t('security.login.changed'))).toBeVisible();
      await page.goto(paths.my);
      await page.getByRole('button', { name: t('session.logOut.action') }).click();
      await expect(page).toHaveURL(paths.home);
      await page.goto(paths.logIn);
      await logInBy(page, t, { uname: LINMEI.uname, password: 'maple-29' });
      await expect(page).toHaveURL(paths.home);
      await page.goto(paths.my);
      await expect(page.getByRole('main')).toContainText('Mei');
      await expect(page.getByRole('main')).not.toContainText('Lin Mei');
      await expectQuiet(page);
    });
  });
