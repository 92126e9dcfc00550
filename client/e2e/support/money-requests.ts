import type { World } from '@canada28/mock-server/kit/testing.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { listAllOrdersControl, listPostingsControl } from '@canada28/shared/control/records.control.ts';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type AppPath, paths } from '../../src/paths.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');

/** A request for money as a player makes it, by the keyboard, on a page or in a frame of the console. */
type MoneyRequest = {
  readonly path: string;
  /** Where it is made, and the link of the home page that leads there. */
  readonly screen: AppPath;
  readonly link: string;
  readonly send: (phone: Page | FrameLocator) => Promise<void>;
  readonly expectAnswer: (phone: Page | FrameLocator) => Promise<void>;
  /** How many of its kind the books of the world hold. */
  readonly count: (world: World) => Promise<number>;
};

export const MONEY_REQUESTS: Readonly<Record<'bet' | 'deposit', MoneyRequest>> = {
  bet: {
    path: `game/${placeBetCall.path}`,
    screen: paths.roomBetting,
    link: t('game.bet.now'),
    send: async (phone) => {
      const big = phone.getByRole('button', { name: 'Big 1.999', exact: true });
      // The slip may hold it from before.
      if ((await big.getAttribute('aria-pressed')) !== 'true') await big.press('Enter');
      await phone.getByRole('button', { name: t('game.bet.now') }).press('Enter');
    },
    expectAnswer: (phone) => expect(phone.getByText(t('betting.slip.placed'))).toBeVisible(),
    count: async (world) =>
      (await world.control(listPostingsControl, { query: { type: 'bet-stake' } })).total,
  },
  deposit: {
    path: submitDepositCall.path,
    screen: paths.deposit,
    link: t('common.tab.deposit'),
    send: async (phone) => {
      await phone.getByRole('button', { name: '500', exact: true }).press('Enter');
      await expect(phone.getByRole('textbox', { name: t('finance.detail.depositAmount') })).toHaveValue(
        '500',
      );
      await phone.getByRole('button', { name: t('deposit.form.paid') }).press('Enter');
    },
    expectAnswer: (phone) => expect(phone.getByText(t('deposit.form.submitted'))).toBeVisible(),
    count: async (world) => (await world.control(listAllOrdersControl, { query: { type: 10 } })).total,
  },
};

/** Sends one of which the world books the request and the answer is lost; answers how many there are then. */
export async function loseAnswer(
  phone: Page | FrameLocator,
  world: World,
  { path, send, count }: MoneyRequest,
): Promise<number> {
  const before = await count(world);
  await world.faults.add(path, { close: 'after' }, 1);
  await send(phone);
  await expect(phone.getByText(t('error.request.unanswered')).first()).toBeVisible();
  expect(await count(world)).toBe(before + 1);
  return before + 1;
}
