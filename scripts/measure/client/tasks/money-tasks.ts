import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect } from '@playwright/test';
import { MONEY_REQUESTS } from '../../../../client/e2e/support/money-requests.ts';
import { applyScenario, button, phoneOf, rail, type Task } from './desk.ts';

/** Money on the phone, and what proves it. */
export const MONEY_TASKS: Readonly<Record<string, Task>> = {
  'a deposit whose reply is lost, the phone loaded again, sent once more': async (hand, { page, world }) => {
    const { count } = MONEY_REQUESTS.deposit;
    const before = await count(world);
    await hand.click(rail(page, 'Faults'));
    await hand.click(button(page, /The reply to a deposit is lost/));
    await hand.click(rail(page, 'Cockpit'));
    const phone = phoneOf(page, 'demo');
    const deposit = async () => {
      await hand.tap(phone.getByRole('button', { name: '500', exact: true }));
      await hand.tap(phone.getByRole('button', { name: 'I have paid' }));
    };
    await hand.tap(phone.getByRole('link', { name: 'Deposit' }).first());
    await deposit();
    await hand.read(phone.getByText(/No response received/).first());
    await hand.click(button(page, 'Load the phone again'));
    await deposit();
    await hand.read(phone.getByText(/submitted/i).first());
    expect(await count(world)).toBe(before + 1);
  },
  'the balance as it was yesterday at 18:00': async (hand, { page, world }) => {
    await hand.click(rail(page, 'Players'));
    await hand.click(page.getByRole('link', { name: 'demo', exact: true }));
    const asOf = page.getByLabel(/As of/);
    const { nowMs } = await world.read();
    const [year, month, day] = dayTextFromMs(nowMs - DAY_MS).split('-');
    await hand.click(asOf);
    await hand.type(page, `${month}${day}${year}`);
    await hand.press(page, 'Tab');
    await hand.type(page, '060000PM');
    await hand.read(page.getByText(/^Then:/).first());
    await expect(asOf).toHaveValue(new RegExp(`^${year}-${month}-${day}T18:00`));
  },
  'proof that money came back once': async (hand, { page }) => {
    await applyScenario(hand, page, { words: 'withdrawal failed', title: 'Withdrawal failed' });
    await hand.click(rail(page, 'Players'));
    await hand.click(page.getByRole('link', { name: 'demo', exact: true }));
    await hand.read(page.getByRole('cell', { name: /^Withdrawal return/ }).first());
    await hand.read(page.getByText(/adds? up to these balances, to the micro/));
  },
};
